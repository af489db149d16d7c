/** The side of the page, which a narrow window shows only when asked. */

import { byId, set } from "/page/dom.js";

/** Let the menu button open the side, and Esc put it away. */
export function startSide() {
  byId("menu").addEventListener("click", () => showSide(!shown()));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !shown() || event.target.closest("dialog")) return;
    showSide(false);
    byId("menu").focus();
  });
}

function shown() {
  return document.body.classList.contains("side-shown");
}

/** Show the side over a narrow page, or put it away. */
export function showSide(wanted) {
  document.body.classList.toggle("side-shown", wanted);
  set(byId("menu"), "aria-expanded", String(wanted));
}
