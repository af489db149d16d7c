/** What went wrong, in words. */

import { Refused } from "/page/socket.js";
import { say } from "/page/words.js";

/**
 * Return a sentence for a refusal of the table, or for a call that nobody answered.
 * @param {Refused|{failed: true}} wrong
 * @returns {string}
 */
export function wording(wrong) {
  if (wrong instanceof Refused) return say(`no-${wrong.code}`, wrong.params);
  if ("failed" in wrong) return say("no-answer");
  throw wrong;
}
