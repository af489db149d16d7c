/** The channels and their threads, with what is unread in them. */

import { byId, h } from "/page/dom.js";
import { say } from "/page/words.js";

/**
 * @typedef {Object} Place
 * @property {string} id
 * @property {string} name
 * @property {string|null} parent
 */

/**
 * Show the list.
 * @param {Place[]} places
 * @param {string} current
 * @param {(id: string) => {unread: number, called: boolean}} marks
 * @param {(id: string) => void} onGo
 * @param {(parent: string|null) => void} onAdd
 */
export function showPlaces(places, current, marks, onGo, onAdd) {
  const focused = document.activeElement?.id;
  const channels = places.filter((place) => !place.parent);
  byId("places").replaceChildren(
    ...channels.map((channel) => {
      const threads = places.filter((place) => place.parent === channel.id);
      return h(
        "li",
        {},
        row(channel, "#"),
        threads.length > 0 &&
          h("ul", {}, ...threads.map((thread) => h("li", {}, row(thread, "↳")))),
      );
    }),
  );
  if (focused) byId(focused)?.focus({ preventScroll: true });

  function row(place, sign) {
    const { unread, called } = marks(place.id);
    const here = place.id === current;
    return h(
      "span",
      { class: "place" },
      h(
        "button",
        {
          type: "button",
          id: `place-${place.id}`,
          class: unread && !here ? "unread" : null,
          "aria-current": here ? "page" : null,
          onclick: () => onGo(place.id),
        },
        h("span", { class: "sign", "aria-hidden": "true" }, sign),
        h("span", { class: "name" }, place.name),
        mark(unread, called, here),
      ),
      here &&
        !place.parent &&
        h(
          "button",
          {
            type: "button",
            class: "quiet add",
            id: "add-thread",
            "aria-label": say("new-thread"),
            title: say("new-thread"),
            onclick: () => onAdd(place.id),
          },
          "↳",
        ),
    );
  }
}

function mark(unread, called, here) {
  if (!unread || here) return null;
  const label = called ? say("unread-for-you") : say("unread");
  const props = { class: called ? "mark called" : "mark", role: "img", "aria-label": label };
  return h("span", props, called ? `@ ${unread}` : String(unread));
}
