// Parts that several pages have.
import type { Operation } from "../../openapi/document.ts";
import type { Assumption } from "../assumptions/assumptions.ts";
import { link, linkAssumption, linkScreen, operationPage } from "./links.ts";
import { type Content, html, inline, join, type Markup } from "./markup.ts";
import type { Portal, ScreenUse } from "./portal.ts";

export const methodBadge = (method: string): Markup =>
  html`<span class="method ${method.toLowerCase()}">${method.toUpperCase()}</span>`;

/** A path that may break after each of its parts. */
export const showPath = (path: string): Markup =>
  html`<code class="path">${join(path.split(/(?<=\/)(?=.)/), html`<wbr>`)}</code>`;

export const assumedBadge = html`<span class="badge assumed">assumed</span>`;

/** Says that a part of the document is assumed, and why. */
export function assumedNote(portal: Portal, node: object): Markup | false {
  const { "x-assumed": isAssumed, "x-reason": reason = "" } = node as Record<string, unknown>;
  if (isAssumed !== true) return false;
  const assumption = portal.assumptions.find((each) => each.node === node);
  const answer = assumption && answerBadge(portal, assumption);
  const title = assumption ? linkAssumption(assumption, "Assumed") : "Assumed";
  return html`<p class="note assumed"><strong>${title}.</strong> ${inline(String(reason))} ${answer}</p>`;
}

export function answerBadge({ answers }: Portal, { key }: Assumption): Markup | false {
  const answer = answers.get(key)?.answer;
  return answer !== undefined && html`<span class="badge ${answer}">${answer}</span>`;
}

export const operationList = (operations: Operation[], note?: (each: Operation) => Content) =>
  html`<ul class="operations">${operations.map(
    (each) => html`<li>
<a href="~/${operationPage(each)}">${methodBadge(each.method)} ${showPath(each.path)}</a>
<p>${inline(each.raw.summary ?? each.id)} ${each.assumed && assumedBadge}</p>
${note?.(each)}</li>`,
  )}</ul>`;

/** "Every page" for what is not of single screens. */
export function screenList(screens: ScreenUse[]): Markup {
  if (screens.length === 0) return html`no screen`;
  return html`${join(screens.map(linkScreen))}`;
}

/** A table that scrolls by itself where it has too little room. */
export function table(label: string, head: string[], rows: Content[][]): Markup {
  return html`<div class="table" role="group" aria-label="${label}" tabindex="0"><table>
<thead><tr>${head.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...others]) =>
      html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;
}

export const breadcrumb = (steps: [path: string, title: string][]): Markup =>
  html`<nav class="crumbs" aria-label="Breadcrumb"><ol>${steps.map(([path, title]) => html`<li>${link(path, title)}</li>`)}</ol></nav>`;
