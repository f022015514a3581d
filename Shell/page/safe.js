// A form's own properties, whatever its fields are called: a field named "method" hides `form.method`.
// Scripts ask here; `Tools/lint` refuses the shadowed ones elsewhere.

const getter = (type, name) => Object.getOwnPropertyDescriptor(type.prototype, name).get;
const method = getter(HTMLFormElement, "method");
const encoding = getter(HTMLFormElement, "enctype");
const elements = getter(HTMLFormElement, "elements");

/** Whether a form writes, or the button of it that sends it. */
export function isPost(form, button) {
  return (button?.getAttribute("formmethod") ?? method.call(form)) === "post";
}

/** Whether a form carries files. */
export function takesFiles(form) {
  return encoding.call(form) === "multipart/form-data";
}

/** The controls of a form, those outside of it too. */
export function fieldsOf(form) {
  return [...elements.call(form)];
}

/** The control of that name, or the first of several. */
export function fieldNamed(form, name) {
  return fieldsOf(form).find((field) => field.name === name);
}

/** The id of any element, a form with a field named "id" among them; nothing for text. */
export function idOf(node) {
  return node instanceof Element ? Element.prototype.getAttribute.call(node, "id") : null;
}

/** Puts an element before all else in a form. */
export function putFirst(form, element) {
  Element.prototype.closest.call(form, "details")?.setAttribute("open", "");
  Element.prototype.prepend.call(form, element);
}

/** Whether a field is chosen, not written into. */
export function isBox(field) {
  return /checkbox|radio/.test(field.type);
}

/** The page, or the part of one, that an answer is. */
export function pageOf(text) {
  return new DOMParser().parseFromString(text, "text/html");
}

/** What is answered; nothing where no good answer comes. */
export async function fetched(url, init) {
  const answer = await fetch(url, init).catch(() => null);
  return answer?.ok ? answer : null;
}

/** A new element with such properties. */
export function made(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
