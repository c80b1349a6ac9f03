import { code } from "../code.ts";
import type { Page } from "../layout.ts";
import { link, operationPage, screenPage } from "../links.ts";
import { type Content, countOf, html, join, type Markup } from "../markup.ts";
import { methodBadge, showPath, table } from "../parts.ts";
import type { Portal } from "../portal.ts";
import type { Verification } from "../verification.ts";

type Result = Verification["results"][number];

export function renderVerification(portal: Portal): Page {
  return {
    path: "verification.html",
    title: "Last verification",
    summary: "Which interactions an API kept and which it broke.",
    body: html`
<h1>Last verification</h1>
${portal.verification ? showReport(portal, portal.verification) : html`<p class="lead">This portal was made without the report of a verification.</p>`}
<section aria-labelledby="verify"><h2 id="verify">Verify your API</h2>
<p>With your state server running, in a folder with the package for an API’s makers:</p>
${code(
  "Verifying an API and making this page of it",
  `npx parada-contracts verify --api https://api.example.test --states http://localhost:9100/ --report report
npm run contracts:portal -- --verification report/verification.json    # in a checkout of the panel`,
)}
<p>The first command prints what breaks and writes its report; the second makes this page of it. ${link("states.html", "The states")} say what your state server sets up.</p>
</section>`,
  };
}

function showReport(portal: Portal, report: Verification): Markup {
  const { api, apiVersion, date, pacts, results, leftOut } = report;
  const broken = results.filter(({ problems }) => problems.length > 0);
  const kept = results.filter(({ problems }) => problems.length === 0);
  return html`
<p class="lead"><code>${api}</code>${apiVersion !== undefined && html` (version ${apiVersion})`} ${
    broken.length === 0
      ? html`keeps all ${countOf(results.length, "interaction")} that were tried.`
      : html`breaks ${countOf(broken.length, "interaction")} of ${results.length}.`
  }</p>
<dl class="counts">
<div class="${broken.length > 0 && "bad"}"><dt>broken</dt><dd>${broken.length}</dd></div>
<div class="${broken.length === 0 && "good"}"><dt>kept</dt><dd>${kept.length}</dd></div>
<div><dt>left out</dt><dd>${leftOut.length}</dd></div>
</dl>
<p class="quiet">${date === undefined ? "The report names no date." : html`Verified on ${showDate(date)}`}${pacts.length > 0 && html` · panel ${join(pacts.map(({ version, hash }) => html`${version} (pact ${hash})`))}`}</p>
${groupBy(broken, ({ operation }) => operation).map(([operation, own]) => showBroken(portal, operation, own))}
${
  kept.length > 0 &&
  html`<section aria-labelledby="kept"><h2 id="kept">Kept</h2>
<details class="inner"><summary>${countOf(kept.length, "interaction")}</summary>
${table(
  "Kept interactions",
  ["Interaction", "Operation"],
  kept.map((each) => [linkInteraction(portal, each), linkNamed(portal, each.operation)]),
)}</details></section>`
}
${
  leftOut.length > 0 &&
  html`<section aria-labelledby="left-out"><h2 id="left-out">Left out</h2>
${groupBy(leftOut, ({ reason }) => reason).map(
  ([reason, own]) => html`<details class="inner"><summary>${own.length} · ${reason}</summary>
<ul>${own.map((each) => html`<li>${linkInteraction(portal, each)}</li>`)}</ul></details>`,
)}</section>`
}`;
}

function showBroken(portal: Portal, operation: string, results: Result[]): Markup {
  const found = portal.operations.find(({ id }) => id === operation);
  const screens = [...new Set(results.flatMap((each) => each.screens))];
  const users = [
    ...new Set(results.flatMap(({ audiences }) => audiences.flatMap((each) => each.users))),
  ];
  const id = `broken-${operation.replaceAll(/\W+/g, "-")}`;
  return html`<section class="broken" aria-labelledby="${id}">
<h2 id="${id}">${linkNamed(portal, operation)}</h2>
${found && html`<p class="call">${methodBadge(found.method)} ${showPath(found.path)}</p>`}
<p>Breaks ${screens.length === 0 ? "no screen" : join(screens.map((name) => linkScreenNamed(portal, name)))}${users.length > 0 && html`, for ${users.join(", ")}`}.</p>
${results.map(
  (result) => html`<article class="mismatch"><h3>${linkInteraction(portal, result)}</h3>
${result.call && html`<p><code>${result.call}</code>${result.exchange?.status !== undefined && html` answered ${result.exchange.status}`}</p>`}
<ul>${result.problems.map((problem) => html`<li><code>${problem}</code></li>`)}</ul></article>`,
)}</section>`;
}

function linkInteraction(
  { interactions }: Portal,
  { description }: { description: string },
): Content {
  const found = interactions.find((each) => each.description === description);
  if (!found?.operation) return description;
  return link(`${operationPage(found.operation)}#${found.id}`, description);
}

function linkNamed({ operations }: Portal, id: string): Content {
  const found = operations.find((operation) => operation.id === id);
  return found ? link(operationPage(found), id) : id;
}

function linkScreenNamed({ screens }: Portal, name: string): Content {
  const found = screens.find((screen) => screen.name === name);
  return found ? link(screenPage(found), name) : name;
}

/** The day and time of an ISO date; anything else as it is. */
export function showDate(date: string): Markup {
  const [, day, time] = date.match(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/) ?? [];
  return html`<time datetime="${date}">${day ? `${day}, ${time} UTC` : date}</time>`;
}

function groupBy<Each>(all: Each[], keyOf: (each: Each) => string): [string, Each[]][] {
  const keys = [...new Set(all.map(keyOf))];
  return keys.map((key) => [key, all.filter((each) => keyOf(each) === key)]);
}
