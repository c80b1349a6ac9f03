import { fromHtml } from "hast-util-from-html";
import type { Page, Visitor } from "./visitor.ts";

type Root = ReturnType<typeof fromHtml>;
export type Node = Root["children"][number];
export type Element = Extract<Node, { type: "element" }>;

/** A form as one of its buttons sends it. */
type FoundForm = { action: string; fields: Record<string, string>; hasFiles: boolean };

export type FoundPage = Page & { path: string; elements: Element[]; forms: FoundForm[] };

/** Follows the links between the panel's pages, up to a maximum number of pages. */
export async function crawl(
  visitor: Visitor,
  starts: readonly string[],
  most = 150,
): Promise<FoundPage[]> {
  const waiting = [...starts];
  const seen = new Set(waiting);
  const found: FoundPage[] = [];
  for (const path of waiting) {
    if (found.length >= most) break;
    const page = await visitor.get(path);
    const isPage = String(page.headers["content-type"]).startsWith("text/html");
    const elements = isPage ? listElements(fromHtml(page.html)) : [];
    found.push({ ...page, path, elements, forms: listForms(elements, path) });
    const links = elements.filter(({ tagName }) => tagName === "a");
    for (const to of [page.location, ...links.map(({ properties }) => properties.href)]) {
      const address = toOwn(to, path);
      if (address === undefined || seen.has(address)) continue;
      seen.add(address);
      waiting.push(address);
    }
  }
  return found;
}

const base = "http://panel.invalid";

function toOwn(href: unknown, from: string): string | undefined {
  if (typeof href !== "string" || !URL.canParse(href, base + from)) return undefined;
  const { origin, pathname, search } = new URL(href, base + from);
  return origin === base ? pathname + search : undefined;
}

export function listElements(node: Root | Node): Element[] {
  const children = "children" in node ? (node.children as Node[]) : [];
  const below = children.flatMap((child) => listElements(child));
  return node.type === "element" ? [node, ...below] : below;
}

/** Every form once for each of its buttons, with the values that the page has filled in. */
function listForms(elements: Element[], path: string): FoundForm[] {
  const forms = elements.filter(
    ({ tagName, properties }) =>
      tagName === "form" && String(properties.method).toLowerCase() === "post",
  );
  return forms.flatMap((form) => {
    const parts = listElements(form);
    const fields: Record<string, string> = {};
    for (const { tagName, properties } of parts) {
      if (!["input", "textarea", "select"].includes(tagName) || !properties.name) continue;
      fields[String(properties.name)] = String(properties.value ?? "");
    }
    const buttons = parts.filter(
      ({ tagName, properties }) => tagName === "button" && properties.type !== "button",
    );
    const hasFiles = parts.some(({ properties }) => properties.type === "file");
    return (buttons.length > 0 ? buttons : [form]).map(({ tagName, properties }) => ({
      action: toOwn(properties.formAction ?? form.properties.action ?? path, path) ?? path,
      fields: {
        ...fields,
        ...(tagName === "button" &&
          properties.name && { [String(properties.name)]: String(properties.value ?? "") }),
      },
      hasFiles,
    }));
  });
}
