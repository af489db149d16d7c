/** One option of a command: its field, what may stand in it, what is wrong with it. */

import { freshId, h, set } from "/page/dom.js";
import { readFile } from "/page/files.js";
import { say } from "/page/words.js";

/** @typedef {import("/page/commands.js").Option} Option */

export const KIND = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  mentionable: 9,
  number: 10,
  attachment: 11,
};

/** A labelled field for one option. */
export class OptionField {
  /**
   * @param {Option} option
   * @param {import("/page/card.js").Card} card
   */
  constructor(option, card) {
    this.option = option;
    this.card = card;
    /** @type {{shown: string, value: string}|null} chosen from the list */
    this.picked = null;
    const [id, about, wrong] = [freshId(), freshId(), freshId()];
    this.input = option.kind === KIND.attachment ? fileInput(id) : textInput(id);
    set(this.input, "aria-describedby", `${wrong} ${about}`);
    set(this.input, "aria-required", String(option.required));
    this.wrong = h("p", { class: "wrong", id: wrong });
    this.element = h(
      "div",
      { class: option.required ? "option" : "option extra" },
      h("label", { for: id }, option.shown),
      this.input,
      h("p", { class: "about", id: about }, option.about),
      this.wrong,
    );
    this.listen();
  }

  listen() {
    this.input.addEventListener("keydown", (event) => this.card.key(event, this));
    if (this.option.kind === KIND.attachment) return;
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.complain(null);
      if (!this.card.spread(this)) this.card.suggest(this);
    });
    this.input.addEventListener("focus", () => this.card.suggest(this));
    this.input.addEventListener("blur", () => this.card.suggestions.hide());
  }

  /** What is typed. */
  get text() {
    return this.input.type === "file" ? "" : this.input.value;
  }

  set text(text) {
    this.picked = null;
    if (this.input.type !== "file") this.input.value = text;
  }

  get file() {
    return this.input.type === "file" ? (this.input.files[0] ?? null) : null;
  }

  get empty() {
    return !this.file && this.text.trim() === "";
  }

  /** Take a value from the list. */
  pick(choice) {
    this.input.value = choice.shown;
    this.picked = choice;
    this.complain(null);
  }

  /** What the table is told: a chosen value, else the text. */
  get value() {
    const known = this.picked ?? this.sameAs(this.card.fixed(this.option));
    return known ? known.value : this.text.trim();
  }

  sameAs(choices) {
    const typed = this.text.trim().toLowerCase();
    const same = (one) => [one.shown, one.value].some((it) => it.toLowerCase() === typed);
    return choices?.find(same);
  }

  /** Return the file as the table takes it. */
  read() {
    return readFile(this.file);
  }

  /** Return what is wrong, in words, or null: what Discord's client would say. */
  problem() {
    const { option } = this;
    if (this.empty) return option.required ? say("need-value") : null;
    if (option.kind === KIND.attachment) return null;
    const fixed = this.card.fixed(option);
    if (fixed && !this.picked) return this.sameAs(fixed) ? null : say("need-choice");
    if (this.picked) return null;
    if (option.kind === KIND.integer) return this.numeric(/^[+-]?\d{1,15}$/, "need-integer");
    if (option.kind === KIND.number) return this.numeric(/^[+-]?\d+(\.\d+)?$/, "need-number");
    const { length } = this.text.trim();
    const { shortest, longest } = option;
    if (length < (shortest ?? 0)) return say("too-short", { least: shortest });
    if (length > (longest ?? 6000)) return say("too-long", { most: longest ?? 6000 });
    return null;
  }

  numeric(pattern, code) {
    const typed = this.text.trim();
    if (!pattern.test(typed)) return say(code);
    const { least, most } = this.option;
    const number = Number(typed);
    if (least !== null && number < least) return say("need-least", { least });
    if (most !== null && number > most) return say("need-most", { most });
    return null;
  }

  /** Show what is wrong under the field, or that nothing is. */
  complain(problem) {
    this.wrong.textContent = problem ?? "";
    set(this.input, "aria-invalid", problem ? "true" : null);
  }
}

function textInput(id) {
  return h("input", {
    id,
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
  });
}

function fileInput(id) {
  return h("input", { id, type: "file" });
}
