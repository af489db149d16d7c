/** A list of options; the element that owns it keeps the keyboard's focus. */

import { freshId, h, set } from "/page/dom.js";

/**
 * @typedef {Object} Item
 * @property {string} label
 * @property {string} [about] a second, quieter line
 * @property {any} value
 * @property {boolean} [selected] for lists where several may be chosen
 */

const PAGE = 8;

/** Options under the control of a combobox (ARIA's pattern of that name). */
export class Listbox {
  /**
   * @param {HTMLElement} list an empty `ul`
   * @param {(item: Item) => void} onChoose
   */
  constructor(list, onChoose) {
    this.list = list;
    this.onChoose = onChoose;
    /** @type {Item[]} */
    this.items = [];
    this.active = -1;
    this.owner = null;
    list.id ||= freshId();
    list.hidden = true;
    set(list, "role", "listbox");
    list.addEventListener("pointerdown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (!option || this.stale) return;
      this.point(Number(option.dataset.index));
      this.onChoose(this.items[this.active]);
    });
  }

  get open() {
    return !this.list.hidden;
  }

  /** The item that Enter would choose, if any. */
  get current() {
    return this.open ? this.items[this.active] : undefined;
  }

  /**
   * Show items under *owner*; nothing is shown where there are none.
   * @param {HTMLElement} owner
   * @param {Item[]} items
   * @param {number} [active] which one Enter would choose; -1 for none
   */
  show(owner, items, active = 0) {
    if (this.owner !== owner) this.hide();
    this.owner = owner;
    this.items = items;
    this.list.classList.remove("stale");
    this.list.replaceChildren(...items.map((item, index) => option(item, index)));
    this.list.hidden = items.length === 0;
    set(owner, "aria-controls", this.list.id);
    set(owner, "aria-expanded", String(this.open));
    this.point(Math.min(active, items.length - 1));
  }

  /** Let nothing be chosen until what fits is known again. */
  wait() {
    if (!this.open) return;
    this.list.classList.add("stale");
    this.point(-1);
  }

  get stale() {
    return this.list.classList.contains("stale");
  }

  hide() {
    this.list.hidden = true;
    this.list.replaceChildren();
    this.items = [];
    this.active = -1;
    if (!this.owner) return;
    set(this.owner, "aria-expanded", "false");
    set(this.owner, "aria-activedescendant", null);
  }

  /** Make one item the current one. */
  point(index) {
    this.active = index;
    for (const [at, element] of [...this.list.children].entries()) {
      element.classList.toggle("current", at === index);
      if (!("selected" in this.items[at])) {
        set(element, "aria-selected", String(at === index));
      }
    }
    const current = this.list.children[index];
    current?.scrollIntoView({ block: "nearest" });
    set(this.owner, "aria-activedescendant", current?.id ?? null);
  }

  /** Handle a key that walks through the list; tell whether it was one. */
  walk(event) {
    if (!this.open || this.stale || event.altKey || event.ctrlKey || event.metaKey) return false;
    const last = this.items.length - 1;
    const steps = {
      ArrowDown: this.active === last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      PageDown: Math.min(last, this.active + PAGE),
      PageUp: Math.max(0, this.active - PAGE),
    };
    if (!(event.key in steps)) return false;
    event.preventDefault();
    this.point(steps[event.key]);
    return true;
  }
}

function option(item, index) {
  const props = { role: "option", id: freshId(), "data-index": index };
  if ("selected" in item) props["aria-selected"] = String(item.selected);
  return h(
    "li",
    props,
    h("span", { class: "label" }, item.label),
    item.about && h("span", { class: "about" }, item.about),
  );
}
