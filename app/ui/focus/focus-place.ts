/** An element that has had the focus, with a selector for its successor when React renders it anew. */
export type FocusPlace = {
  element: HTMLElement;
  /** From the nearest to the body; some may still be on the page when the element is removed. */
  ancestors: HTMLElement[];
  selector: string | undefined;
};

export function describePlace(element: HTMLElement): FocusPlace {
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

export function canTakeFocus(element: HTMLElement): boolean {
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
export function findAgain({ element, selector }: FocusPlace): HTMLElement | undefined {
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
export function findRegion({ ancestors }: FocusPlace): HTMLElement | undefined {
  for (const ancestor of ancestors) {
    if (!ancestor.matches(regions) || !canTakeFocus(ancestor)) continue;
    const heading = findHeading(ancestor);
    if (heading) return heading;
    if (ancestor.hasAttribute("aria-label")) return ancestor;
  }
  return undefined;
}

export const findHeading = (part: ParentNode): HTMLElement | undefined =>
  [...part.querySelectorAll<HTMLElement>("h1, h2, h3")].find(canTakeFocus);
