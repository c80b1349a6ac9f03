import type { Page } from "../layout.ts";
import { countOf, html, inline, toSlug } from "../markup.ts";
import { operationList, screenList } from "../parts.ts";
import { interactionsOf, type Portal, screensOf } from "../portal.ts";

export function renderOperations(portal: Portal): Page {
  const { operations, tags } = portal;
  const assumed = operations.filter((operation) => operation.assumed).length;
  return {
    path: "operations.html",
    title: "Operations",
    summary: "Every operation of the taxi API that the panel knows.",
    body: html`
<h1>Operations</h1>
<p class="lead">The document has ${countOf(operations.length, "operation")}. ${assumed} of them are assumed: the API’s own documentation does not show them.</p>
<nav aria-label="Groups of operations"><ul class="chips">${tags.map(({ name }) => html`<li><a href="#${toSlug(name)}">${name}</a></li>`)}</ul></nav>
${tags.map(
  (tag) => html`<section aria-labelledby="${toSlug(tag.name)}">
<h2 id="${toSlug(tag.name)}">${tag.name}</h2>
${tag.description !== undefined && html`<p>${inline(tag.description)}</p>`}
${operationList(
  tag.operations,
  (operation) =>
    html`<p class="quiet">${countOf(interactionsOf(portal, operation).length, "interaction")} · ${screenList(screensOf(portal, operation))}</p>`,
)}
</section>`,
)}`,
  };
}
