import type { Assumption, Kind } from "../../assumptions/assumptions.ts";
import { code } from "../code.ts";
import type { Page } from "../layout.ts";
import { assumptionId, linkOperation } from "../links.ts";
import { type Content, countOf, html, inline, join, type Markup } from "../markup.ts";
import { answerBadge, screenList } from "../parts.ts";
import { type Portal, screensOf } from "../portal.ts";

const titles: [Kind, string, string][] = [
  ["operation", "Operations", "Calls that the API’s own documentation does not show."],
  ["schema", "Schemas", "Shapes that the API’s own documentation does not show."],
  [
    "part",
    "Parts of shown operations and schemas",
    "The API’s own documentation shows these operations and schemas, but not these parts.",
  ],
];

/** More operations than this are folded. */
const FEW = 6;

export function renderAssumptions(portal: Portal): Page {
  const { assumptions, answers } = portal;
  const count = (word?: string) =>
    assumptions.filter(({ key }) => answers.get(key)?.answer === word).length;
  return {
    path: "assumptions.html",
    title: "Assumptions",
    summary:
      "What the panel assumes about the taxi API, for its makers to confirm, correct or refuse.",
    body: html`
<h1>Assumptions</h1>
<p class="lead">The panel relies on ${countOf(assumptions.length, "thing")} that no operator of the API has shown us. Please confirm, correct or refuse each.</p>
<dl class="counts">
<div><dt>open</dt><dd>${count()}</dd></div>
<div><dt>confirmed</dt><dd>${count("confirmed")}</dd></div>
<div><dt>corrected</dt><dd>${count("corrected")}</dd></div>
<div><dt>refused</dt><dd>${count("refused")}</dd></div>
</dl>
<section aria-labelledby="answer"><h2 id="answer">How to answer</h2>
<ol>
<li>Download <a href="~/assumptions.yaml" download>assumptions.yaml</a>: it has an entry for each assumption.</li>
<li>Write an answer into those that you know: <code>confirmed</code>, <code>corrected</code> with what the API does instead, or <code>refused</code>. Leave the others empty.</li>
<li>Send the file to the panel’s makers, or read it back yourself in a checkout of the panel:
${code("Reading the answers back", "npm run contracts:answers -- assumptions.yaml")}</li>
</ol>
<p>The command checks the file, keeps the answers, and says for each correction and refusal which operations and screens depend on it.</p>
${code("An entry of assumptions.yaml, filled in", showEntry(assumptions))}
</section>
${titles.map(([kind, title, about]) => {
  const own = assumptions.filter((assumption) => assumption.kind === kind);
  if (own.length === 0) return false;
  return html`<section aria-labelledby="${kind}s"><h2 id="${kind}s">${title} <span class="quiet">${own.length}</span></h2>
<p>${about}</p>
${own.map((assumption) => showAssumption(portal, assumption))}</section>`;
})}`,
  };
}

const showEntry = (assumptions: Assumption[]): string => {
  const part = assumptions.findLast(({ kind }) => kind === "part") ?? assumptions[0];
  return `${part?.key ?? "schemas.Taxi"}:
  answer: corrected
  correction: It is text, and may be null.
  by: Ana Ruiz
  date: 2026-05-18`;
};

function showAssumption(portal: Portal, assumption: Assumption): Markup {
  const { key, name, reason, operations, place } = assumption;
  const screens = portal.screens.filter((screen) =>
    operations.some((operation) => screensOf(portal, operation).includes(screen)),
  );
  return html`<article class="assumption" id="${assumptionId(assumption)}">
<h3><code>${name}</code> ${answerBadge(portal, assumption)}</h3>
<p>${inline(reason)}</p>
${showAnswer(portal, assumption)}
<dl class="facts">
<div><dt>Key</dt><dd><code>${key}</code></dd></div>
<div><dt>In the document</dt><dd><code>${place.join(" › ")}</code></dd></div>
<div><dt>Used by</dt><dd>${showUses(operations)}</dd></div>
<div><dt>Screens</dt><dd>${fold(screens, "screen", screenList(screens))}</dd></div>
</dl>
</article>`;
}

function showUses(operations: Assumption["operations"]): Content {
  if (operations.length === 0) return "no operation";
  return fold(operations, "operation", join(operations.map(linkOperation)));
}

function fold(all: unknown[], what: string, content: Content): Content {
  if (all.length <= FEW) return content;
  return html`<details class="inner"><summary>${countOf(all.length, what)}</summary><p>${content}</p></details>`;
}

function showAnswer({ answers }: Portal, { key }: Assumption): Content {
  const given = answers.get(key);
  if (!given) return false;
  const { answer, correction, by, date } = given;
  const from = [by && `by ${by}`, date && `on ${date}`].filter(Boolean).join(" ");
  return html`<div class="note ${answer}"><p><strong>${answer[0]?.toUpperCase()}${answer.slice(1)}</strong> ${from}</p>
${correction !== undefined && html`<p>${typeof correction === "string" ? correction : JSON.stringify(correction)}</p>`}</div>`;
}
