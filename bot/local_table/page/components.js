/** The buttons and selects under a message. */

import { h, set } from "/page/dom.js";
import { link } from "/page/mentions.js";
import { Picker } from "/page/picker.js";
import { say } from "/page/words.js";

const ROW = 1;
const BUTTON = 2;
const SELECT = 3;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

/**
 * Return the rows under a message.
 * @param {any} message
 * @param {(what: "press"|"choose", params: Object<string, any>) => Promise<string|null>} act
 *   resolves with what went wrong, in words, or with null
 * @returns {Node[]}
 */
export function components(message, act) {
  const notice = h("p", { class: "notice", role: "alert", hidden: true });
  const rows = message.components
    .filter((row) => row.type === ROW)
    .map((row) => h("div", { class: "row" }, ...row.components.map(made)));
  return rows.length ? [...rows, notice] : [];

  function made(part) {
    if (part.type === BUTTON) return button(part);
    if (part.type === SELECT) return select(part).element;
    return h("span", {}, say("not-shown"));
  }

  function button(part) {
    const text = [part.emoji?.name, part.label].filter(Boolean).join(" ");
    if (part.style === LINK) return linked(part.url, text);
    const press = () => run(element, "press", { custom_id: part.custom_id });
    const element = h(
      "button",
      {
        type: "button",
        class: STYLES[part.style] ?? "secondary",
        disabled: part.disabled,
        onclick: press,
      },
      text,
    );
    return element;
  }

  function select(part) {
    const picker = new Picker(
      {
        label: part.placeholder || say("choose"),
        placeholder: part.placeholder ?? "",
        options: part.options,
        least: part.min_values ?? 1,
        most: part.max_values ?? 1,
        disabled: part.disabled,
      },
      (values) => run(picker.button, "choose", { custom_id: part.custom_id, values }),
    );
    return picker;
  }

  async function run(element, what, params) {
    if (element.getAttribute("aria-busy")) return;
    set(element, "aria-busy", "true");
    const place = { channel: message.channel_id, message: message.id };
    const wrong = await act(what, { ...place, ...params });
    set(element, "aria-busy", null);
    notice.hidden = !wrong;
    notice.textContent = wrong ?? "";
  }
}

function linked(url, text) {
  if (!/^https?:\/\//.test(url)) return h("span", {}, text);
  return link(url, [text]);
}
