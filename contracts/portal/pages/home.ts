import type { Page } from "../layout.ts";
import { link } from "../links.ts";
import { type Content, html, type Markup, prose } from "../markup.ts";
import type { Portal } from "../portal.ts";
import { showDate } from "./verification.ts";

export function renderHome(portal: Portal): Page {
  const { document, operations, assumptions, answers, interactions, screens } = portal;
  const states = new Set(interactions.flatMap((each) => each.states.map(({ name }) => name)));
  const open = assumptions.filter(({ key }) => !answers.has(key)).length;
  return {
    path: "index.html",
    title: "What the panel needs",
    summary:
      "What the Parada panel needs from a taxi group's API: document, contract and assumptions.",
    body: html`
<h1>What Parada needs from your taxi API</h1>
<p class="lead">Parada is a web panel for booking and following taxis. It stands on an API that your team runs. These pages say which calls it makes, what it reads of the answers, and what it had to assume.</p>
<ul class="ways">
${way("verification.html#verify", "Verify your API", "One command tries every call on your API, and names the screens that a change would break.")}
${way("assumptions.html", "Answer the assumptions", `${open} of ${assumptions.length} are open: confirm, correct or refuse what no documentation shows.`)}
${way("operations.html", "Read the document", "Every operation with its fields, its examples and what the panel does with it.")}
</ul>
<dl class="counts">
${count("operations.html", operations.length, "operations")}
${count("assumptions.html", assumptions.length, "assumptions")}
${count("screens.html", interactions.length, "interactions")}
${count("screens.html", screens.length, "screens")}
${count("states.html", states.size, "states")}
</dl>
<section aria-labelledby="document"><h2 id="document">The document</h2>
${prose(document.info?.description)}
</section>
<section aria-labelledby="versions"><h2 id="versions">Versions</h2>
<dl class="facts">
<div><dt>Document</dt><dd>${portal.title} ${portal.version} (OpenAPI ${document.openapi})</dd></div>
<div><dt>Pact</dt><dd><code>${portal.pactFingerprint}</code>, ${interactions.length} interactions</dd></div>
<div><dt>Last verification</dt><dd>${showLast(portal)}</dd></div>
<div><dt>Mock</dt><dd>${
      portal.mock.isHere
        ? html`this sandbox answers every call of this version here: <code>${portal.mock.origin}</code>`
        : html`<code>npm run sandbox</code> answers every call of this version`
    }; ${link("try.html", "try it")}</dd></div>
</dl></section>`,
  };
}

const way = (page: string, title: string, about: string): Markup =>
  html`<li><h2>${link(page, title)}</h2><p>${about}</p></li>`;

const count = (page: string, number: number, what: string): Markup =>
  html`<div><dt>${link(page, what)}</dt><dd>${number}</dd></div>`;

function showLast({ verification }: Portal): Content {
  if (!verification) return link("verification.html", "none was given");
  const broken = verification.results.filter(({ problems }) => problems.length > 0).length;
  return html`${verification.date === undefined ? "without a date" : showDate(verification.date)}: ${link("verification.html", broken === 0 ? "nothing breaks" : `${broken} broken`)}`;
}
