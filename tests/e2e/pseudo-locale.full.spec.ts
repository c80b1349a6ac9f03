import type { Page } from "@playwright/test";
import { nameLanguages } from "../../app/i18n/format.server.ts";
import { PSEUDO_BRACKETS } from "../../app/i18n/pseudo.server.ts";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";
import { brands } from "../../sandbox/brands.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { startPanel } from "../services/panel.ts";
import { makePseudoBuild } from "../services/pseudo-build.ts";
import { test as base, expect } from "./story.ts";
import { pathOf, shownViews } from "./views.ts";

const test = base.extend({
  panelWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const sandbox = await startSandbox({ speed: 0 });
      const { folder, remove } = makePseudoBuild();
      const panel = await startPanel({ sandbox, folder });
      await use(async () => panel);
      await panel.stop();
      await sandbox.close();
      remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.use({ language: "en", viewport: { width: 320, height: 720 } });

/** The full run walks through the pages of all visitors. */
const tagFor = (kind?: DemoKind) => (kind ? "@no-js-matrix" : "@no-js");

for (const kind of [undefined, "client", "company", "employee", "hotel"] as const) {
  test(`no text is cut or hard-coded on a page of a ${kind ?? "guest"}`, {
    tag: tagFor(kind),
  }, async ({ page, panel, brand, url, as }) => {
    if (kind) await as(kind);
    const ofOthers = new Set([...listWords(panel.sandbox.world), ...intlWords]);
    const wrong: string[] = [];
    for (const view of shownViews.filter((each) => each.as === kind)) {
      await page.goto(url(pathOf(view, panel.sandbox, brand)));
      await view.prepare?.(page);
      const { cut, outside } = await readPage(page);
      const hardCoded = outside.filter((text) =>
        listWords(text).some((word) => !ofOthers.has(word)),
      );
      wrong.push(
        // A name of any length may be cut.
        ...cut
          .filter((text) => !listWords(text).some((word) => ofOthers.has(word)))
          .map((text) => `${view.name} cuts ${text}`),
        ...hardCoded.map((text) => `${view.name} says ${text}`),
      );
    }
    expect(wrong).toEqual([]);
  });
}

const WORD = /\p{L}[\p{L}\p{M}]+/gu;

/** All words of the sandbox's data, which no catalogue holds. */
function listWords(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string")
    return [...value.matchAll(WORD)].map(([word]) => word.toLowerCase());
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const parts = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
  return parts.flatMap((part) => listWords(part, seen));
}

/** What the sandbox composes in its brand's language, and the names of networks and units. */
const OTHERS =
  "bajada de bandera distancia km tiempo min suplemento nocturno importe mínimo Facebook Twitter LinkedIn kB MB kg recibo png";

/** What `Intl` writes in English: dates and languages. */
const intlWords = listWords([
  Array.from({ length: 12 }, (_, month) =>
    (["full", "medium"] as const).map((dateStyle) =>
      new Intl.DateTimeFormat("en", { dateStyle, timeStyle: "short" }).format(
        Date.UTC(2026, month, 20 + month),
      ),
    ),
  ),
  "Mon Tue Wed Thu Fri Sat Sun Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  nameLanguages(
    brands.flatMap(({ taxiLanguages }) => taxiLanguages),
    "en",
  ),
  OTHERS,
]);

/** The texts whose end nobody sees, and those that are in no brackets. */
function readPage(page: Page) {
  return page.evaluate(([begin, end]) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(".visually-hidden, option, textarea, script, style, [lang]:not(html)");

    /** What is outside of all brackets, which may hold others. */
    function outsideOf(text: string, openBrackets = 0): string {
      let depth = openBrackets;
      let outside = "";
      for (const letter of text) {
        if (letter === begin) depth += 1;
        else if (letter === end) depth -= 1;
        else if (depth === 0) outside += letter;
      }
      return outside.trim();
    }

    /** The brackets that are open where a node begins: a sentence may have a link or a time in it. */
    function countOpenBrackets(node: Text): number {
      const letters: string[] = [];
      for (let each = node.previousSibling; each; each = each.previousSibling)
        letters.push(...(each.textContent ?? ""));
      const count = (bracket: string | undefined) =>
        letters.filter((letter) => letter === bracket).length;
      return count(begin) - count(end);
    }

    function isCut(node: Text, at: number): boolean {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (left < -1 || right > window.innerWidth + 1) return !isInScroller(node.parentElement);
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const room = box.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (left < room.left - 1 || right > room.right + 1))
          return true;
        if (/hidden|clip/.test(overflowY) && (top < room.top - 1 || bottom > room.bottom + 1))
          return true;
      }
      return false;
    }

    /** Tabs scroll sideways by design. */
    function isInScroller(element: Element | null): boolean {
      for (let box = element; box && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      return false;
    }

    const cut: string[] = [];
    const outside: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const { data, parentElement } = node;
      if (!parentElement || !isShown(parentElement)) continue;
      const last = data.lastIndexOf(end);
      if (last >= 0 && isCut(node, last)) cut.push(data.trim());
      outside.push(outsideOf(data, countOpenBrackets(node)));
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (!isShown(element)) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        outside.push(outsideOf(element.getAttribute(name) ?? ""));
    }
    return { cut: [...new Set(cut)], outside: [...new Set(outside)] };
  }, PSEUDO_BRACKETS);
}
