/** HTML that is safe to put into a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Content = Markup | string | number | false | null | undefined | readonly Content[];

/** Makes markup of a template; every value that is not markup is escaped. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(
    strings.reduce((text, string, at) => text + toText(values[at - 1]) + string, ""),
  );
}

function toText(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (Array.isArray(content)) return content.map(toText).join("");
  if (content === undefined || content === null || content === false) return "";
  return escapeText(String(content));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeText = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** A name as part of an address, unique among names that differ in letters or digits. */
export const toSlug = (name: string) =>
  name
    .replaceAll("[]", "-each")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");

/** Joins contents as in a sentence's list. */
export const join = (contents: readonly Content[], separator: Content = ", "): Content[] =>
  contents.flatMap((content, at) => (at === 0 ? [content] : [separator, content]));

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** The document's texts: paragraphs, lists, and names in backticks. */
export function prose(text = ""): Markup[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== "")
    .map((block) => {
      const items = block.split(/^- /m);
      const [lead = "", ...listed] = items;
      if (listed.length === 0) return html`<p>${inline(block)}</p>`;
      return html`${lead.trim() !== "" && html`<p>${inline(lead)}</p>`}<ul>${listed.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
    });
}

/** One line of the document's texts. */
export function inline(text: string): Content[] {
  return text
    .trim()
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
}
