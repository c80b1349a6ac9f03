import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";

type Tree = ReturnType<typeof fromHtml>;
type Node = Tree["children"][number];
type Element = Extract<Node, { type: "element" }>;
type Parent = Tree | Element;

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
const tableParts = ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"];
const spans: [string, RegExp][] = [
  ["colSpan", /^[1-9]\d?$/],
  ["rowSpan", /^[1-9]\d?$/],
];

/** Other elements are replaced by their text; those in `strip` are removed with it. */
const schema: Schema = {
  tagNames: [
    ...headings,
    ...["p", "br", "hr", "blockquote", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "a", "img"],
    ...["table", ...tableParts],
  ],
  attributes: {
    a: [["href", /^(https?:\/\/|mailto:|tel:)/i]],
    img: [["src", /^(https:\/\/|data:image\/)/i], "alt"],
    th: [["scope", "col", "row"], ...spans],
    td: spans,
  },
  required: { a: { rel: "noreferrer" }, img: { alt: "" } },
  ancestors: {
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    ...Object.fromEntries(tableParts.map((part) => [part, ["table"]])),
  },
  strip: [
    ...["script", "style", "template", "title", "svg", "math", "object"],
    ...["iframe", "noscript", "noembed", "noframes", "select", "textarea", "xmp"],
  ],
  // The patterns above check the addresses and refuse relative ones, which would point to our own pages.
  protocols: {},
};

export function sanitizeHtml(html: string): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema) as Tree;
  removeDeadElements(tree);
  normalizeHeadings(tree);
  return toHtml(tree).trim();
}

/** Replaces a link without an address by its text, and removes a picture without one. */
function removeDeadElements(parent: Parent): void {
  parent.children = (parent.children as Node[]).flatMap((node) => {
    if (node.type !== "element") return [node];
    removeDeadElements(node);
    if (node.tagName === "a" && !node.properties.href) return node.children as Node[];
    return node.tagName === "img" && !node.properties.src ? [] : [node];
  }) as Element["children"];
}

/** Makes the highest level an `h2`, so that the levels start there and skip none. */
function normalizeHeadings(tree: Tree): void {
  const found = listElements(tree).filter(({ tagName }) => headings.includes(tagName));
  const levelOf = ({ tagName }: Element) => headings.indexOf(tagName) + 1;
  const highest = Math.min(...found.map(levelOf));
  let above = 1;
  for (const heading of found) {
    above = Math.min(levelOf(heading) - highest + 2, above + 1, 6);
    heading.tagName = `h${above}`;
  }
}

function listElements(parent: Parent): Element[] {
  return (parent.children as Node[]).flatMap((node) =>
    node.type === "element" ? [node, ...listElements(node)] : [],
  );
}
