// One interaction with the taxi API: what the panel asks and reads, tried on Pact's mock server.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { MatchersV3, PactV4 } from "@pact-foundation/pact";
import { inject, it } from "vitest";
import { createBreaker } from "../app/api/breaker.ts";
import { type Api, createApiFactory } from "../app/api/client.server.ts";
import { createTransport } from "../app/api/transport.server.ts";
import { loadDocument } from "../openapi/contract.ts";
import { listOperations } from "../openapi/document.ts";
import { type FormFields, formType, toFormBody } from "./form-body.ts";
import { equal, fromState, pattern, type Shape } from "./matchers.ts";
import type { ProviderStates } from "./provider-states.ts";

/** What the API must hold before: its states by their names, each with its parameters. */
type Given = {
  [State in keyof ProviderStates]?: Parameters<ProviderStates[State]> extends [infer Parameter]
    ? Parameter
    : Record<string, never>;
};

type Interaction = {
  given: Given;
  /** The panel for itself, somebody on a group's site, or somebody who is logged in there. */
  as: keyof typeof callers;
  request: {
    method: "GET" | "POST" | "PUT" | "DELETE";
    path: Shape<string>;
    query?: Record<string, Shape<string>>;
    body?: object;
    /** Sent as `multipart/form-data`. */
    form?: FormFields;
    /** Of a creating call, where its state is about the key; any other gets one of its own. */
    idempotencyKey?: Shape<string>;
  };
  /** Left without a body where the panel reads nothing of it; a file is known by its media type. */
  response: { status: number; body?: object; file?: "application/pdf" };
  /** Calls the panel's own function and looks at what comes of it. A creating call sends the key along. */
  test: (api: Api, idempotencyKey: string) => Promise<void>;
};

const permalink = "radio-taxi-cantalmar";
const token = "5b1c0f6a9e";

const callers = {
  panel: { permalink: "" },
  visitor: { permalink, language: "es" },
  user: { permalink, token, language: "es" },
};

const ofGroup = {
  "App-Agrupation": fromState("{permalink}", permalink),
  "Accept-Language": "es",
};
const headers = {
  panel: {},
  visitor: ofGroup,
  user: { ...ofGroup, Authorization: fromState("{token}", token) },
};

const idempotencyKey = "0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e";

/** The paths of the document whose calls name themselves. */
const creatingPaths = listOperations(loadDocument())
  .filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key"))
  .map(({ path: template }) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`));

function isCreating({ method, path: place }: Interaction["request"]): boolean {
  const example = typeof place === "string" ? place : String((place as { value: unknown }).value);
  return method === "POST" && creatingPaths.some((template) => template.test(example));
}

/** A test of one interaction, which is in the pact once it passes. */
export function interaction(description: string, options: Interaction): void {
  const { given, as, request, response, test } = options;
  // On a busy machine Pact is now and then asked for what it heard before it has written it down.
  it(description, { retry: 2 }, async () => {
    const pact = new PactV4({
      consumer: "parada-panel",
      provider: "taxi-api",
      // Each in a directory of its own: Pact would merge them in the order in which the tests end.
      dir: path.join(inject("pactsDirectory"), randomUUID()),
      // Of forms it says that it reads them in a way of its own.
      logLevel: request.form ? "error" : "warn",
    });
    const asked = pact.addInteraction().uponReceiving(description);
    for (const [state, parameters] of Object.entries(given)) asked.given(state, parameters);
    await asked
      .withRequest(request.method, request.path, (builder) => {
        builder.headers(headers[as]);
        if (isCreating(request)) {
          // An API that is verified gets another key each time, as it would remember this one.
          builder.headers({ "Idempotency-Key": request.idempotencyKey ?? MatchersV3.uuid() });
        }
        if (request.query) builder.query(request.query);
        if (request.body) builder.jsonBody(request.body);
        if (request.form) {
          // Whatever parts it there.
          const type = { "Content-Type": pattern("^multipart/form-data; *boundary=.+$", formType) };
          builder.headers(type).body(formType, toFormBody(request.form));
          // Pact would look at nothing but the kind of each part.
          const rules = [equal(null)];
          const names = Object.keys(request.form);
          builder.matchingRules({ body: names.map((name) => ({ path: `$.${name}`, rules })) });
        }
      })
      .willRespondWith(response.status, (builder) => {
        if (response.body) builder.jsonBody(response.body);
        if (response.file) {
          builder.body(response.file, Buffer.from("%PDF-1.3\n%%EOF\n"));
          // What is in the file is its reader's to judge.
          const rule = { "pact:matcher:type": "contentType", value: response.file };
          builder.matchingRules({ body: [{ path: "$", rules: [rule] }] });
        }
      })
      .executeTest(({ url }) => {
        const transport = createTransport({ timeoutMs: 5_000, breaker: createBreaker() });
        const api = createApiFactory({ baseUrl: url, transport });
        return test(api({ ...callers[as], requestId: "contract" }), idempotencyKey);
      });
  });
}
