/** Embeds: the framed part of a message. */

import { h } from "/page/dom.js";
import { inline } from "/page/inline.js";
import { markdown } from "/page/markdown.js";
import { link } from "/page/mentions.js";
import { timeElement } from "/page/times.js";

/**
 * Return an embed as an element.
 * @param {any} embed as Discord writes it
 * @param {any[]} attachments the message's files, for the pictures' texts
 * @param {import("/page/mentions.js").Reader} reader
 */
export function embedElement(embed, attachments, reader) {
  const element = h(
    "div",
    { class: "embed" },
    embed.author?.name && h("p", { class: "embed-author" }, embed.author.name),
    embed.title && title(embed, reader),
    embed.thumbnail && picture(embed.thumbnail.url, attachments, "thumbnail"),
    embed.description && h("div", {}, ...markdown(embed.description, reader)),
    embed.fields?.length && fields(embed.fields, reader),
    embed.image && picture(embed.image.url, attachments, "picture"),
    (embed.footer?.text || embed.timestamp) && footer(embed),
  );
  if (embed.color) {
    const colour = `#${embed.color.toString(16).padStart(6, "0")}`;
    element.style.setProperty("--edge", colour);
  }
  return element;
}

function title(embed, reader) {
  const words = inline(embed.title, reader);
  const linked = /^https?:\/\//.test(embed.url ?? "");
  return h("h3", {}, ...(linked ? [link(embed.url, words)] : words));
}

function fields(all, reader) {
  return h(
    "dl",
    {},
    ...all.map((field) =>
      h(
        "div",
        { class: field.inline ? "beside" : "below" },
        h("dt", {}, ...inline(field.name, reader)),
        h("dd", {}, ...markdown(field.value, reader)),
      ),
    ),
  );
}

/** Return a picture that the table itself serves; others are only linked to. */
export function picture(url, attachments, kind) {
  const file = attachments.find((one) => one.url === url);
  if (url.startsWith("/") && !url.startsWith("//")) {
    const props = { src: url, alt: file?.description ?? file?.filename ?? "", loading: "lazy" };
    return h(
      "a",
      { class: kind, href: url, target: "_blank", rel: "noopener" },
      h("img", props),
    );
  }
  return /^https?:\/\//.test(url) ? h("p", {}, link(url, [url])) : null;
}

function footer(embed) {
  const moment = embed.timestamp && timeElement(new Date(embed.timestamp), "f");
  const text = embed.footer?.text;
  return h("p", { class: "embed-footer" }, text, text && moment && " · ", moment);
}
