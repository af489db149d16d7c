/** One message of the log. */

import { h } from "/page/dom.js";
import { components } from "/page/components.js";
import { embedElement, picture } from "/page/embed.js";
import { markdown } from "/page/markdown.js";
import { told } from "/page/times.js";
import { language, say } from "/page/words.js";

const THINKING = 1 << 7;
const KILO = 1024;

/**
 * @typedef {Object} Desk
 * @property {import("/page/mentions.js").Reader} reader
 * @property {(what: string, params: Object<string, any>) => Promise<string|null>} act
 * @property {(message: any) => void} dismiss
 */

/**
 * Return a message as a list item.
 * @param {any} message
 * @param {Desk} desk
 */
export function messageElement(message, desk) {
  const secret = message.visible_to !== null;
  const called = message.pings.some(desk.reader.isMe);
  const classes = ["entry", secret && "secret", called && "called"];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), id: `m${message.id}`, tabindex: -1 },
    h("article", {}, head(message), ...body(message, desk), foot(message, desk)),
  );
}

function head(message) {
  const moment = new Date(message.timestamp);
  const asked = message.interaction_metadata?.user;
  const use = message.used ? "used" : "asked";
  return h(
    "header",
    {},
    h("time", { datetime: moment.toISOString(), title: told(moment, "F") }, told(moment, "t")),
    h("b", { class: message.author.bot ? "author bot" : "author" }, message.author.username),
    asked &&
      h("span", { class: "about" }, say(use, { name: asked.username, command: message.used })),
    message.edited_timestamp && h("span", { class: "about" }, say("edited")),
  );
}

function body(message, desk) {
  if (message.flags & THINKING) {
    return [h("p", { class: "thinking" }, say("thinking", { name: message.author.username }))];
  }
  const { attachments, embeds } = message;
  const framed = embeds.flatMap((one) => [one.image?.url, one.thumbnail?.url]);
  return [
    h("div", { class: "text" }, ...markdown(message.content, desk.reader)),
    ...embeds.map((one) => embedElement(one, attachments, desk.reader)),
    ...attachments.filter((one) => !framed.includes(one.url)).map((one) => file(one, attachments)),
    ...components(message, desk.act),
  ];
}

function file(one, attachments) {
  if (one.content_type?.startsWith("image/")) return picture(one.url, attachments, "picture");
  return h(
    "p",
    { class: "file" },
    h("a", { href: one.url, download: one.filename }, one.filename),
    h("span", { class: "about" }, size(one.size)),
    one.description && h("span", { class: "about" }, one.description),
  );
}

function size(bytes) {
  const unit = bytes < KILO ? "byte" : bytes < KILO * KILO ? "kilobyte" : "megabyte";
  const count = bytes / { byte: 1, kilobyte: KILO, megabyte: KILO * KILO }[unit];
  const style = { style: "unit", unit, unitDisplay: "narrow", maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), style).format(count);
}

function foot(message, desk) {
  if (message.visible_to === null) return null;
  const dismiss = () => desk.dismiss(message);
  return h(
    "footer",
    {},
    h("span", {}, say("only-you")),
    h("button", { type: "button", class: "quiet", onclick: dismiss }, say("dismiss")),
  );
}
