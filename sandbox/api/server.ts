import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import { LRUCache } from "lru-cache";
import {
  type Contract,
  createContract,
  loadDocument,
  type Operation,
} from "../../openapi/contract.ts";
import { noteUse } from "../accounts/grants.ts";
import type { Fault, Faults } from "../control/faults.ts";
import { drawTile, findTile } from "../map/draw-tile.ts";
import type { World } from "../world.ts";
import { mayCall } from "./access.ts";
import { readBody } from "./body.ts";
import { answerOnce } from "./idempotency.ts";
import { hasMessage, type Language, localize, readLanguage } from "./messages.ts";
import type { Call, Handlers, OperationId } from "./operation.ts";
import { forbidden, invalid, notFound, Refusal, unauthorized } from "./refusal.ts";

/** An answer of the sandbox that breaks the document, always a bug in the sandbox. */
export type Breach = { operation: OperationId; status: number; problems: string[] };

export type ApiOptions = {
  /** A getter, since the control API can replace the world between calls. */
  world: () => World;
  handlers: Handlers;
  faults: Faults;
  onCall: (operation: OperationId) => void;
  onBreach: (breach: Breach) => void;
  /** Serves the pages about the API. */
  portal?: RequestHandler;
};

type Answer = { status: number; body?: unknown; language?: Language };

/** Each tile is drawn once for all worlds, which share the city. */
const tileFiles = new LRUCache<string, Buffer>({ max: 1000 });

/** Serves every operation of the document at its exact path, and checks requests and answers. */
export function createApi(options: ApiOptions): Express {
  const contract = createContract(loadDocument(), { closed: true });
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("strict routing");
  app.enable("case sensitive routing");
  app.set("query parser", "simple");

  for (const operation of contract.operations) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
    app[operation.method](path, (request, response) => {
      respond(operation, request, response).catch((error: unknown) => fail(error, response));
    });
  }
  app.get("/media/:name", (request, response) => {
    const file = options.world().media.get(request.params.name);
    if (file) send(response, { status: 200, body: file });
    else send(response, speak(refusalAnswer(notFound()), request));
  });
  app.get("/tiles/:z/:x/:y.png", ({ params: { z, x, y } }, response, next) => {
    const tile = findTile(z, x, y);
    if (!tile) return next();
    const key = `${z}/${x}/${y}`;
    const file = tileFiles.get(key) ?? drawTile(tile);
    tileFiles.set(key, file);
    response.type("png").send(file);
  });
  if (options.portal) app.use("/portal", options.portal);
  app.use((request, response) => send(response, speak(refusalAnswer(notFound()), request)));
  // Express recognises an error handler by its four parameters. It gets paths that cannot be decoded.
  app.use((_error: unknown, _request: Request, response: Response, _next: unknown) => {
    send(response, refusalAnswer(notFound()));
  });
  return app;

  async function respond(operation: Operation, request: Request, response: Response) {
    const id = operation.id as OperationId;
    options.onCall(id);
    const brand = request.get("App-Agrupation");
    const fault = options.faults.take({ operation: id, brand, query: request.query });
    if (fault && !fault.afterwards) {
      if (await playFault(fault, response, options.faults)) return;
    }
    const answer = speak(await carryOut(operation, request), request);
    if (fault?.afterwards && (await playFault(fault, response, options.faults))) return;
    send(response, checkAnswer(id, answer));
  }

  async function carryOut(operation: Operation, request: Request): Promise<Answer> {
    try {
      const body = await handle(operation, request);
      return { status: successStatus(operation), body };
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error);
      throw error;
    }
  }

  async function handle(operation: Operation, request: Request): Promise<unknown> {
    const id = operation.id as OperationId;
    const world = options.world();
    const { values, problems } = contract.checkParameters(id, {
      path: request.params,
      query: request.query as Record<string, unknown>,
      headers: request.headers,
    });
    const permalink = values.headers["App-Agrupation"];
    const brand = world.brands.find((each) => each.permalink === permalink);
    const namesBrand = operation.parameters.some(({ name }) => name === "App-Agrupation");
    if (namesBrand && !brand) {
      throw invalid({ field: "App-Agrupation", message: "Grupo desconocido" });
    }

    const value = request.headers.authorization ?? "";
    const token = world.tokens.get(value);
    const account = token && world.accounts.get(token.accountId);
    const isGood = token && account?.state === "active" && account.brandId === brand?.id;
    if (operation.secured === "required") {
      if (!isGood) throw unauthorized();
      if (!mayCall(id, account, token.scope)) throw forbidden();
    }
    if (isGood) noteUse(world, value);
    if (problems.length > 0) throw invalid(...problems);

    const call = {
      world,
      brand,
      path: values.path,
      query: values.query,
      body: await readCheckedBody(contract, operation, request),
      get account() {
        if (!isGood) throw unauthorized();
        return account;
      },
      token: isGood ? { value, scope: token.scope } : null,
      origin: `${request.protocol}://${request.headers.host}`,
    };
    // The contract has checked the parts against the document that the handler's types come from.
    const handler = options.handlers[id] as unknown as (call: unknown) => unknown;
    const carryOut = () => handler(call satisfies Record<keyof Call<OperationId>, unknown>);
    const key = values.headers["Idempotency-Key"];
    if (key === undefined) return carryOut();
    return answerOnce(world.keptAnswers, `${call.account.id} ${id} ${key}`, carryOut);
  }

  /** Records undocumented answers, so that tests can fail on them. */
  function checkAnswer(operation: OperationId, answer: Answer): Answer {
    const problems = contract.checkResponse(
      operation,
      answer.status,
      mediaTypeOf(answer.body),
      answer.body,
    );
    if (problems.length === 0) return answer;
    options.onBreach({
      operation,
      status: answer.status,
      problems: problems.map(({ field, message }) => `${field || "body"}: ${message}`),
    });
    return serverError;
  }

  function fail(error: unknown, response: Response) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else send(response, serverError);
  }
}

