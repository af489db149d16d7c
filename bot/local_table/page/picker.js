/** A select: a button that drops a list, for one value or for several. */

import { freshId, h, set } from "/page/dom.js";
import { Listbox } from "/page/listbox.js";
import { say } from "/page/words.js";

/**
 * @typedef {Object} Select
 * @property {string} label what it is called for those who cannot see it
 * @property {string} placeholder
 * @property {{label: string, value: string, description?: string, default?: boolean}[]} options
 * @property {number} least
 * @property {number} most
 * @property {boolean} [disabled]
 */

/** One select; `values` are chosen now. */
export class Picker {
  /**
   * @param {Select} select
   * @param {((values: string[]) => void)|null} onSend called when the choice is made;
   *   null in a form, which is sent as a whole
   * @param {() => void} [onChange] called when something else is chosen
   */
  constructor(select, onSend, onChange = () => {}) {
    this.select = select;
    this.onSend = onSend;
    this.onChange = onChange;
    this.values = select.options.filter((one) => one.default).map((one) => one.value);
    this.several = select.most > 1;
    this.button = h("button", {
      type: "button",
      class: "picked",
      role: "combobox",
      id: freshId(),
      disabled: select.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": select.label,
      onclick: () => (this.box.open ? this.close() : this.drop()),
      onkeydown: (event) => this.key(event),
      onblur: (event) => this.left(event),
    });
    const list = h("ul", { "aria-multiselectable": this.several ? "true" : null });
    set(list, "aria-label", select.label);
    this.box = new Listbox(list, (item) => this.choose(item));
    this.send = h("button", { type: "button", class: "send", hidden: true });
    this.send.addEventListener("click", () => this.finish());
    this.element = h("div", { class: "picker" }, this.button, list, this.send);
    this.tell();
  }

  /** Open the list. */
  drop(active = 0) {
    const items = this.select.options.map((one) => ({
      label: one.label,
      about: one.description,
      value: one.value,
      selected: this.values.includes(one.value),
    }));
    this.box.show(this.button, items, active);
    this.tell();
  }

  close() {
    this.box.hide();
    this.tell();
  }

  key(event) {
    if (this.box.walk(event)) return;
    const opens = ["ArrowDown", "ArrowUp"].includes(event.key);
    if (!this.box.open && opens) {
      event.preventDefault();
      this.drop();
    } else if (this.box.open && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    } else if (this.box.open && ["Enter", " "].includes(event.key)) {
      event.preventDefault();
      this.choose(this.box.current);
    }
  }

  left(event) {
    if (!this.element.contains(event.relatedTarget) && !this.several) this.close();
  }

  choose(item) {
    if (!item) return;
    if (!this.several) {
      this.values = [item.value];
      this.onChange();
      this.close();
      this.finish();
      return;
    }
    const chosen = this.values.includes(item.value);
    if (!chosen && this.values.length >= this.select.most) return;
    this.values = chosen
      ? this.values.filter((value) => value !== item.value)
      : [...this.values, item.value];
    this.onChange();
    this.drop(this.box.active);
  }

  get complete() {
    const count = this.values.length;
    return count >= this.select.least && count <= this.select.most;
  }

  finish() {
    if (!this.onSend || !this.complete) return;
    this.close();
    this.onSend(this.values);
  }

  /** Say on the buttons what is chosen. */
  tell() {
    const chosen = this.select.options.filter((one) => this.values.includes(one.value));
    const names = chosen.map((one) => one.label).join(", ");
    this.button.textContent = names || this.select.placeholder || say("choose");
    this.button.classList.toggle("empty", !names);
    set(this.button, "aria-label", `${this.select.label}: ${this.button.textContent}`);
    const { least, most } = this.select;
    this.send.hidden = !(this.several && this.onSend && this.box.open);
    this.send.disabled = !this.complete;
    this.send.textContent = say("choose-several", { least, most });
  }
}
