/** The message line: chat as it is typed, and the way into commands. */

import { byId, h, set } from "/page/dom.js";
import { Card } from "/page/card.js";
import { begun, fitting, named, split } from "/page/commands.js";
import { readFile } from "/page/files.js";
import { Listbox } from "/page/listbox.js";
import { wording } from "/page/wording.js";
import { say } from "/page/words.js";

/**
 * @typedef {Object} ComposerDesk
 * @property {(what: string, params: Object<string, any>) => Promise<any>} ask
 * @property {() => string} me the id of who writes
 * @property {() => string} channel
 * @property {() => import("/page/commands.js").Command[]} commands
 * @property {() => any[]} people
 * @property {() => any[]} places
 */

/** What stands at the foot of the page. */
export class Composer {
  /** @param {ComposerDesk} desk */
  constructor(desk) {
    this.desk = desk;
    this.draft = byId("draft");
    this.chat = byId("chat");
    this.wrong = byId("chat-wrong");
    this.attach = byId("attach");
    this.suggestions = new Listbox(byId("suggestions"), (item) => this.open(item.value));
    /** @type {Card|null} */
    this.card = null;
    this.listen();
  }

  listen() {
    const { draft } = this;
    draft.addEventListener("input", () => this.typed());
    draft.addEventListener("focus", () => this.suggest());
    draft.addEventListener("blur", () => this.suggestions.hide());
    draft.addEventListener("keydown", (event) => this.key(event));
    this.chat.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
    byId("attach-button").addEventListener("click", () => this.attach.click());
    this.attach.addEventListener("change", () => this.tellFiles());
  }

  focus() {
    if (this.card) this.card.focus();
    else this.draft.focus();
  }

  /** Show the text that was begun in this channel. */
  enter() {
    this.close();
    this.suggestions.hide();
    this.draft.value = sessionStorage.getItem(this.slot) ?? "";
    this.grow();
  }

  get slot() {
    return `draft ${this.desk.me()} ${this.desk.channel()}`;
  }

  typed() {
    this.complain("");
    this.grow();
    sessionStorage.setItem(this.slot, this.draft.value);
    const text = this.draft.value;
    const found = text.startsWith("/") && text.endsWith(" ") && begun(this.desk.commands(), text);
    if (found && !found.rest) this.open(found.command);
    else this.suggest();
  }

  grow() {
    this.draft.style.setProperty("height", "auto");
    this.draft.style.setProperty("height", `${this.draft.scrollHeight}px`);
  }

  suggest() {
    const text = this.draft.value;
    if (!text.startsWith("/") || text.includes("\n") || text.includes(":")) {
      this.suggestions.hide();
      return;
    }
    this.suggestions.onChoose = (item) => this.open(item.value);
    const items = fitting(this.desk.commands(), text.slice(1)).map((command) => ({
      label: `/${command.shown}`,
      about: command.about,
      value: command,
    }));
    this.suggestions.show(this.draft, items);
  }

  key(event) {
    if (event.isComposing || this.suggestions.walk(event)) return;
    const { current } = this.suggestions;
    if (event.key === "Escape" && this.suggestions.open) {
      this.suggestions.hide();
    } else if (event.key === "Tab" && !event.shiftKey && current) {
      event.preventDefault();
      this.open(current.value);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      const whole = begun(this.desk.commands(), this.draft.value.trim());
      if (current && !whole) this.open(current.value);
      else this.send();
    }
  }

  /**
   * Put a command into the line, as a press on its mention does.
   * @param {string} path
   */
  begin(path) {
    const command = named(this.desk.commands(), path);
    if (command) {
      this.open(command);
    } else {
      this.close();
      this.draft.value = `/${path}`;
      this.draft.focus();
      this.suggest();
    }
  }

  /**
   * Open the card of a command.
   * @returns {Card}
   */
  open(command) {
    this.close();
    this.suggestions.hide();
    this.card = new Card(command, this.suggestions, {
      ...this.desk,
      sent: () => this.done(),
      dropped: () => this.done(),
    });
    byId("card-place").replaceChildren(this.card.element);
    this.chat.hidden = true;
    this.card.focus();
    return this.card;
  }

  close() {
    if (!this.card) return;
    this.suggestions.hide();
    this.card = null;
    byId("card-place").replaceChildren();
    this.chat.hidden = false;
  }

  /** Be ready for the next line. */
  done() {
    this.close();
    this.draft.value = "";
    this.attach.value = "";
    this.tellFiles();
    sessionStorage.removeItem(this.slot);
    this.complain("");
    this.grow();
    this.draft.focus();
  }

  async send() {
    const text = this.draft.value.trim();
    if (text.startsWith("/")) this.command(text);
    else if (text || this.attach.files.length) await this.post(text);
  }

  /** Send a command that was typed in one line, or open its card where that is not all. */
  command(text) {
    const found = begun(this.desk.commands(), text);
    if (!found) {
      this.complain(say("no-such-command"));
      return;
    }
    const card = this.open(found.command);
    const { before, values } = split(found.command.options, found.rest);
    card.fill(values);
    const first = card.fields.find((field) => field.empty);
    if (before && first) first.text = before;
    const open = card.fields.find((field) => field.empty && values.has(field.option));
    if (open) open.input.focus();
    else card.submit();
  }

  async post(text) {
    if (this.busy) return;
    this.busy = true;
    try {
      const files = await Promise.all([...this.attach.files].map(readFile));
      const channel = this.desk.channel();
      await this.desk.ask("say", { channel, text: this.addressed(text), files });
      this.done();
    } catch (refusal) {
      this.complain(wording(refusal));
    } finally {
      this.busy = false;
    }
  }

  /** Return a text in which `@name` calls the person of that name. */
  addressed(text) {
    const people = new Map(this.desk.people().map((one) => [one.name, one.id]));
    const literal = (name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    const longestFirst = [...people.keys()].sort((one, other) => other.length - one.length);
    const names = longestFirst.map(literal).join("|");
    const called = new RegExp(`@(${names})(?![\\p{L}\\p{N}_])`, "gu");
    return text.replace(called, (_, name) => `<@${people.get(name)}>`);
  }

  tellFiles() {
    const names = [...this.attach.files].map((file) => h("li", {}, file.name));
    byId("attached").replaceChildren(...names);
    byId("attached").hidden = names.length === 0;
    this.draft.focus();
  }

  complain(text) {
    this.wrong.textContent = text;
    set(this.draft, "aria-invalid", text ? "true" : null);
  }
}
