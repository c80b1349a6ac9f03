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

/** All that a text may hold. Of what is not named the words are kept, and of what is in `strip` nothing. */
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
  // Addresses are checked above, where relative ones, which would be ours, do not pass.
  protocols: {},
};

/** What may stand in our page of a text that the group wrote, below the page's own heading. */
export function cleanHtml(html: string): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema) as Tree;
  dropDead(tree);
  orderHeadings(tree);
  return toHtml(tree).trim();
}

/** A link that leads nowhere is but its words, and a picture without an address nothing. */
function dropDead(parent: Parent): void {
  parent.children = (parent.children as Node[]).flatMap((node) => {
    if (node.type !== "element") return [node];
    dropDead(node);
    if (node.tagName === "a" && !node.properties.href) return node.children as Node[];
    return node.tagName === "img" && !node.properties.src ? [] : [node];
  }) as Element["children"];
}

/** Whatever the text begins with becomes an `h2`, and none is more than one step below that before it. */
function orderHeadings(tree: Tree): void {
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
