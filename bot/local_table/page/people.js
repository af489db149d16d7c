/** Who is at the table, and as whom this window speaks. */

import { byId, h } from "/page/dom.js";
import { say } from "/page/words.js";

/**
 * Show the people; each can be taken on here or in a window of its own.
 * @param {{id: string, name: string, bot: boolean}[]} people
 * @param {string} me
 * @param {(name: string) => void} onBe
 * @param {(name: string) => void} onWindow
 */
export function showPeople(people, me, onBe, onWindow) {
  const focused = document.activeElement?.id;
  const players = people.filter((person) => !person.bot);
  byId("people").replaceChildren(
    ...players.map((person) => {
      const here = person.id === me;
      const name = { name: person.name };
      return h(
        "li",
        { class: "person" },
        h(
          "button",
          {
            type: "button",
            id: `person-${person.id}`,
            "aria-current": here ? "true" : null,
            onclick: () => onBe(person.name),
          },
          h("span", { class: "name" }, person.name),
          here && h("span", { class: "about" }, say("you")),
        ),
        h(
          "button",
          {
            type: "button",
            class: "quiet add",
            id: `window-${person.id}`,
            "aria-label": say("own-window", name),
            title: say("own-window", name),
            onclick: () => onWindow(person.name),
          },
          "↗",
        ),
      );
    }),
  );
  if (focused) byId(focused)?.focus({ preventScroll: true });
}
