import type { ProviderStates } from "../../provider-states.ts";
import { stateMeanings } from "../../state-meanings.ts";
import type { Page } from "../layout.ts";
import { link, linkOperation, operationPage, stateId } from "../links.ts";
import { countOf, html, inline, join, type Markup } from "../markup.ts";
import type { Portal } from "../portal.ts";

export function renderStates(portal: Portal): Page {
  const states = listStates(portal);
  return {
    path: "states.html",
    title: "States",
    summary: "The data that an interaction needs first, for a state server to set up.",
    body: html`
<h1>States</h1>
<p class="lead">An interaction may need data first: a company with an employee, a token that is no longer valid. The pact calls this data a state; it has ${states.length}.</p>
<p>The verifier posts each state’s name and parameters to your state server, which sets it up in your API and answers with its values. The verifier then puts these into the request. <code>shows</code> lists what the examples have and an answer may lack: set the data up with it, and the verifier can check it. <code>permalink</code> stands in every request: a state that returns none leaves the example’s group, or that of <code>--group</code>.</p>
${states.map(showState)}`,
  };
}

type Interaction = Portal["interactions"][number];
type State = { name: string; params: [string, Set<string>][]; interactions: Interaction[] };

/** The states of the pact, with all values of their parameters. */
function listStates({ interactions }: Portal): State[] {
  const names = new Set(interactions.flatMap(({ states }) => states.map(({ name }) => name)));
  return [...names].sort(compareNames).map((name) => {
    const params = new Map<string, Set<string>>();
    const own = interactions.filter(({ states }) => states.some((state) => state.name === name));
    for (const state of own.flatMap(({ states }) => states)) {
      if (state.name !== name) continue;
      for (const [key, value] of Object.entries(state.params ?? {})) {
        const all = params.get(key) ?? new Set();
        // `shows` is a list of places.
        for (const each of [value].flat()) all.add(String(each));
        params.set(key, all);
      }
    }
    return { name, params: [...params], interactions: own };
  });
}

/** In the alphabet's order, whatever the case. */
const compareNames = (one: string, other: string) => one.localeCompare(other, "en");

function showState({ name, params: all, interactions }: State): Markup {
  const params = all.filter(([key]) => key !== "shows");
  const places = all.find(([key]) => key === "shows")?.[1] ?? new Set();
  const described = stateMeanings[name as keyof ProviderStates] as
    | (typeof stateMeanings)[keyof ProviderStates]
    | undefined;
  const values = Object.entries<string>(described?.values ?? {});
  return html`<article class="state" id="${stateId(name)}">
<h2>${name}</h2>
<p>${inline(described?.meaning ?? "")}</p>
<dl class="facts">
<div><dt>Parameters</dt><dd>${
    params.length === 0
      ? "none"
      : params.map(
          ([key, values]) =>
            html`<p><code>${key}</code>: ${join([...values].sort().map((each) => html`<code>${each}</code>`))}</p>`,
        )
  }</dd></div>
<div><dt>Answers with</dt><dd>${
    values.length === 0
      ? "no values"
      : html`<ul class="values">${values.map(([key, meaning]) => html`<li><code>${key}</code> ${inline(meaning)}</li>`)}</ul>`
  }</dd></div>
</dl>
${
  places.size > 0 &&
  html`<details class="inner"><summary><code>shows</code>: ${countOf(places.size, "place")}</summary>
<ul>${[...places].sort().map((place) => html`<li><code>${place}</code></li>`)}</ul></details>`
}
<details class="inner"><summary>${countOf(interactions.length, "interaction")}</summary>
<ul>${interactions.map(({ id, description, operation }) =>
    operation
      ? html`<li>${link(`${operationPage(operation)}#${id}`, description)} <span class="quiet">${linkOperation(operation)}</span></li>`
      : html`<li>${description}</li>`,
  )}</ul></details>
</article>`;
}
