/** Forms: those that the bot opens, and the page's own small ones. */

import { freshId, h, set } from "/page/dom.js";
import { Picker } from "/page/picker.js";
import { wording } from "/page/wording.js";
import { say } from "/page/words.js";

/**
 * @typedef {Object} Field
 * @property {string} custom_id
 * @property {string} label
 * @property {string|null} [about]
 * @property {string|null} [placeholder]
 * @property {boolean} required
 * @property {string} [preset]
 * @property {boolean} [paragraph]
 * @property {number} [shortest] of a text; of a select, how many at least
 * @property {number} [longest]
 * @property {any[]} [options] makes it a select
 */

/**
 * Open a form; Esc closes it and sends nothing.
 * @param {{title: string, fields: Field[]}} form
 * @param {(values: Object<string, string|string[]>) => Promise<any>} onSend
 * @param {() => void} onClosed
 */
export function openForm(form, onSend, onClosed) {
  const title = freshId();
  const fields = form.fields.map((field) => (field.options?.length ? choice(field) : text(field)));
  const wrong = h("p", { class: "wrong", role: "alert" });
  const send = h("button", { type: "submit", class: "primary" }, say("send"));
  const close = { type: "button", class: "secondary", onclick: () => dialog.close() };
  const dialog = h(
    "dialog",
    { "aria-labelledby": title, onclose: closed },
    h(
      "form",
      { novalidate: true, onsubmit: submit },
      h("h2", { id: title }, form.title),
      ...fields.map((field) => field.element),
      wrong,
      h("footer", {}, h("button", close, say("cancel")), send),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();

  function closed() {
    dialog.remove();
    onClosed();
  }

  async function submit(event) {
    event.preventDefault();
    const bad = fields.filter((field) => field.check());
    if (bad.length) {
      bad[0].focus();
      return;
    }
    send.disabled = true;
    try {
      const answer = await onSend(Object.fromEntries(fields.map((one) => [one.id, one.value()])));
      if (answer?.failed) throw answer;
      dialog.close();
    } catch (refusal) {
      wrong.textContent = wording(refusal);
    } finally {
      send.disabled = false;
    }
  }
}

function text(field) {
  const [id, about, wrong] = [freshId(), freshId(), freshId()];
  const input = h(field.paragraph ? "textarea" : "input", {
    id,
    placeholder: field.placeholder,
    rows: field.paragraph ? 8 : null,
    maxlength: field.longest,
    autocomplete: "off",
    "aria-required": String(field.required),
    "aria-describedby": `${about} ${wrong}`,
  });
  input.value = field.preset ?? "";
  input.addEventListener("input", () => complain(input, wrong, ""));
  const problem = () => {
    const { length } = input.value.trim();
    if (!length) return field.required ? say("need-value") : "";
    const least = field.shortest ?? 0;
    return length < least ? say("too-short", { least }) : "";
  };
  return {
    id: field.custom_id,
    element: framed(field, h("label", { for: id }, field.label), input, about, wrong),
    focus: () => input.focus(),
    value: () => input.value,
    check: () => complain(input, wrong, problem()),
  };
}

function choice(field) {
  const [about, wrong] = [freshId(), freshId()];
  const [least, most] = [field.shortest ?? 1, field.longest ?? 1];
  const { label, options } = field;
  const placeholder = field.placeholder ?? "";
  const chosen = () => complain(picker.button, wrong, "");
  const picker = new Picker({ label, placeholder, options, least, most }, null, chosen);
  set(picker.button, "aria-describedby", `${about} ${wrong}`);
  const problem = () => {
    if (picker.complete || (!field.required && !picker.values.length)) return "";
    return most === 1 ? say("need-value") : say("need-several", { least, most });
  };
  const name = h("span", { class: "label" }, label);
  return {
    id: field.custom_id,
    element: framed(field, name, picker.element, about, wrong),
    focus: () => picker.button.focus(),
    value: () => picker.values,
    check: () => complain(picker.button, wrong, problem()),
  };
}

function framed(field, label, input, about, wrong) {
  return h(
    "div",
    { class: "field" },
    label,
    !field.required && h("span", { class: "about" }, say("optional")),
    h("p", { class: "about", id: about }, field.about ?? ""),
    input,
    h("p", { class: "wrong", id: wrong }),
  );
}

/** Show a problem under a field; return it. */
function complain(input, wrong, problem) {
  document.getElementById(wrong).textContent = problem;
  set(input, "aria-invalid", problem ? "true" : null);
  return problem;
}
