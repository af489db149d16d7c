/** A command being filled in: a field for each option, and what is offered for it. */

import { h, set } from "/page/dom.js";
import { split } from "/page/commands.js";
import { KIND, OptionField } from "/page/option.js";
import { say } from "/page/words.js";
import { wording } from "/page/wording.js";

const PAUSE = 120; // ms of quiet before the bot is asked what fits

/**
 * @typedef {Object} CardDesk
 * @property {(what: string, params: Object<string, any>) => Promise<any>} ask
 * @property {() => string} channel
 * @property {() => any[]} people
 * @property {() => any[]} places
 * @property {() => void} sent
 * @property {() => void} dropped
 */

/** The form of one command above the message line. */
export class Card {
  /**
   * @param {import("/page/commands.js").Command} command
   * @param {import("/page/listbox.js").Listbox} suggestions
   * @param {CardDesk} desk
   */
  constructor(command, suggestions, desk) {
    this.command = command;
    this.suggestions = suggestions;
    this.desk = desk;
    /** @type {OptionField[]} */
    this.fields = [];
    this.options = h("div", { class: "options" });
    this.extras = h("div", { class: "extras" });
    this.wrong = h("p", { class: "wrong", role: "alert" });
    this.go = h("button", { type: "submit", class: "primary" }, say("send"));
    this.element = this.built();
    suggestions.onChoose = (item) => this.choose(item);
    for (const option of command.options) if (option.required) this.add(option);
    this.offerExtras();
  }

  built() {
    const drop = { type: "button", class: "quiet", onclick: () => this.desk.dropped() };
    const label = { class: "card", "aria-label": `/${this.command.shown}`, novalidate: true };
    const form = h(
      "form",
      label,
      h(
        "header",
        {},
        h("b", {}, `/${this.command.shown}`),
        h("span", { class: "about" }, this.command.about),
        h("button", drop, say("cancel")),
      ),
      this.options,
      this.wrong,
      h("footer", {}, this.extras, this.go),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) this.desk.dropped();
    });
    return form;
  }

  /** Return the field of an option; it is made if it is not there yet. */
  add(option) {
    const known = this.fields.find((field) => field.option === option);
    if (known) return known;
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.options.append(field.element);
    this.offerExtras();
    return field;
  }

  remove(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.element.remove();
    this.offerExtras();
    this.fields[Math.max(0, at - 1)]?.input.focus() ?? this.go.focus();
  }

  offerExtras() {
    const used = this.fields.map((field) => field.option);
    const left = this.command.options.filter((option) => !used.includes(option));
    this.extras.replaceChildren(
      ...left.map((option) => {
        const onclick = () => this.add(option).input.focus();
        const props = { type: "button", class: "quiet", title: option.about, onclick };
        return h("button", props, `+ ${option.shown}`);
      }),
    );
  }

  /** Put values into the fields. */
  fill(values) {
    for (const [option, text] of values) this.add(option).text = text;
  }

  /** Go to the first field that still needs a value, else to the end. */
  focus() {
    const open = this.fields.find((field) => field.option.required && field.empty);
    (open?.input ?? this.fields.at(-1)?.input ?? this.go).focus();
  }

  /** Where the name of another option is typed, go on there; tell whether so. */
  spread(field) {
    const { before, values } = split(this.command.options, field.text);
    if (values.size === 0) return false;
    field.text = before;
    this.fill(values);
    this.add([...values.keys()].at(-1)).input.focus();
    return true;
  }

  /** The closed list of what an option takes, or null if it is open. */
  fixed(option) {
    if (option.choices.length) return option.choices;
    const named = (one) => ({ shown: one.name, value: one.id });
    if (option.kind === KIND.boolean) {
      return ["true", "false"].map((value) => ({ shown: say(value), value }));
    }
    if ([KIND.user, KIND.mentionable].includes(option.kind)) return this.desk.people().map(named);
    return option.kind === KIND.channel ? this.desk.places().map(named) : null;
  }

  /** Show what fits into a field. */
  suggest(field) {
    clearTimeout(this.timer);
    const { option } = field;
    const fixed = this.fixed(option);
    if (fixed) {
      const typed = field.picked ? "" : field.text.trim().toLowerCase();
      const fits = (one) => `${one.shown}\n${one.value}`.toLowerCase().includes(typed);
      this.offer(field, fixed.filter(fits));
    } else if (option.complete) {
      this.suggestions.wait();
      this.timer = setTimeout(() => this.complete(field), PAUSE);
    } else {
      this.suggestions.hide();
    }
  }

  async complete(field) {
    const typed = field.text;
    const request = {
      channel: this.desk.channel(),
      path: this.command.path,
      options: this.texts(field),
      focused: field.option.name,
      typed,
    };
    const answer = await this.desk.ask("complete", request).catch(() => ({ choices: [] }));
    if (document.activeElement !== field.input || field.text !== typed) return;
    this.offer(field, answer.choices);
  }

  offer(field, choices) {
    if (document.activeElement !== field.input) return;
    const items = choices.map((one) => ({ label: one.shown, value: one }));
    const idle = field.empty && !field.option.required;
    this.suggestions.show(field.input, items, idle ? -1 : 0);
  }

  choose(item) {
    const field = this.fields.find((one) => one.input === this.suggestions.owner);
    if (!field) return;
    field.pick(item.value);
    this.suggestions.hide();
    const open = this.fields.find((one) => one.option.required && one.empty);
    open?.input.focus();
  }

  /** Handle a key in a field. */
  key(event, field) {
    const { suggestions } = this;
    if (suggestions.walk(event)) return;
    const current = field.picked ? undefined : suggestions.current;
    if (event.key === "Escape" && suggestions.open) {
      event.preventDefault();
      suggestions.hide();
    } else if (event.key === "Enter" && current) {
      event.preventDefault();
      this.choose(current);
    } else if (event.key === "Tab" && !event.shiftKey && current && !field.empty) {
      field.pick(current.value);
      suggestions.hide();
    } else if (event.key === "Backspace" && field.text === "" && !field.option.required) {
      event.preventDefault();
      this.remove(field);
    }
  }

  /** The values that are filled in, but for one field. */
  texts(without = null) {
    const told = this.fields.filter((one) => one !== without && !one.empty && !one.file);
    return Object.fromEntries(told.map((one) => [one.option.name, one.value]));
  }

  /** Send the command, or say under the fields what is wrong. */
  async submit() {
    if (this.busy) return;
    for (const field of this.fields) field.complain(field.problem());
    const bad = this.fields.find((field) => field.problem());
    if (bad) {
      bad.input.focus();
      return;
    }
    this.suggestions.hide();
    this.tell(true, say("sending"));
    try {
      const files = {};
      for (const field of this.fields) {
        if (field.file) files[field.option.name] = await field.read();
      }
      const { path } = this.command;
      const request = { channel: this.desk.channel(), path, options: this.texts(), files };
      const answer = await this.desk.ask("slash", request);
      if (answer.failed) throw answer;
      this.desk.sent();
    } catch (refusal) {
      this.tell(false, wording(refusal));
    }
  }

  tell(busy, text) {
    this.busy = busy;
    set(this.element, "aria-busy", String(busy));
    this.go.disabled = busy;
    this.wrong.textContent = text;
    this.wrong.classList.toggle("waiting", busy);
  }
}
