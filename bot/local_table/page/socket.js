/** The wire to the table: a websocket that comes back by itself. */

const FIRST_PAUSE = 250; // ms
const LONGEST_PAUSE = 5000;

/** What the table answers when it will not do something; `code` names why. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {Object<string, any>} [params]
   */
  constructor(code, params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** One window's connection, for one person. */
export class Socket {
  /**
   * @param {string} key
   * @param {string} person the name to sit down under
   * @param {(news: any) => void} onNews
   * @param {(state: "open"|"lost"|"refused") => void} onState
   */
  constructor(key, person, onNews, onState) {
    this.key = key;
    this.person = person;
    this.onNews = onNews;
    this.onState = onState;
    /** @type {Map<number, {resolve: Function, reject: Function}>} */
    this.asked = new Map();
    this.count = 0;
    this.pause = FIRST_PAUSE;
    this.closed = false;
    this.connect();
  }

  connect() {
    const address = `ws://${location.host}/socket?as=${encodeURIComponent(this.person)}`;
    this.line = new WebSocket(address, ["quarterdeck", this.key]);
    this.line.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.onState("open");
    };
    this.line.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.line.onclose = () => this.lost();
  }

  hear(news) {
    if (news.is !== "reply") {
      this.onNews(news);
      return;
    }
    const waiting = this.asked.get(news.to);
    this.asked.delete(news.to);
    if (news.refused) waiting?.reject(new Refused(news.refused, news));
    else waiting?.resolve(news);
  }

  async lost() {
    for (const waiting of this.asked.values()) waiting.reject(new Refused("gone"));
    this.asked.clear();
    if (this.closed) return;
    this.onState((await this.unwelcome()) ? "refused" : "lost");
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Tell whether the table is there but does not take this window's key. */
  async unwelcome() {
    try {
      const headers = { Authorization: `Bearer ${this.key}` };
      return (await fetch("/knock", { headers })).status === 403;
    } catch {
      return false;
    }
  }

  /**
   * Ask the table to do something; resolve with its answer.
   * @param {string} what
   * @param {Object<string, any>} [params]
   * @returns {Promise<any>}
   */
  ask(what, params = {}) {
    return new Promise((resolve, reject) => {
      if (this.line.readyState !== WebSocket.OPEN) {
        reject(new Refused("gone"));
        return;
      }
      this.count += 1;
      this.asked.set(this.count, { resolve, reject });
      this.line.send(JSON.stringify({ ask: this.count, wish: { do: what, ...params } }));
    });
  }

  /** Leave for good. */
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.line.close();
  }
}
