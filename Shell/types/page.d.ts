// What the page script may ask of the browser beside what TypeScript knows: `Tools/lint` holds the scripts to it.

/** How an address is gone to: `Shell/page/visit.js`. */
interface Visit {
  /** What happens to history: "push", "replace" or "stay". */
  mode?: string;
  init?: RequestInit;
  /** Which fields keep what was typed. */
  keeps?: (field: any) => boolean;
  /** Whether a toast stays that the page doesn't have. */
  keepsToast?: boolean;
  /** Is given the address of the answer, whether it is shown or not. */
  heard?: (address: URL) => void;
  /** The field in which somebody is typing, on whatever page. */
  typing?: string;
  /** Whether a refused form is shown as it was sent. */
  refusal?: boolean;
  /** Whether nothing is said of a failure. */
  quiet?: boolean;
  /** The row whose tick was pressed. */
  row?: Element;
  /** What opened the sheet. */
  opener?: Element;
  /** Where the page is scrolled to. */
  scroll?: number;
}

// Scripts find elements by selectors that say what they are; the type says only that they are elements.
interface Element {
  readonly dataset: DOMStringMap;
  readonly form: HTMLFormElement | null;
  hidden: boolean;
  href: string;
  value: string;
  defaultValue: string;
  checked: boolean;
  inputMode: string;
  selectionStart: number | null;
  selectionEnd: number | null;
  onclick: ((event: Event) => void) | null;
  requestSubmit(button?: Element): void;
  click(): void;
  focus(options?: FocusOptions): void;
  select(): void;
  showModal(): void;
  hidePopover(): void;
  checkVisibility(): boolean;
  moveBefore?(node: Node, before: Node | null): void;
}
interface EventTarget extends Element {}
interface Node {
  querySelector(selectors: string): Element | null;
  querySelectorAll(selectors: string): NodeListOf<Element>;
  readonly outerHTML: string;
}
interface Event {
  readonly isComposing: boolean;
  readonly clientX: number;
  readonly clientY: number;
}
interface Document {
  startViewTransition?(update: () => void): { ready: Promise<void>; finished: Promise<void>; updateCallbackDone: Promise<void>; skipTransition(): void };
}
// Of the platform itself: what 4.8 doesn't know yet, or is stricter about than browsers are.
interface FormData extends Iterable<[string, FormDataEntryValue]> {}
interface URLSearchParams {
  readonly size: number;
}
interface Location {
  readonly searchParams: URLSearchParams;
  readonly username: string;
  readonly password: string;
  toJSON(): string;
}
interface Window {
  FormData: { new (form?: HTMLFormElement, submitter?: Element): FormData };
}

/** The screen's lock, where the browser has one. */
interface Navigator {
  readonly wakeLock?: { request(type: "screen"): Promise<{ released: boolean; release(): Promise<void> }> };
}