async function readCheckedBody(contract: Contract, operation: Operation, request: Request) {
  if (operation.requestMediaTypes.length === 0) return undefined;
  const read = await readBody(request);
  if (!read && !operation.requestBodyRequired) return undefined;
  const { value, problems } = contract.checkRequestBody(operation.id, read?.mediaType, read?.value);
  if (problems.length > 0) throw invalid(...problems);
  return value;
}

const serverError: Answer = {
  status: 500,
  body: { message: "Something went wrong! Please try again.", code: "server_error" },
};

/** Translates the answer's messages into the caller's language. */
function speak(answer: Answer, { headers }: Request): Answer {
  if (!hasMessage(answer.body)) return answer;
  const language = readLanguage(headers["accept-language"]);
  return { ...answer, body: localize(answer.body, language), language };
}

const refusalAnswer = ({ status, body }: Refusal): Answer => ({ status, body });

function successStatus(operation: Operation): number {
  for (const status of operation.responses.keys()) if (status < 300) return status;
  throw new Error(`${operation.id} documents no successful answer`);
}

function mediaTypeOf(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return body instanceof File ? body.type : "application/json";
}

async function send(response: Response, { status, body, language }: Answer): Promise<void> {
  response.status(status);
  if (language) response.set("Content-Language", language);
  if (body === undefined) response.end();
  else if (body instanceof File) {
    response.set({
      "Content-Type": body.type,
      "Content-Disposition": `attachment; filename="${encodeURIComponent(body.name)}"`,
      "X-Content-Type-Options": "nosniff",
    });
    response.end(Buffer.from(await body.arrayBuffer()));
  } else response.json(body);
}

/** Plays a fault, and returns whether the fault has answered the call. */
async function playFault(fault: Fault, response: Response, faults: Faults): Promise<boolean> {
  const delayMs = fault.delayMs ?? (fault.kind === "slow" ? 30_000 : 0);
  if (delayMs > 0) await faults.delay(delayMs);
  switch (fault.kind) {
    case "slow":
      return false;
    case "reset":
      response.destroy();
      return true;
    case "empty":
      response.status(fault.status ?? 200).end();
      return true;
    case "html":
      response
        .status(fault.status ?? 502)
        .type("html")
        .send("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>");
      return true;
    case "wrong_shape":
      response.status(fault.status ?? 200).json(fault.body ?? { unexpected: [] });
      return true;
    case "status":
      response
        .status(fault.status ?? 500)
        .set(fault.headers ?? {})
        .json(fault.body ?? { message: "Something went wrong! Please try again." });
      return true;
  }
}
