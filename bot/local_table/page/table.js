/** The page: one window on the table. Everything else is wired up here. */

import { showClock, startClock } from "/page/clock.js";
import { Composer } from "/page/composer.js";
import { byId } from "/page/dom.js";
import { openForm } from "/page/form.js";
import { takeKey } from "/page/key.js";
import { Log } from "/page/log.js";
import { Logs } from "/page/logs.js";
import { showPeople } from "/page/people.js";
import { showPlaces } from "/page/places.js";
import { showSide, startSide } from "/page/side.js";
import { Socket } from "/page/socket.js";
import { setNow } from "/page/times.js";
import { wording } from "/page/wording.js";
import { language, learn, say } from "/page/words.js";

/** One window, in which one person sits. */
class Table {
  constructor(key, person) {
    this.key = key;
    this.person = person;
    this.me = { id: "", name: person };
    this.commands = [];
    this.people = [];
    this.places = [];
    this.channel = sessionStorage.getItem("channel");
    this.logs = new Logs();
    this.work = Promise.resolve();
    this.composer = new Composer({
      ask: (what, params) => this.ask(what, params),
      me: () => this.me.id,
      channel: () => this.channel,
      commands: () => this.commands,
      people: () => this.people.filter((one) => !one.bot),
      places: () => this.places,
    });
    this.log = new Log(this.desk(), () => this.showEarlier(), () => this.markRead());
    this.listen();
    this.sit(person);
  }

  /** What messages need of the window. */
  desk() {
    return {
      reader: {
        isMe: (id) => id === this.me.id,
        personName: (id) => this.people.find((one) => one.id === id)?.name,
        placeName: (id) => this.places.find((one) => one.id === id)?.name,
        goTo: (id) => this.go(id),
        begin: (path) => this.composer.begin(path),
      },
      act: (what, params) => this.act(what, params),
      dismiss: (message) =>
        this.act("dismiss", { channel: message.channel_id, message: message.id }),
    };
  }

  listen() {
    startClock((seconds) => this.act("later", { seconds }));
    byId("language").addEventListener("change", (event) => {
      this.act("speak", { locale: event.target.value });
    });
    byId("add-channel").addEventListener("click", () => this.addPlace(null));
    byId("add-person").addEventListener("click", () => this.addPerson());
    startSide();
    byId("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.composer.focus();
    });
    document.addEventListener("visibilitychange", () => this.markRead());
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** Sit down as somebody. */
  sit(person) {
    this.socket?.close();
    this.logs.clear();
    const address = new URL(location.href);
    address.searchParams.set("as", person);
    history.replaceState(null, "", address);
    this.socket = new Socket(
      this.key,
      person,
      (news) => {
        this.work = this.work.then(() => this.hear(news)).catch(reportError);
      },
      (state) => this.tellState(state),
    );
  }

  tellState(state) {
    const line = byId("state");
    line.hidden = state === "open";
    line.textContent = state === "open" ? "" : say(`state-${state}`);
  }

  /** Take in one piece of news. */
  async hear(news) {
    const kinds = {
      welcome: () => this.welcome(news),
      people: () => (this.people = news.people),
      places: () => (this.places = news.places),
      log: () => this.logs.begin(news),
      message: () => this.logs.add(news.message),
      gone: () => this.logs.remove(news.channel, news.id),
      read: () => this.logs.markRead(news.channel, news.message),
      clock: () => setNow(news.now),
      ready: () => (this.ready = true),
    };
    await kinds[news.is]?.();
    if (this.ready) this.show(news.is);
  }

  async welcome(news) {
    this.ready = false;
    this.me = news.me;
    this.commands = news.commands;
    this.logs.clear();
    this.log.forget();
    setNow(news.now);
    await learn(news.language);
    byId("language").value = news.me.locale;
  }

  /** Bring the page up to what is known. */
  show(reason) {
    if (!this.places.some((place) => place.id === this.channel)) {
      this.channel = this.places[0]?.id ?? null;
    }
    if (reason === "clock") {
      showClock();
      return;
    }
    if (reason === "ready") this.enter();
    this.markRead();
    const marks = (id) => this.logs.marks(id, this.me.id);
    showPlaces(this.places, this.channel, marks, (id) => this.go(id), (id) => this.addPlace(id));
    showPeople(this.people, this.me.id, (name) => this.sit(name), (name) => this.window(name));
    if (this.channel && reason !== "read") {
      this.log.show(this.channel, this.logs.messages(this.channel), this.logs.more(this.channel));
    }
  }

  enter() {
    byId("place-name").textContent = this.places.find((one) => one.id === this.channel)?.name ?? "";
    byId("speaking-as").textContent = say("speaking-as", { name: this.me.name });
    document.title = `${this.me.name} · ${say("title")}`;
    showClock();
    const where = [this.me.id, this.channel, language()].join(" ");
    if (where !== this.where) this.composer.enter();
    this.where = where;
  }

  /** Go to another channel. */
  go(channel) {
    this.channel = channel;
    sessionStorage.setItem("channel", channel);
    showSide(false);
    this.show("ready");
    this.composer.focus();
  }

  window(person) {
    const query = new URLSearchParams({ key: this.key, as: person });
    window.open(`/?${query}`, "_blank", "noopener");
  }

  /**
   * Ask the table; a form that the answer brings is opened.
   * @returns {Promise<any>}
   */
  async ask(what, params) {
    const answer = await this.socket.ask(what, params);
    if (answer.form) this.fillIn(answer.form);
    return answer;
  }

  /** Ask the table; resolve with what went wrong, in words, or with null. */
  async act(what, params) {
    try {
      const answer = await this.ask(what, params);
      return answer.failed ? say("no-answer") : null;
    } catch (refusal) {
      return wording(refusal);
    }
  }

  fillIn(form) {
    this.open(form, (values) => this.ask("submit", { call: form.call, values }));
  }

  /** Open a form; where nothing else has the focus afterwards, the message line does. */
  open(form, onSend) {
    openForm(form, onSend, () => {
      if (document.activeElement === document.body) this.composer.focus();
    });
  }

  addPlace(parent) {
    const title = say(parent ? "new-thread" : "new-channel");
    this.open({ title, fields: [nameField()] }, async ({ name }) => {
      const { id } = await this.ask("place", { name, parent });
      this.work.then(() => this.go(id));
    });
  }

  addPerson() {
    this.open({ title: say("new-person"), fields: [nameField()] }, ({ name }) =>
      this.ask("person", { name }),
    );
  }

  async showEarlier() {
    const channel = this.channel;
    const before = this.logs.messages(channel)[0].id;
    const answer = await this.socket.ask("earlier", { channel, before });
    this.logs.prepend(channel, answer);
    this.show("earlier");
  }

  /** Tell the table that the last message here has been seen. */
  markRead() {
    if (!this.ready || document.visibilityState !== "visible" || !this.log.atEnd) return;
    const message = this.logs.messages(this.channel).at(-1)?.id;
    if (message && this.logs.markRead(this.channel, message)) {
      this.act("read", { channel: this.channel, message });
    }
  }

  /** A slash begins a command wherever one is not typing already. */
  press(event) {
    const typing = event.target.closest("input, textarea, select, dialog");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.composer.begin("");
  }
}

function nameField() {
  return { custom_id: "name", label: say("name"), required: true, longest: 32 };
}

const key = takeKey();
await learn(navigator.language.startsWith("ru") ? "ru" : "en");
new Table(key, new URLSearchParams(location.search).get("as") ?? "");
