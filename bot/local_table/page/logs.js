/** What this window knows of every channel: messages, and how far they are read. */

import { byAge } from "/page/log.js";

/** @typedef {{messages: Map<string, any>, more: boolean, read: bigint}} Known */

/** The messages of all channels. */
export class Logs {
  constructor() {
    /** @type {Map<string, Known>} */
    this.known = new Map();
  }

  clear() {
    this.known.clear();
  }

  /** Take over the end of a channel's log. */
  begin({ channel, messages, more, read }) {
    const byId = new Map(messages.map((message) => [message.id, message]));
    this.known.set(channel, { messages: byId, more, read: BigInt(read) });
  }

  log(channel) {
    if (!this.known.has(channel)) this.begin({ channel, messages: [], more: false, read: "0" });
    return this.known.get(channel);
  }

  /** Take in a new message, or an old one as it stands now. */
  add(message) {
    this.log(message.channel_id).messages.set(message.id, message);
  }

  remove(channel, id) {
    this.log(channel).messages.delete(id);
  }

  /** Take in messages from before the first one. */
  prepend(channel, { messages, more }) {
    const log = this.log(channel);
    for (const message of messages) log.messages.set(message.id, message);
    log.more = more;
  }

  /** Return the messages of a channel in order. */
  messages(channel) {
    return [...this.log(channel).messages.values()].sort(byAge);
  }

  more(channel) {
    return this.log(channel).more;
  }

  /** Note that a channel is read up to a message; tell whether that is news. */
  markRead(channel, message) {
    const log = this.log(channel);
    if (BigInt(message) <= log.read) return false;
    log.read = BigInt(message);
    return true;
  }

  /**
   * Return how much is unread in a channel, and whether any of it calls this person.
   * @param {string} channel
   * @param {string} me
   */
  marks(channel, me) {
    const log = this.log(channel);
    const unread = [...log.messages.values()].filter(
      (message) => BigInt(message.id) > log.read && message.author.id !== me,
    );
    return {
      unread: unread.length,
      called: unread.some((message) => message.pings.includes(me)),
    };
  }
}
