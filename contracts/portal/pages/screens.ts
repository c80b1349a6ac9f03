import type { Page } from "../layout.ts";
import { link, linkScreen, operationPage, screenPage } from "../links.ts";
import { countOf, html, inline } from "../markup.ts";
import { assumedBadge, breadcrumb, methodBadge, showPath, table } from "../parts.ts";
import { interactionsOf, type Portal, type ScreenUse } from "../portal.ts";

export function renderScreens(portal: Portal): Page {
  const rows = portal.screens.map((screen) => [
    linkScreen(screen),
    screen.path === undefined ? "" : html`<code>${screen.path}</code>`,
    screen.operations.length,
    countInteractions(portal, screen),
  ]);
  return {
    path: "screens.html",
    title: "Screens",
    summary: "The panel's screens, with the operations that each needs.",
    body: html`
<h1>Screens</h1>
<p class="lead">What each screen of the panel needs: if an operation breaks, these are the pages that break with it.</p>
<p>An operation that more than twenty screens call, or that the server itself calls, counts for “every page”.</p>
${table("Screens", ["Screen", "Address in the panel", "Operations", "Interactions"], rows)}`,
  };
}

export function renderScreen(portal: Portal, screen: ScreenUse): Page {
  const { name, path, operations } = screen;
  return {
    path: screenPage(screen),
    title: `Screen ${name}`,
    summary: `The operations that the panel's screen ${name} needs.`,
    section: "screens.html",
    body: html`
${breadcrumb([["screens.html", "Screens"]])}
<h1>${name}</h1>
${path !== undefined && html`<p class="call"><code>${path}</code> in the panel</p>`}
<p class="lead">It calls ${countOf(operations.length, "operation")}, in ${countOf(countInteractions(portal, screen), "interaction")} of the pact.</p>
${operations.map((operation) => {
  const interactions = interactionsOf(portal, operation);
  const page = operationPage(operation);
  return html`<section class="use" aria-labelledby="${operation.id}">
<h2 id="${operation.id}">${link(page, operation.id)} ${operation.assumed && assumedBadge}</h2>
<p class="call">${methodBadge(operation.method)} ${showPath(operation.path)}</p>
<p>${inline(operation.raw.summary ?? "")}</p>
${
  interactions.length > 0
    ? html`<ul class="interactions">${interactions.map(
        ({ id, description, response }) =>
          html`<li><span class="status ${response.status < 400 ? "good" : "bad"}">${response.status}</span> ${link(`${page}#${id}`, description)}</li>`,
      )}</ul>`
    : html`<p class="quiet">The pact has no interaction with it.</p>`
}</section>`;
})}`,
  };
}

const countInteractions = (portal: Portal, { operations }: ScreenUse): number =>
  operations.reduce((sum, operation) => sum + interactionsOf(portal, operation).length, 0);
