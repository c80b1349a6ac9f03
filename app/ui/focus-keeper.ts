const MAX_PLACES = 20;

/** The elements of this page that have had the focus, the latest last. */
let places: FocusPlace[] = [];
/** While a page starts, `startPage` decides about the focus. */
let isStarting = false;

/**
 * Keeps the focus of a document that scripts change. A browser moves it to `<body>` when the focused
 * element is removed, hidden or disabled, and a screen reader then starts at the top again.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver(() => {
    if (!isLost() || isStarting) return;
    // The successor of a field gets the focus at once, because the user may be typing.
    const last = places.at(-1);
    const successor = last && !last.element.isConnected && !isLink(last) && findAgain(last);
    if (successor) moveFocus(successor);
    else whenSettled(restoreFocus);
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("mouseup", forgetOnPress);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"],
  });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("mouseup", forgetOnPress);
  };
}

/** Waits for React's effects, which may move the focus themselves. */
function whenSettled(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** Moves the focus to the start of a new page, unless `isSame` or the page itself has moved it. */
export function startPage({
  hash,
  before,
  isSame,
  onStay,
}: {
  hash: string;
  /** The element that had the focus before. */
  before: Element | null;
  isSame: () => boolean;
  /** Called where the focus stays, so that a screen reader announces nothing by itself. */
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
    -MAX_PLACES,
  );
}

/** The user has pressed outside of all controls, so the focus is not restored. */
function forgetOnPress(): void {
  if (isLost()) places = [];
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

/** A link that closes a dialog often has the same address as a link of the menu. */
const isLink = ({ element }: FocusPlace) => element.matches("a");

/** When a whole form or dialog is gone, the focus returns to the element that opened it. */
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

/** Headings and sections get a temporary `tabindex`. */
function moveFocus(target: HTMLElement): void {
  const isControl = target.tabIndex >= 0 || target.hasAttribute("tabindex");
  if (!isControl) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: !isControl });
}

/** An element that has had the focus, with a selector for its successor when React renders it anew. */
type FocusPlace = {
  element: HTMLElement;
  /** From the nearest to the body; some may still be on the page when the element is removed. */
  ancestors: HTMLElement[];
  selector: string | undefined;
};

function describePlace(element: HTMLElement): FocusPlace {
  const ancestors: HTMLElement[] = [];
  for (let up = element.parentElement; up; up = up.parentElement) ancestors.push(up);
  return { element, ancestors, selector: toSelector(element) };
}

/** React numbers its own ids, so another element may get the same one. */
function toSelector(element: HTMLElement): string | undefined {
  const { id, tagName } = element;
  if (id && !id.startsWith(":")) return `#${CSS.escape(id)}`;
  for (const name of ["name", "href"]) {
    const value = element.getAttribute(name);
    if (value) return `${tagName}[${name}="${CSS.escape(value)}"]`;
  }
  return undefined;
}

function canTakeFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.getClientRects().length > 0 &&
    !element.matches(":disabled") &&
    !element.closest("[inert]") &&
    isOverDialogs(element)
  );
}

/** Everything outside an open modal dialog is inert. */
function isOverDialogs(element: Element): boolean {
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  return !modal || modal.contains(element);
}

/** The element itself, or its successor on the page. */
function findAgain({ element, selector }: FocusPlace): HTMLElement | undefined {
  if (canTakeFocus(element)) return element;
  if (!selector) return undefined;
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(canTakeFocus);
  const sameValue = found.find((other) => readValue(other) === readValue(element));
  return sameValue ?? (found.length === 1 ? found[0] : undefined);
}

const readValue = (element: Element) =>
  element.matches("button, [type=radio], [type=checkbox]") ? element.getAttribute("value") : null;

const regions = "dialog, section, article, nav, form, main";

/** The heading of the closest remaining region, or a region with an own label. */
function findRegion({ ancestors }: FocusPlace): HTMLElement | undefined {
  for (const ancestor of ancestors) {
    if (!ancestor.matches(regions) || !canTakeFocus(ancestor)) continue;
    const heading = findHeading(ancestor);
    if (heading) return heading;
    if (ancestor.hasAttribute("aria-label")) return ancestor;
  }
  return undefined;
}

const findHeading = (part: ParentNode): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>("h1, h2, h3")].find(canTakeFocus);
