// Tests one interaction of the panel with the taxi API on Pact's mock server.
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { MatchersV3, PactV4 } from "@pact-foundation/pact";
import { inject, it } from "vitest";
import { createBreakers } from "../app/api/breaker.ts";
import { type Api, createApiFactory } from "../app/api/client.server.ts";
import { createTransport } from "../app/api/transport.server.ts";
import { loadDocument } from "../openapi/contract.ts";
import { listOperations } from "../openapi/document.ts";
import { type FormFields, formType, toFormBody } from "./form-body.ts";
import { equal, fromState, pattern, type Shape } from "./matchers.ts";
import type { ProviderStates } from "./provider-states.ts";

/** The provider states that the interaction needs, by name, each with its parameters. */
type Given = {
  [State in keyof ProviderStates]?: Parameters<ProviderStates[State]> extends [infer Parameter]
    ? Parameter
    : Record<string, never>;
};

type Interaction = {
  given: Given;
  /** Who calls: the panel itself, a visitor of a group's site, or a logged-in user. */
  as: keyof typeof callers;
  request: {
    method: "GET" | "POST" | "PUT" | "DELETE";
    path: Shape<string>;
    query?: Record<string, Shape<string>>;
    body?: object;
    /** Sent as `multipart/form-data`. */
    form?: FormFields;
    /** Set it if the state of a creating call depends on the key; other creating calls get a random key. */
    idempotencyKey?: Shape<string>;
  };
  /** Without `body` if the panel ignores the response's body; a file is matched by its media type. */
  response: { status: number; body?: object; file?: "application/pdf" };
  /** Calls the panel's function and checks its result. A creating call sends the key. */
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

/** The paths of the operations that take an `Idempotency-Key`. */
const creatingPaths = listOperations(loadDocument())
  .filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key"))
  .map(({ path: template }) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`));

function isCreating({ method, path: place }: Interaction["request"]): boolean {
  const example = typeof place === "string" ? place : String((place as { value: unknown }).value);
  return method === "POST" && creatingPaths.some((template) => template.test(example));
}

/** Declares the test of one interaction. It enters the pact when the test passes. */
export function interaction(description: string, options: Interaction): void {
  const { given, as, request, response, test } = options;
  it(description, async () => {
    const pact = new PactV4({
      consumer: "parada-panel",
      provider: "taxi-api",
      // Pact merges interactions of one directory in the order in which tests end, so each gets its own.
      dir: path.join(inject("pactsDirectory"), randomUUID()),
      // Pact warns about every multipart form that it parses.
      logLevel: request.form ? "error" : "warn",
    });
    const asked = pact.addInteraction().uponReceiving(description);
    for (const [state, parameters] of Object.entries(given)) asked.given(state, parameters);
    await asked
      .withRequest(request.method, request.path, (builder) => {
        builder.headers(headers[as]);
        if (isCreating(request)) {
          // A verified API remembers keys, so the verifier generates a new one each time.
          builder.headers({ "Idempotency-Key": request.idempotencyKey ?? MatchersV3.uuid() });
        }
        if (request.query) builder.query(request.query);
        if (request.body) builder.jsonBody(request.body);
        if (request.form) {
          // The panel chooses the boundary.
          const type = { "Content-Type": pattern("^multipart/form-data; *boundary=.+$", formType) };
          builder.headers(type).body(formType, toFormBody(request.form));
          // Without rules Pact compares only the content type of each part.
          const rules = [equal(null)];
          const names = Object.keys(request.form);
          builder.matchingRules({ body: names.map((name) => ({ path: `$.${name}`, rules })) });
        }
      })
      .willRespondWith(response.status, (builder) => {
        if (response.body) builder.jsonBody(response.body);
        if (response.file) {
          builder.body(response.file, Buffer.from("%PDF-1.3\n%%EOF\n"));
          // The content of a file is outside the contract.
          const rule = { "pact:matcher:type": "contentType", value: response.file };
          builder.matchingRules({ body: [{ path: "$", rules: [rule] }] });
        }
      })
      .executeTest(async ({ url, port }) => {
        const transport = createTransport({ timeoutMs: 5_000, breakers: createBreakers() });
        const api = createApiFactory({ baseUrl: url, transport });
        await test(api({ ...callers[as], requestId: "contract" }), idempotencyKey);
        await untilRecorded(asked, port);
      });
  });
}

/** Pact's server records a request after it has answered, and Pact checks the records at once. */
async function untilRecorded(asked: object, port: number): Promise<void> {
  const { pact } = asked as { pact: { mockServerMatchedSuccessfully: Check } };
  for (let tries = 0; tries < 200 && !pact.mockServerMatchedSuccessfully(port); tries += 1) {
    await setTimeout(5);
  }
}

type Check = (port: number) => boolean;
