import {
  type MediaTypeObject,
  type Operation,
  type ParameterObject,
  resolve,
} from "../../../openapi/document.ts";
import { code, json } from "../code.ts";
import { findDemoUser, toCurl } from "../curl.ts";
import { showSchema, showValue } from "../fields.ts";
import type { Interaction } from "../interactions.ts";
import type { Page } from "../layout.ts";
import { link, linkState, operationPage } from "../links.ts";
import {
  type Content,
  countOf,
  html,
  inline,
  join,
  type Markup,
  prose,
  toSlug,
} from "../markup.ts";
import {
  assumedBadge,
  assumedNote,
  breadcrumb,
  methodBadge,
  screenList,
  showPath,
  table,
} from "../parts.ts";
import { callOf, interactionsOf, type Portal, screensOf } from "../portal.ts";

export function renderOperation(portal: Portal, operation: Operation): Page {
  const { id, method, path, tag, assumed, raw } = operation;
  const interactions = interactionsOf(portal, operation);
  return {
    path: operationPage(operation),
    title: `${id}: ${callOf(operation)}`,
    summary: raw.summary ?? callOf(operation),
    section: "operations.html",
    body: html`
${breadcrumb([
  ["operations.html", "Operations"],
  [`operations.html#${toSlug(tag)}`, tag],
])}
<h1>${id} ${assumed && assumedBadge}</h1>
<p class="call">${methodBadge(method)} ${showPath(path)}</p>
${raw.summary !== undefined && html`<p class="lead">${inline(raw.summary)}</p>`}
${prose(raw.description)}
${assumedNote(portal, raw)}
<dl class="facts">
<div><dt>Screens that call it</dt><dd>${screenList(screensOf(portal, operation))}</dd></div>
<div><dt>Log-in</dt><dd>${logIns[operation.secured]}</dd></div>
<div><dt>In the pact</dt><dd>${interactions.length > 0 ? html`<a href="#interactions">${countOf(interactions.length, "interaction")}</a>` : "no interaction"}</dd></div>
</dl>
${showParameters(portal, operation)}
${showRequest(portal, operation)}
${showResponses(portal, operation)}
${showInteractions(interactions)}
${showCurl(portal, operation, interactions)}
`,
  };
}

const logIns = {
  required: html`required: the bare token in <code>Authorization</code>`,
  optional: html`optional: the bare token in <code>Authorization</code>, if there is one`,
  none: "none",
};

function showParameters(portal: Portal, { parameters }: Operation): Markup {
  const rows = parameters.map((parameter): Content[] => [
    [
      html`<code>${parameter.name}</code>`,
      html`<p class="quiet">${parameter.in}</p>`,
      parameter.required === true && html`<span class="badge required">required</span>`,
    ],
    [
      showValue(portal, parameter.schema),
      prose(parameter.description),
      assumedNote(portal, parameter),
      parameter.example !== undefined &&
        html`<p class="rules">for example <code>${showExample(parameter)}</code></p>`,
    ],
  ]);
  return html`<section aria-labelledby="parameters"><h2 id="parameters">Parameters</h2>
${rows.length > 0 ? table("Parameters", ["Parameter", "Value"], rows) : html`<p>It takes none.</p>`}</section>`;
}

/** As it stands in an address or a header. */
const showExample = ({ example }: ParameterObject) => String(example);

function showRequest(portal: Portal, { raw, requestBodyRequired }: Operation): Content {
  const body = raw.requestBody && resolve(portal.document, raw.requestBody);
  if (!body) return false;
  return html`<section aria-labelledby="request"><h2 id="request">Request body ${requestBodyRequired && html`<span class="badge required">required</span>`}</h2>
${prose(body.description)}
${assumedNote(portal, body)}
${showContent(portal, body.content, "the request")}</section>`;
}

function showResponses(portal: Portal, { raw }: Operation): Markup {
  const responses = Object.entries(raw.responses ?? {}).map(([status, reference]) => ({
    status,
    response: resolve(portal.document, reference),
  }));
  return html`<section aria-labelledby="responses"><h2 id="responses">Responses</h2>
${responses.map(({ status, response }) => {
  const isGood = Number(status) < 400;
  return html`<details class="response" id="response-${status}"${isGood && html` open`}>
<summary><h3><span class="status ${isGood ? "good" : "bad"}">${status}</span> ${inline(response.description)}</h3></summary>
<div class="inside">
${assumedNote(portal, response)}
${response.content ? showContent(portal, response.content, `the ${status} response`) : html`<p>It has no body.</p>`}
</div></details>`;
})}</section>`;
}

function showContent(
  portal: Portal,
  content: Record<string, MediaTypeObject>,
  what: string,
): Content {
  return Object.entries(content).map(
    ([mediaType, described]) => html`<p class="media"><code>${mediaType}</code></p>
