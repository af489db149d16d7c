/** The log of one channel: its messages in order, under the days they fell on. */

import { byId, h } from "/page/dom.js";
import { messageElement } from "/page/message.js";
import { dayOf } from "/page/times.js";

const NEAR = 80; // px from the end that still count as reading along

/** Order two ids, which grow with time but do not fit into a number. */
export function byAge(one, other) {
  return one.id.length - other.id.length || (one.id < other.id ? -1 : 1);
}

/** What the reader sees of a channel. */
export class Log {
  /**
   * @param {import("/page/message.js").Desk} desk
   * @param {() => void} onEarlier asks for messages before the first one
   * @param {() => void} onRead the last message has come into sight
   */
  constructor(desk, onEarlier, onRead) {
    this.desk = desk;
    this.scroller = byId("log");
    this.list = byId("entries");
    this.earlier = byId("earlier");
    /** @type {Map<string, {text: string, element: HTMLElement}>} */
    this.shown = new Map();
    this.channel = null;
    this.earlier.addEventListener("click", onEarlier);
    this.scroller.addEventListener("scroll", () => this.atEnd && onRead());
    // A late picture or a tall command card must not push the end out of sight.
    const sizes = new ResizeObserver(() => this.following && this.toEnd());
    sizes.observe(this.list);
    sizes.observe(this.scroller);
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.following = true;
    this.reached = 0;
  }

  get atEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  /** Whoever scrolls up stops reading along; a list that has only grown stops nobody. */
  scrolled() {
    const up = this.scroller.scrollTop < this.reached;
    this.reached = this.scroller.scrollTop;
    if (this.atEnd) this.following = true;
    else if (up) this.following = false;
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /**
   * Show the messages of a channel; elements that say the same stay as they are.
   * @param {string} channel
   * @param {any[]} messages in order
   * @param {boolean} more whether there are earlier ones
   */
  show(channel, messages, more) {
    const follow = this.following || channel !== this.channel;
    const first = this.channel === channel ? this.list.querySelector(".entry") : null;
    const top = first?.getBoundingClientRect().top;
    this.channel = channel;
    this.earlier.hidden = !more;
    this.settle(this.rows(messages));
    byId("quiet").hidden = messages.length > 0;
    if (follow) this.toEnd();
    else if (first?.isConnected) {
      this.scroller.scrollTop += first.getBoundingClientRect().top - top;
    }
    this.following = follow;
  }

  /** Forget every element, so that all is said anew (in another language). */
  forget() {
    this.shown.clear();
  }

  rows(messages) {
    const rows = [];
    const kept = new Map();
    const keep = (id, text, make) => {
      const known = this.shown.get(id);
      const row = known?.text === text ? known : { text, element: make() };
      kept.set(id, row);
      rows.push(row.element);
    };
    let day = "";
    for (const message of messages) {
      const its = dayOf(new Date(message.timestamp));
      if (its !== day) keep(its, its, () => h("li", { class: "day" }, h("h2", {}, its)));
      day = its;
      keep(message.id, JSON.stringify(message), () => messageElement(message, this.desk));
    }
    this.shown = kept;
    return rows;
  }

  /** Put the rows into the list without moving one that stands right already. */
  settle(rows) {
    const wanted = new Set(rows);
    const focused = document.activeElement?.closest?.("#entries > li");
    for (const child of [...this.list.children]) if (!wanted.has(child)) child.remove();
    let place = this.list.firstElementChild;
    for (const row of rows) {
      if (row === place) place = place.nextElementSibling;
      else this.list.insertBefore(row, place);
    }
    if (focused && !focused.isConnected) byId(focused.id)?.focus({ preventScroll: true });
  }
}
