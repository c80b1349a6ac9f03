import { fromHtml } from "hast-util-from-html";
import { find, html as htmlNames, svg as svgNames } from "property-information";

type Node = ReturnType<typeof fromHtml>["children"][number];

/**
 * The files of a bare Remix page that renders the same elements as this HTML of the panel, without the
 * panel's code. `loader` is the code of its loader's answer.
 */
export function toBareRemixFiles(html: string, loader: string): Record<string, string> {
  const page = fromHtml(html).children.find((node) => isElement(node, "html"));
  const [head, body] = ["head", "body"].map((name) =>
    childrenOf(page).find((node) => isElement(node, name)),
  );
  return {
    "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import { createElement as h } from "react";
export default function App() {
  return h("html", { lang: "en" },
    h("head", null, ...[${write(head, false)}], h(Meta), h(Links)),
    h("body", null, h(Outlet), h(ScrollRestoration), h(Scripts)));
}`,
    "app/routes/page.tsx": `import { Form, Link, useLoaderData } from "@remix-run/react";
import { createElement as h, Fragment } from "react";
export async function loader() {
  return { filler: "x".repeat(Number(process.env.FILLER ?? 0)), ...(${loader}) };
}
export default function Page() {
  useLoaderData();
  return h(Fragment, null, ${write(body, false)});
}`,
  };
}

/** The children as createElement calls, without scripts, which each page adds itself. */
function write(parent: Node | undefined, isSvg: boolean): string {
  return childrenOf(parent)
    .flatMap((node) => {
      if (node.type === "text") return [JSON.stringify(node.value)];
      if (node.type !== "element" || node.tagName === "script") return [];
      const isInSvg = isSvg || node.tagName === "svg";
      const names = isInSvg ? svgNames : htmlNames;
      const properties = Object.entries(node.properties).map(([name, value]) => [
        name === "className" ? name : find(names, name).attribute,
        Array.isArray(value) ? value.join(" ") : value === true ? "" : value,
      ]);
      const given = Object.fromEntries(properties);
      if (node.tagName === "style") {
        const __html = childrenOf(node).map((child) => ("value" in child ? child.value : ""));
        given.dangerouslySetInnerHTML = { __html: __html.join("") };
        return [`h("style", ${JSON.stringify(given)})`];
      }
      const children = write(node, isInSvg);
      const tag = toRemixTag(node.tagName, given);
      return [`h(${tag}, ${JSON.stringify(given)}${children && `, ${children}`})`];
    })
    .join(", ");
}

/** Links and forms use Remix's components, as on any Remix page. */
function toRemixTag(tag: string, given: Record<string, unknown>): string {
  if (tag === "form") return "Form";
  if (tag !== "a" || !`${given.href}`.startsWith("/")) return JSON.stringify(tag);
  given.to = given.href;
  delete given.href;
  return "Link";
}

const childrenOf = (node: Node | undefined): Node[] =>
  node && "children" in node ? (node.children as Node[]) : [];

const isElement = (node: Node, name: string): boolean =>
  node.type === "element" && node.tagName === name;
