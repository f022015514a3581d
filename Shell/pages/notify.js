// Of what this device is told: asks the browser once somebody wants to know something, and hands the server what it
// gave. The app's own script sends what the switches say.

const main = () => document.getElementById("main");
const form = () => /** @type {HTMLFormElement} */ (document.getElementById("notify"));
const canSubscribe = "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;
// The shared books of this device, as the worker will have said.
let shared = null;
// Whether the browser was asked for the form as it is now.
let isReady = false;
// Whether it was asked in vain, and not because somebody wouldn't have it.
let hasFailed = false;

/** Shows the form where the browser can be told, and otherwise why not; pages come anew after each choice. */
async function show() {
  if (!form()) return;
  const isAble = canSubscribe && (await navigator.serviceWorker.getRegistration());
  reveal("notify-unable", !isAble || hasFailed);
  reveal("notify-denied", isAble && Notification.permission === "denied");
  reveal("notify-able", isAble && Notification.permission !== "denied");
  if (isAble) offerShared(await (shared ??= sharedBooks()));
}

/** Changes nothing where nothing is to be changed: whoever watches the page would come back. */
function reveal(id, shows) {
  const part = document.getElementById(id);
  if (part && part.hidden === Boolean(shows)) part.hidden = !shows;
}

/** Asks the worker, who alone knows them. */
function sharedBooks() {
  const { port1, port2 } = new MessageChannel();
  const { controller } = navigator.serviceWorker;
  if (!controller) return Promise.resolve([]);
  controller.postMessage("shared", [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve([]), 5000);
  });
}

/** A switch for each, like those of the server's books. */
function offerShared(books) {
  const list = document.getElementById("notify-shared");
  if (!list || !books.length || list.childElementCount) return;
  const chosen = list.dataset.chosen.split(" ");
  list.append(...books.map(({ name, number, member }) => {
    const field = document.createElement("div");
    field.className = "field switch-field";
    const label = document.createElement("label");
    const box = document.createElement("input");
    [label.htmlFor, label.textContent] = [`notify-${number}`, name];
    [box.id, box.type, box.name, box.value, box.className] = [label.htmlFor, "checkbox", "shared", `${number}:${member}`, "switch"];
    box.setAttribute("role", "switch");
    box.defaultChecked = chosen.includes(number);
    field.append(label, box);
    return field;
  }));
  reveal("notify-others", true);
}

document.addEventListener("submit", (event) => {
  if (event.target !== form() || isReady) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  prepare(form()).then(send, giveUp);
}, { capture: true });

/** Nothing was switched: the browser may not, can't, or has no push service. */
function giveUp(error) {
  for (const each of form().querySelectorAll("[role=switch]")) each.checked = each.hasAttribute("checked");
  hasFailed = error.name !== "NotAllowedError";
  return show();
}

function send() {
  hasFailed = false;
  isReady = true;
  form().requestSubmit();
  isReady = false;
}

/** Has the browser subscribe if anything is switched on, and unsubscribe if nothing is. */
async function prepare(wanted) {
  const isWanted = [...wanted.querySelectorAll("[role=switch]")].some((each) => each.checked);
  if (isWanted && (await Notification.requestPermission()) !== "granted") {
    throw new DOMException("denied", "NotAllowedError");
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  const fits = subscription && isSame(subscription.options.applicationServerKey, bytesOf(wanted.dataset.key));
  if (subscription && !(isWanted && fits)) await subscription.unsubscribe();
  if (isWanted) fill(wanted, fits ? subscription : await subscribed(pushManager, wanted.dataset.key));
}

// How long a push service may take, in milliseconds: some browsers without one never answer.
const patience = 15_000;

function subscribed(pushManager, key) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("no push service answers")), patience));
  return Promise.race([pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }), late]);
}

function fill(wanted, subscription) {
  const { endpoint, keys } = subscription.toJSON();
  for (const [name, value] of Object.entries({ endpoint, ...keys })) {
    const field = wanted.querySelector(`input[type=hidden][name="${CSS.escape(name)}"]`);
    if (field) field.value = value;
  }
}

function bytesOf(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function isSame(buffer, bytes) {
  return buffer && bytes.length === buffer.byteLength && new Uint8Array(buffer).every((byte, index) => byte === bytes[index]);
}

new MutationObserver(show).observe(main(), { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden"] });
show();
