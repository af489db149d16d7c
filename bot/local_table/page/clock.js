/** The table's clock: what it shows, and moving it on. */

import { byId } from "/page/dom.js";
import { now, told } from "/page/times.js";

const UNITS = { hours: 3_600, days: 86_400 }; // seconds

/** Show the table's time. */
export function showClock() {
  byId("now").textContent = told(now(), "s");
}

/**
 * Let the form move the clock on, and the display keep up with it.
 * @param {(seconds: number) => void} onLater
 */
export function startClock(onLater) {
  setInterval(showClock, 10_000);
  byId("later").addEventListener("submit", (event) => {
    event.preventDefault();
    const count = byId("later-count");
    if (count.checkValidity()) onLater(Number(count.value) * UNITS[byId("later-unit").value]);
    else count.reportValidity();
  });
}
