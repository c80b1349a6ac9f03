import { type Content, html, type Markup } from "./markup.ts";

/** A block of code; it scrolls by itself, so the keyboard must reach it and a screen reader name it. */
export function code(label: string, content: Content): Markup {
  return html`<pre class="code" role="group" aria-label="${label}" tabindex="0"><code>${content}</code></pre>`;
}

export const json = (label: string, value: unknown) => code(label, colour(value, ""));

/** JSON with its names and values marked for the style sheet. */
function colour(value: unknown, indent: string): Content {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const items = value.map((each) => [inner, colour(each, inner)]);
    return ["[\n", separate(items), `\n${indent}]`];
  }
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    if (fields.length === 0) return "{}";
    const lines = fields.map(([name, each]) => [
      inner,
      html`<span class="name">${JSON.stringify(name)}</span>`,
      ": ",
      colour(each, inner),
    ]);
    return ["{\n", separate(lines), `\n${indent}}`];
  }
  const kind = typeof value === "string" ? "text" : "literal";
  return html`<span class="${kind}">${JSON.stringify(value)}</span>`;
}

const separate = (lines: Content[]): Content[] =>
  lines.flatMap((line, at) => (at === 0 ? [line] : [",\n", line]));
