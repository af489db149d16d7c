/** What stands in angle brackets: people, channels, commands, moments, addresses. */

import { h } from "/page/dom.js";
import { timeElement } from "/page/times.js";
import { say } from "/page/words.js";

/**
 * What a text is read against.
 * @typedef {Object} Reader
 * @property {(id: string) => boolean} isMe
 * @property {(id: string) => string|undefined} personName
 * @property {(id: string) => string|undefined} placeName
 * @property {(id: string) => void} goTo
 * @property {(path: string) => void} begin puts a command into the message line
 */

const PATTERN =
  /^<(?:@!?(?<person>\d+)|#(?<place>\d+)|\/(?<command>[^:<>\n]+):\d+|t:(?<moment>-?\d{1,12})(?::(?<style>[tTdDfFR]))?|(?<address>https?:\/\/[^\s<>]+)|a?(?<emoji>:\w+:)\d+)>/;

/**
 * Read one mention at the start of *text*.
 * @param {string} text
 * @param {Reader} reader
 * @returns {{length: number, node: Node}|null}
 */
export function mention(text, reader) {
  const found = PATTERN.exec(text);
  if (!found) return null;
  return { length: found[0].length, node: element(found.groups, reader) };
}

function element(part, reader) {
  if (part.person) return person(part.person, reader);
  if (part.place) return place(part.place, reader);
  if (part.command) return command(part.command, reader);
  if (part.moment) return timeElement(new Date(Number(part.moment) * 1000), part.style);
  if (part.address) return link(part.address, [part.address]);
  return document.createTextNode(part.emoji);
}

function person(id, reader) {
  const name = reader.personName(id);
  const mine = reader.isMe(id) ? "mention mine" : "mention";
  return h("span", { class: mine }, `@${name ?? say("unknown-person")}`);
}

function place(id, reader) {
  const name = reader.placeName(id);
  if (!name) return h("span", { class: "mention" }, `#${say("unknown-place")}`);
  const go = () => reader.goTo(id);
  return h("button", { class: "mention", type: "button", onclick: go }, `#${name}`);
}

function command(path, reader) {
  const begin = () => reader.begin(path);
  return h("button", { class: "mention", type: "button", onclick: begin }, `/${path}`);
}

/**
 * Return a link that opens elsewhere and tells nobody whence.
 * @param {string} address must begin with http:// or https://
 * @param {(Node|string)[]} content
 */
export function link(address, content) {
  const props = { href: address, target: "_blank", rel: "noopener noreferrer" };
  return h("a", props, ...content);
}
