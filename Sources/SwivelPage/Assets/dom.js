// Makes elements. Text always becomes a text node, so a name from a log cannot become markup.

/** @typedef {Node | string | number | boolean | null | undefined | any[]} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined | EventListener>} Attributes */

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const SVG_NAMES = new Set(['svg', 'g', 'rect', 'line', 'path', 'text', 'title']);

// Controls, marks of direction, separators and lone surrogates: a page shows them and does not obey them.
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/gu;

/**
 * Shows what cannot be seen in a text as `\u202e`.
 * @param {string | number} text
 */
function printable(text) {
  return String(text).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Makes an element with attributes, listeners and children.
 * @param {string} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {any}
 */
function make(name, attributes = {}, ...children) {
  const element = SVG_NAMES.has(name) ? document.createElementNS(SVG_NAMESPACE, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? '' : printable(/** @type {string} */ (value)));
  }
  append(element, children);
  return element;
}

/**
 * Adds children to an element and leaves out what is empty.
 * @param {Element} element
 * @param {Child} child
 */
function append(element, child) {
  if (child === null || child === undefined || typeof child === 'boolean' || child === '') return;
  if (Array.isArray(child)) for (const each of child) append(element, each);
  else if (child instanceof Node) element.append(child);
  else element.append(document.createTextNode(printable(child)));
}

/**
 * Replaces the children of an element.
 * @param {Element} element
 * @param {...Child} children
 */
function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/**
 * A name that the app has chosen, kept apart from the direction of the text around it.
 * @param {string} name
 */
function named(name) {
  return make('bdi', {}, name);
}

/**
 * A button with a text and an action.
 * @param {Child} label
 * @param {(event: Event) => void} action
 * @param {Attributes} [attributes]
 */
function button(label, action, attributes = {}) {
  return make('button', { type: 'button', ...attributes, click: action }, label);
}

/**
 * The element with an id.
 * @param {string} id
 * @returns {any}
 */
function byID(id) {
  return document.getElementById(id);
}

/** The document that the page carries, or null. */
function embedded() {
  const element = byID('document');
  return element ? JSON.parse(element.textContent) : null;
}

/** Adds a button to each command and each piece of code of the findings. */
function addCopyButtons() {
  for (const place of document.querySelectorAll('.finding .command, .finding .code')) {
    const text = place.querySelector('code')?.textContent ?? '';
    const name = place.querySelector('summary')?.textContent ?? text;
    append(place, [
      ' ',
      button('Copy', (event) => copy(text, event.currentTarget, name), { 'aria-label': `Copy ${name}` }),
    ]);
  }
}

/**
 * Copies a text and says so on the button.
 * @param {string} text
 * @param {any} pressed
 * @param {string} [name]
 */
async function copy(text, pressed, name = text) {
  let copied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied = copyOfSelection(text);
  }
  announce(copied ? `Copied: ${name}` : 'Could not copy');
  const label = [...pressed.childNodes];
  fill(pressed, copied ? 'Copied' : 'Not copied');
  setTimeout(() => fill(pressed, label), 1400);
}

/**
 * Copies by a selection, for pages that are opened from a disk.
 * @param {string} text
 */
function copyOfSelection(text) {
  const field = make('textarea', { class: 'unseen' }, text);
  const focused = /** @type {any} */ (document.activeElement);
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  field.remove();
  focused?.focus?.({ preventScroll: true });
  return copied;
}

/**
 * Says a text to a screen reader, politely.
 * @param {string} text
 */
function announce(text) {
  const live = byID('announcements');
  if (live) fill(live, text);
}

/**
 * Whether a key press belongs to the browser or to a field.
 * @param {any} event
 */
function isForeign(event) {
  return event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented;
}