<div class="beside">
${showSchema(portal, described.schema)}
${showExamples(portal, described, what)}
</div>`,
  );
}

function showExamples(portal: Portal, described: MediaTypeObject, what: string): Content {
  const { example, examples = {} } = described;
  const named: [string, unknown][] = [
    ...(example === undefined ? [] : [["", example] as [string, unknown]]),
    ...Object.entries(examples).map(([name, each]): [string, unknown] => [
      name,
      resolve(portal.document, each).value,
    ]),
  ];
  if (named.length === 0) return false;
  return html`<div class="examples">${named.map(([name, value]) => {
    const title = name === "" || named.length === 1 ? "Example" : `Example: ${name}`;
    return html`<p class="label">${title}</p>${json(`${title} of ${what}`, value)}`;
  })}</div>`;
}

function showInteractions(interactions: Interaction[]): Markup {
  return html`<section aria-labelledby="interactions"><h2 id="interactions">What the panel does with it</h2>
${
  interactions.length === 0
    ? html`<p>The pact has no interaction with this operation.</p>`
    : html`<p>Each of these is an interaction of the pact, and the verifier tries all of them. Values are examples.</p>`
}
${interactions.map(showInteraction)}</section>`;
}

function showInteraction(interaction: Interaction): Markup {
  const { id, description, states, request, response } = interaction;
  const isGood = response.status < 400;
  return html`<details class="interaction">
<summary><h3><span class="status ${isGood ? "good" : "bad"}">${response.status}</span> ${description}</h3></summary>
<div class="inside" id="${id}">
<h4>Given</h4>
${
  states.length === 0
    ? html`<p>It needs no state.</p>`
    : html`<ul>${states.map(({ name, params }) => html`<li>${linkState(name)}${showParams(params)}</li>`)}</ul>`
}
<h4>The panel sends</h4>
${code(`Request of “${description}”`, showMessage(`${request.method} ${request.address}`, request.headers))}
${showBody(request.body, `Request body of “${description}”`)}
${
  request.values.length > 0 &&
  html`<p>The verifier puts in the states’ values: ${join(request.values.map(({ name, where }) => html`<code>${name}</code> in ${where}`))}.</p>`
}
<h4>The panel expects</h4>
${code(`Answer of “${description}”`, showMessage(`${response.status}`, response.headers))}
${showBody(response.body, `Answer body of “${description}”`)}
${showRules(interaction)}
</div></details>`;
}

const showParams = (params: Record<string, unknown> = {}): Content =>
  Object.entries(params).map(([name, value]) => html`, <code>${name}: ${String(value)}</code>`);

const showMessage = (first: string, headers: [string, string][]): string =>
  [first, ...headers.map(([name, value]) => `${name}: ${value}`)].join("\n");

function showBody(body: Interaction["request"]["body"], label: string): Content {
  if (!body) return false;
  return body.text === undefined ? json(label, body.json) : code(label, body.text);
}

function showRules({ description, response }: Interaction): Content {
  if (response.rules.length === 0) {
    return response.body
      ? html`<p>The answer must equal the example.</p>`
      : html`<p>The panel reads nothing of the body.</p>`;
  }
  return html`<details class="inner"><summary>How the answer is compared</summary>
<p>Other fields may be there; the panel does not read them. What is not listed equals the example.</p>
${table(
  `Rules of “${description}”`,
  ["Part", "It must be"],
  response.rules.map(({ part, expects }) => [html`<code>${part}</code>`, expects]),
)}</details>`;
}

function showCurl(portal: Portal, operation: Operation, interactions: Interaction[]): Markup {
  const { mock, document } = portal;
  const user = findDemoUser(interactions);
  return html`<section aria-labelledby="try"><h2 id="try">Try it</h2>
<p>${
    mock.isHere
      ? html`This sandbox answers every call of this version here: <code>${mock.origin}</code>.`
      : html`The sandbox answers every call: start it with <code>npm run sandbox</code>.`
  }${
    operation.secured !== "none" &&
    html` <code>$TOKEN</code> is the token of <code>${user}</code>; ${link("try.html", "how to get one")}.`
  }</p>
${code(`A call of ${operation.id} with curl`, toCurl(document, operation, mock.origin))}</section>`;
}
