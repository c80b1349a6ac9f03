import { code } from "../code.ts";
import { toLogInCurl } from "../curl.ts";
import type { Page } from "../layout.ts";
import { link } from "../links.ts";
import { html } from "../markup.ts";
import type { Portal } from "../portal.ts";

const users = [
  ["client", "an account of one person"],
  ["company", "an account with employees and service types"],
  ["employee", "a traveller on the company’s account"],
  ["hotel", "a front desk"],
];

export function renderTry({ mock }: Portal): Page {
  return {
    path: "try.html",
    title: "Try it",
    summary: "How to call a complete taxi API that behaves as the panel needs.",
    body: html`
<h1>Try it</h1>
${
  mock.isHere
    ? html`<p class="lead">This sandbox answers every call of this version here: <code>${mock.origin}</code></p>`
    : html`<p class="lead">The sandbox is a complete taxi API in memory, with a small city in it. In a checkout of the panel, this starts it at <code>${mock.origin}</code>:</p>
${code("Starting the sandbox", "npm run sandbox")}
<p>It also serves these pages, at <code>${mock.origin}/portal/</code>.</p>`
}
<h2>Log in</h2>
<p>Most calls need a token. This logs a demo user in and keeps the token and the user’s id in the shell’s <code>TOKEN</code> and <code>USER_ID</code>, which the examples of the ${link("operations.html", "operations")} use:</p>
${code("Logging in with curl", toLogInCurl(mock.origin, "client@radio-taxi-cantalmar.example"))}
<p>Some calls are for a company or a hotel only; the page of an operation names the user. All have the password <code>taxi-demo</code>.</p>
<ul>${users.map(([kind, about]) => html`<li><code>${kind}@radio-taxi-cantalmar.example</code>, ${about}</li>`)}</ul>
<h2>Make a call</h2>
${code("A first call with curl", `curl '${mock.origin}/favorites' \\\n  -H 'App-Agrupation: radio-taxi-cantalmar' \\\n  -H "Authorization: $TOKEN"`)}
<p>Ids in the examples are those of the document. Where the sandbox has no such id it answers 404, so take one from a list; a code that it has not sent is refused.</p>
<p>The sandbox checks every request against the document and answers 422 with the names of the fields that do not fit, so it also shows whether another client calls the API as documented.</p>`,
  };
}
