/** Discord's markup within a line: emphasis, code, spoilers, links, mentions. */

import { h } from "/page/dom.js";
import { link, mention } from "/page/mentions.js";
import { say } from "/page/words.js";

const DEEPEST = 12;
const WORD = /[\p{L}\p{N}_]/u;
const PLAIN = /^[^\\`*_~|<[h\u{1F3B2}]+|^[\s\S]/u;
const DIE = "\u{1F3B2}";
const ADDRESS = /^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/;
const MASKED = /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/;

/** Marks in the order in which they are tried, and what they make. */
const SPANS = [
  ["***", (inner) => [h("strong", {}, h("em", {}, ...inner))]],
  ["**", (inner) => [h("strong", {}, ...inner)]],
  ["__", (inner) => [h("u", {}, ...inner)]],
  ["~~", (inner) => [h("s", {}, ...inner)]],
  ["||", (inner) => [spoiler(inner)]],
  ["*", (inner) => [h("em", {}, ...inner)]],
  ["_", (inner) => [h("em", {}, ...inner)]],
];

/**
 * Return the nodes of a text.
 * @param {string} text
 * @param {import("/page/mentions.js").Reader} reader
 * @param {number} [depth]
 * @returns {(Node|string)[]}
 */
export function inline(text, reader, depth = 0) {
  /** @type {(Node|string)[]} */
  const nodes = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const before = text[at - 1] ?? "";
    const found =
      escaped(rest) ??
      code(rest) ??
      die(rest) ??
      mention(rest, reader) ??
      (WORD.test(before) ? null : address(rest)) ??
      masked(rest, reader, depth) ??
      (depth < DEEPEST ? span(rest, before, reader, depth) : null);
    if (found) {
      nodes.push(...(found.nodes ?? [found.node]));
      at += found.length;
    } else {
      const plain = PLAIN.exec(rest)[0];
      nodes.push(plain);
      at += plain.length;
    }
  }
  return nodes;
}

function escaped(rest) {
  const found = /^\\([^\p{L}\p{N}\s])/u.exec(rest);
  return found && { length: found[0].length, node: found[1] };
}

/** Read code between equal runs of backticks; a run that nothing closes is text. */
function code(rest) {
  const mark = /^`+/.exec(rest)?.[0];
  if (!mark) return null;
  for (const run of rest.slice(mark.length).matchAll(/`+/g)) {
    if (run[0].length !== mark.length || run.index === 0) continue;
    const inner = rest.slice(mark.length, mark.length + run.index);
    const shown = mark.length > 1 ? inner.trim() : inner;
    return { length: mark.length * 2 + run.index, node: h("code", {}, shown) };
  }
  return { length: mark.length, node: mark };
}

/** Draw the die, for which a machine without coloured letters has no sign. */
function die(rest) {
  if (!rest.startsWith(DIE)) return null;
  return { length: DIE.length, node: h("img", { class: "sign", src: "/page/die.svg", alt: DIE }) };
}

function address(rest) {
  const found = ADDRESS.exec(rest);
  return found && { length: found[0].length, node: link(found[0], [found[0]]) };
}

function masked(rest, reader, depth) {
  const found = MASKED.exec(rest);
  if (!found || depth >= DEEPEST) return null;
  const inner = inline(found[1], reader, DEEPEST);
  return { length: found[0].length, node: link(found[2], inner) };
}

function span(rest, before, reader, depth) {
  for (const [mark, made] of SPANS) {
    if (!rest.startsWith(mark)) continue;
    if (mark === "_" && WORD.test(before)) continue;
    const end = closing(rest, mark);
    if (end < 0) continue;
    const inner = inline(rest.slice(mark.length, end), reader, depth + 1);
    return { length: end + mark.length, nodes: made(inner) };
  }
  return null;
}

/** Return where the span that begins *text* ends, or -1; code and escapes are skipped. */
function closing(text, mark) {
  const single = mark.length === 1;
  if (single && /\s/.test(text[1] ?? " ")) return -1;
  let at = mark.length;
  while (at < text.length) {
    if (text[at] === "\\") {
      at += 2;
      continue;
    }
    if (text[at] === "`") {
      at += code(text.slice(at))?.length ?? 1;
      continue;
    }
    if (single && text.startsWith(mark + mark, at)) {
      at += 2;
      continue;
    }
    if (at > mark.length && text.startsWith(mark, at)) {
      const bare = !single || !/\s/.test(text[at - 1]);
      if (bare && !(mark === "_" && WORD.test(text[at + 1] ?? ""))) return at;
    }
    at += 1;
  }
  return -1;
}

function spoiler(inner) {
  const cover = h(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      "aria-expanded": "false",
      "aria-label": say("spoiler"),
    },
    h("span", { "aria-hidden": "true" }, ...inner),
  );
  const open = () => {
    cover.classList.add("open");
    for (const name of ["role", "tabindex", "aria-expanded", "aria-label"]) {
      cover.removeAttribute(name);
    }
    cover.firstChild.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", open);
  cover.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      open();
    }
  });
  return cover;
}
