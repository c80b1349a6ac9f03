import {
  canTakeFocus,
  describePlace,
  type FocusPlace,
  findAgain,
  findHeading,
  findRegion,
} from "./focus-place.ts";

const MOST_REMEMBERED = 20;

/** Where the focus has been on this page, the latest last. */
let places: FocusPlace[] = [];
/** While a page is about to start, its start decides where the focus goes. */
let isStarting = false;

/**
 * Watches over the focus of a document that a script changes. A browser drops it on `<body>` when the
 * focused element is removed, hidden or disabled; a screen reader then starts again at the top.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver(() => {
    if (!isLost() || isStarting) return;
    // The successor of a field takes the focus at once, before the user types on.
    const last = places.at(-1);
    const successor = last && !last.element.isConnected && !isLink(last) && findAgain(last);
    if (successor) moveFocus(successor);
    else whenSettled(restoreFocus);
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", forgetOnBlur);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"],
  });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", forgetOnBlur);
  };
}

/** After React has committed and run its effects, which may focus an element themselves. */
function whenSettled(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Puts the focus at the start of a page that is drawn, unless `isSame` or the page has taken it. */
export function startPage({
  hash,
  before,
  isSame,
  onStay,
}: {
  hash: string;
  /** What had the focus before. */
  before: Element | null;
  isSame: () => boolean;
  /** The focus is where it was, so that nothing is heard of the change. */
  onStay: () => void;
}): void {
  isStarting = true;
  whenSettled(() => {
    isStarting = false;
    if (isSame()) restoreFocus();
    const { activeElement } = document;
    if (isSame()) {
      if (activeElement === before) onStay();
      return;
    }
    if (activeElement !== before && activeElement?.closest("main, dialog")) return;
    places = [];
    const start = findStart(hash);
    if (start) moveFocus(start);
  });
}

function findStart(hash: string): HTMLElement | null | undefined {
  const named = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
  const main = document.querySelector("main");
  return named || (main && findHeading(main)) || findHeading(document) || main;
}

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  places = [...places.filter(({ element }) => element !== target), describePlace(target)].slice(
    -MOST_REMEMBERED,
  );
}

/** The user has clicked beside all controls: there is nothing to bring back. */
function forgetOnBlur({ target }: FocusEvent): void {
  // Chromium also says so while it removes an element.
  queueMicrotask(() => {
    if (isLost() && target instanceof HTMLElement && canTakeFocus(target)) places = [];
  });
}

const isLost = () =>
  document.activeElement === document.body || document.activeElement === document.documentElement;

function restoreFocus(): void {
  const last = places.at(-1);
  if (!last || !isLost()) return;
  const target =
    (isLink(last)
      ? (findOpener(last) ?? findAgain(last))
      : (findAgain(last) ?? findOpener(last))) ??
    findRegion(last) ??
    findHeading(document);
  if (target) moveFocus(target);
}

/** A link that closes a dialog often leads where a link of the menu leads too. */
const isLink = ({ element }: FocusPlace) => element.matches("a");

/** Where a form or dialog as a whole has gone, the focus goes back to what opened it. */
function findOpener(last: FocusPlace): HTMLElement | undefined {
  const gone = last.ancestors.filter(
    (ancestor) => ancestor.matches("dialog, form") && !canTakeFocus(ancestor),
  );
  const outermost = gone.at(-1);
  if (!outermost) return undefined;
  const opener = places.findLast(
    ({ element, ancestors }) => element !== outermost && !ancestors.includes(outermost),
  );
  return opener && (findAgain(opener) ?? findRegion(opener));
}

/** Headings and sections take the focus only while they have it. */
function moveFocus(target: HTMLElement): void {
  const isControl = target.tabIndex >= 0 || target.hasAttribute("tabindex");
  if (!isControl) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: !isControl });
}
