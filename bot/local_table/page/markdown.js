/** Discord's markup by lines: code blocks, quotes, headings, lists, small print. */

import { h } from "/page/dom.js";
import { inline } from "/page/inline.js";

/** @typedef {import("/page/mentions.js").Reader} Reader */

const FENCE = /```(?:([\w+#-]+)\n)?\n?([\s\S]*?)\n?```/g;
const LIST = /^(\s*)(?:[-*]|(\d{1,9})\.)\s+(\S.*)$/;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SMALL = /^-#\s+(\S.*)$/;

/**
 * Return a message's text as elements.
 * @param {string} text
 * @param {Reader} reader
 * @returns {Node[]}
 */
export function markdown(text, reader) {
  /** @type {Node[]} */
  const made = [];
  let at = 0;
  for (const found of text.matchAll(FENCE)) {
    made.push(...lines(text.slice(at, found.index), reader));
    made.push(h("pre", { tabindex: 0 }, h("code", {}, found[2])));
    at = found.index + found[0].length;
  }
  made.push(...lines(text.slice(at), reader));
  return made;
}

function lines(text, reader) {
  const trimmed = text.replace(/^\n|\n$/g, "");
  if (!trimmed) return [];
  const rest = trimmed.split("\n");
  const made = [];
  while (rest.length) {
    made.push(
      quote(rest, reader) ??
        heading(rest, reader) ??
        small(rest, reader) ??
        list(rest, reader) ??
        paragraph(rest, reader),
    );
  }
  return made;
}

function quote(rest, reader) {
  let inner;
  if (rest[0].startsWith(">>> ")) {
    inner = rest.splice(0).join("\n").slice(4);
  } else if (rest[0].startsWith("> ")) {
    const count = rest.findIndex((line) => !/^>( |$)/.test(line));
    const taken = rest.splice(0, count < 0 ? rest.length : count);
    inner = taken.map((line) => line.slice(2)).join("\n");
  } else {
    return null;
  }
  const unquoted = lines(inner.replace(/^(>{1,3} )+/gm, ""), reader);
  return h("blockquote", {}, ...unquoted);
}

function heading(rest, reader) {
  const found = HEADING.exec(rest[0]);
  if (!found) return null;
  rest.shift();
  // Levels 1 and 2 belong to the page itself.
  return h(`h${found[1].length + 2}`, {}, ...inline(found[2], reader));
}

function small(rest, reader) {
  const found = SMALL.exec(rest[0]);
  if (!found) return null;
  rest.shift();
  return h("p", { class: "small" }, ...inline(found[1], reader));
}

function list(rest, reader) {
  const first = LIST.exec(rest[0]);
  if (!first) return null;
  const depth = first[1].length;
  const made = h(first[2] ? "ol" : "ul", { start: first[2] ?? null });
  for (let found = first; found; found = rest.length ? LIST.exec(rest[0]) : null) {
    if (found[1].length < depth) break;
    if (found[1].length > depth + 1 && made.lastChild) {
      made.lastChild.append(list(rest, reader));
      continue;
    }
    if (Boolean(found[2]) !== (made.tagName === "OL")) break;
    rest.shift();
    made.append(h("li", {}, ...inline(found[3], reader)));
  }
  return made;
}

function paragraph(rest, reader) {
  const taken = [rest.shift()];
  while (rest.length && !special(rest[0])) taken.push(rest.shift());
  return h("p", {}, ...inline(taken.join("\n"), reader));
}

function special(line) {
  return /^>( |>> )/.test(line) || [HEADING, SMALL, LIST].some((kind) => kind.test(line));
}
