import { fromHtml } from "hast-util-from-html";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyone, screenRows } from "../screens.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { type Element, listElements, type Node } from "../services/crawl.ts";
import type { Panel } from "../services/panel.ts";
import { createWalkers, type Walkers } from "../services/walkers.ts";

let panel: Panel;
let walkers: Walkers;
beforeAll(async () => {
  panel = await borrowPanel();
  walkers = await createWalkers(panel);
});
afterAll(() => panel.stop());

const textOf = (node: Node): string => {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child as Node)).join("") : "";
};

const levelOf = ({ tagName }: Element) => Number(tagName.match(/^h([1-6])$/)?.[1] ?? 0);

/** Returns the headings that skip a level, in reading order. */
function listSkips(elements: Element[]): string[] {
  let level = 0;
  return elements.flatMap((element) => {
    const own = levelOf(element);
    if (own === 0) return [];
    const isSkip = own > level + 1;
    level = own;
    return isSkip ? [`h${own} ${textOf(element)}`] : [];
  });
}

/** The parser lists children before their parents; a reader meets the parents first. */
function listInReadingOrder(node: Node | ReturnType<typeof fromHtml>): Element[] {
  const own = node.type === "element" ? [node] : [];
  const children = "children" in node ? (node.children as Node[]) : [];
  return [...own, ...children.flatMap(listInReadingOrder)];
}

const isRegion = ({ tagName, properties }: Element) =>
  tagName === "section" || properties.role === "region";

/** Texts without meaning for a reader: a generated id or a position. */
const unreadable = /[\da-f]{8}-[\da-f]{4}-|-?\d{1,3}\.\d{3,},\s*-?\d/i;

/** The texts of a page's buttons and links as a text browser shows them. */
function listShown(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const { tagName, properties } = element;
    if (tagName === "button") return [textOf(element), String(properties.value ?? "")];
    if (tagName === "input" && properties.type === "submit") return [String(properties.value)];
    return tagName === "a" || tagName === "option" ? [textOf(element)] : [];
  });
}

describe.each(everyone)("for a %s", (kind) => {
  const own = screenRows.filter(({ kinds }) => kinds.includes(kind));

  it.each(own)("the screen $name has headings in order, and readable buttons", async (row) => {
    for (const path of walkers.pathsOf(row, kind)) {
      const { html } = await walkers.visitorOf(kind).get(path);
      const elements = listInReadingOrder(fromHtml(html));
      expect(listSkips(elements), path).toEqual([]);
      const bare = elements
        .filter(isRegion)
        .filter((region) => !listElements(region).some((each) => levelOf(each) > 0))
        .map(({ properties }) => JSON.stringify(properties));
      expect(bare, path).toEqual([]);
      expect(
        listShown(elements).filter((text) => unreadable.test(text)),
        path,
      ).toEqual([]);
    }
  });
});
