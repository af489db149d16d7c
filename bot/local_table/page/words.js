/** The page's own words, in the language of the person at this window. */

import { set } from "/page/dom.js";

/** @type {Object<string, string>} */
let words = {};

/** Return the language that is spoken now, as a BCP 47 tag. */
export function language() {
  return document.documentElement.lang || "en";
}

/**
 * Learn a language and say everything on the page in it.
 * @param {string} tag
 */
export async function learn(tag) {
  const answer = await fetch(`/words/${encodeURIComponent(tag)}`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  words = await answer.json();
  document.documentElement.lang = tag;
  document.title = say("title");
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = say(element.dataset.word);
  }
  for (const [mark, attribute] of [
    ["label", "aria-label"],
    ["hint", "placeholder"],
  ]) {
    for (const element of document.querySelectorAll(`[data-${mark}]`)) {
      set(element, attribute, say(element.dataset[mark]));
    }
  }
}

/**
 * Return a sentence with its gaps filled.
 * @param {string} id
 * @param {Object<string, string|number>} [gaps]
 */
export function say(id, gaps = {}) {
  const pattern = words[id];
  if (pattern === undefined) throw new Error(`no word for ${id}`);
  return pattern.replace(/\{(\w+)\}/g, (_, name) => String(gaps[name] ?? ""));
}
