/** Building elements. Text is always set as text: nothing here reads HTML. */

/**
 * Make an element.
 * @param {string} tag
 * @param {Object<string, any>} [props] attributes; functions under `on...` listen,
 *   true and false set and leave out an attribute, null leaves it out
 * @param {...(Node|string|null|false|undefined)} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else set(element, name, value);
  }
  element.append(...children.filter((child) => child || child === ""));
  return element;
}

/**
 * Set an attribute, or take it away.
 * @param {Element} element
 * @param {string} name
 * @param {string|number|boolean|null|undefined} value
 */
export function set(element, name, value) {
  if (value === false || value === null || value === undefined) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * Return the element with this id.
 * @param {string} id
 * @returns {any}
 */
export function byId(id) {
  return document.getElementById(id);
}

let made = 0;

/** Return an id that no other element of the page has. */
export function freshId() {
  made += 1;
  return `e${made}`;
}
