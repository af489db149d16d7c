/** Moments, said in the reader's language and seen from the table's clock. */

import { h } from "/page/dom.js";
import { language } from "/page/words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  s: { dateStyle: "medium", timeStyle: "short" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

let ahead = 0; // ms by which the table's clock is ahead of this machine's

/** Take over the table's time. */
export function setNow(iso) {
  ahead = new Date(iso).getTime() - Date.now();
  refresh();
}

/** Return the table's time. */
export function now() {
  return new Date(Date.now() + ahead);
}

/**
 * Say a moment in one of Discord's styles (`t T d D f F R`, and `s` between).
 * @param {Date} moment
 * @param {string} style
 */
export function told(moment, style) {
  if (style === "R") return distance(moment);
  return new Intl.DateTimeFormat(language(), STYLES[style] ?? STYLES.f).format(moment);
}

function distance(moment) {
  const seconds = (moment.getTime() - now().getTime()) / 1000;
  const [unit, size] =
    UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return format.format(Math.round(seconds / size), unit);
}

/** Return a `time` element; a relative one keeps itself up to date. */
export function timeElement(moment, style) {
  const props = { datetime: moment.toISOString(), title: told(moment, "F") };
  if (style === "R") props["data-relative"] = true;
  return h("time", props, told(moment, style));
}

/** Return the words for a day, which stand above its messages. */
export function dayOf(moment) {
  return new Intl.DateTimeFormat(language(), { dateStyle: "full" }).format(moment);
}

function refresh() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = distance(new Date(element.dateTime));
  }
}

setInterval(refresh, 20_000);
