import type { Schema } from "../../openapi/document.ts";
import { type Content, countOf, html, inline, join, type Markup, prose } from "./markup.ts";
import { assumedNote } from "./parts.ts";
import type { Portal } from "./portal.ts";
import { describeSchema, type Field, type Shape } from "./shapes.ts";

/** Objects with more fields than this begin folded where they stand inside another. */
const UNFOLDED = 4;

/** A schema as a list of fields, with those of inner objects below them. */
export function showSchema(portal: Portal, schema: Schema | undefined): Markup {
  const shape = describeSchema(portal.document, schema);
  return html`<div class="schema">
<p class="field">${showType(shape)}</p>
${showAbout(portal, shape)}
${showInside(portal, shape, { isTop: true })}
</div>`;
}

/** What a value is, for a table's cell. */
export function showValue(portal: Portal, schema: Schema | undefined): Markup {
  const shape = describeSchema(portal.document, schema);
  return html`<p class="field">${showType(shape)}</p>${showAbout(portal, shape)}`;
}

function showField(portal: Portal, { name, isRequired, shape }: Field): Markup {
  return html`<li>
<p class="field"><code class="name">${name}</code> ${showType(shape)} ${isRequired && html`<span class="badge required">required</span>`}</p>
${showAbout(portal, shape)}
${showInside(portal, shape, { isTop: false })}
</li>`;
}

function showType(shape: Shape): Markup {
  return html`<span class="type">${typeInWords(shape)}</span>${shape.isNullable && html` <span class="badge">nullable</span>`}`;
}

function typeInWords({ type, name, items }: Shape): Content {
  if (items) return ["list of ", typeInWords(items)];
  return name !== undefined && !type.startsWith(name)
    ? [type, html` <span class="schema-name">${name}</span>`]
    : type;
}

function showAbout(portal: Portal, shape: Shape): Content {
  const { description, rules, values, isOpen, assumed } = shape;
  return [
    prose(description),
    rules.length > 0 &&
      html`<p class="rules">${join(
        rules.map((rule) => inline(rule)),
        " · ",
      )}</p>`,
    values.length > 0 &&
      html`<p class="rules">${values.length === 1 ? "always" : "one of"} ${join(values.map((value) => html`<code>${JSON.stringify(value)}</code>`))}${isOpen && html` <span class="badge grow">may grow</span>`}</p>`,
    assumed.map((node) => assumedNote(portal, node)),
    shape.items && showEntries(portal, shape.items),
  ];
}

/** What holds for each entry of a list, beside the fields of the entry. */
function showEntries(portal: Portal, entry: Shape): Content {
  const about = showAbout(portal, { ...entry, items: undefined });
  const isSilent =
    !entry.description &&
    entry.rules.length + entry.values.length + entry.assumed.length === 0 &&
    !entry.items;
  if (isSilent) return false;
  return html`<div class="entry"><p class="label">Each entry</p>${about}${entry.items && showEntries(portal, entry.items)}</div>`;
}

function showInside(portal: Portal, shape: Shape, { isTop }: { isTop: boolean }): Content {
  let inner = shape;
  while (inner.items) inner = inner.items;
  const { fields, variants, name } = inner;
  return [
    fields.length > 0 &&
      fold(
        isTop || fields.length <= UNFOLDED,
        [
          countOf(fields.length, "field"),
          name !== undefined && [" of ", html`<code>${name}</code>`],
        ],
        html`<ul class="fields">${fields.map((field) => showField(portal, field))}</ul>`,
        isTop,
      ),
    variants.length > 0 &&
      html`<ol class="variants">${variants.map(
        (variant, at) => html`<li>
<p class="field"><strong>${variant.name ?? `Shape ${at + 1}`}</strong> ${showType({ ...variant, name: undefined })}</p>
${showAbout(portal, variant)}${showInside(portal, variant, { isTop: false })}</li>`,
      )}</ol>`,
  ];
}

function fold(isOpen: boolean, title: Content, content: Markup, isTop: boolean): Markup {
  if (isTop) return content;
  return html`<details class="inner"${isOpen && html` open`}><summary>${title}</summary>${content}</details>`;
}
