import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { z } from "zod";
import { listDemoLogins } from "../accounts/seed.ts";
import type { OperationId } from "../api/operation.ts";
import { handlers } from "../handlers.ts";
import type { Sandbox } from "../sandbox.ts";
import { outcomes } from "../world.ts";
import { faultKinds } from "./faults.ts";

const operationIds = Object.keys(handlers) as OperationId[];

const momentSchema = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const speedSchema = z.number().min(0).max(1000);

const resetSchema = z.strictObject({
  seed: z.int().optional(),
  now: momentSchema.optional(),
  speed: speedSchema.optional(),
});
const clockSchema = z.strictObject({ speed: speedSchema });
const stepSchema = z.strictObject({
  seconds: z
    .number()
    .min(0)
    .max(366 * 86_400),
});
const faultSchema = z.strictObject({
  operation: z.enum(["*", ...operationIds]),
  brand: z.string().optional(),
  query: z.record(z.string(), z.string()).optional(),
  kind: z.enum(faultKinds),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  afterwards: z.boolean().optional(),
  times: z.int().min(1).optional(),
});
const outcomesSchema = z.strictObject({ outcomes: z.array(z.enum(outcomes)).max(1000) });
const tokenSchema = z.strictObject({
  username: z.string(),
  scope: z.enum(["full", "history"]).default("full"),
});

/** The overview of the control API that `GET /` answers with. */
const places = {
  "GET /": "this overview",
  "POST /reset": "a new world; {seed, now, speed} to change them",
  "GET /clock": "the world's time and speed",
  "PUT /clock": "{speed}: 0 stands still, 1 is real time, 20 is twenty times as fast",
  "POST /clock/step": "{seconds} forward, running all events on the way",
  "GET /faults": "the planned faults",
  "POST /faults":
    "{operation, brand, query, kind, status, body, headers, delayMs, afterwards, times}",
  "DELETE /faults": "clear all faults",
  "POST /outcomes": "{outcomes}: how the next trips will go, in order",
  "GET /outbox": "sent SMS and e-mails; ?to= for one receiver",
  "POST /tokens": "{username, scope}: a token for an account, or for its history only",
  "GET /calls": "the number of calls of each operation",
  "DELETE /calls": "reset the counts",
  "GET /breaches": "answers of the sandbox that broke its own document",
  "POST /down": "refuse connections",
  "POST /up": "accept connections again",
};

/** The control API for tests and demos. It has no password, so it listens on the loopback only, and only on request. */
export function createControlApi(sandbox: Sandbox): Express {
  const control = express();
  control.disable("x-powered-by");
  // A browser sends this type to another site only after a preflight, which fails.
  control.use((request, response, next) => {
    if (request.method === "GET" || request.is("application/json")) next();
    else response.status(415).json({ message: "Send Content-Type: application/json" });
  });
  control.use(express.json({ limit: "1mb" }));

  control.get("/", (_request, response) => {
    response.json({
      api: sandbox.origin,
      seed: sandbox.world.seed,
      clock: readClock(),
      brands: sandbox.world.brands.map(({ name, permalink, domains }) => ({
        name,
        permalink,
        domains,
      })),
      logins: listDemoLogins(sandbox.world).map(({ brand, ...login }) => ({
        brand: brand.permalink,
        ...login,
      })),
      places,
    });
  });

  control.post("/reset", (request, response) => {
    const { now, ...changes } = resetSchema.parse(request.body);
    sandbox.reset({ ...changes, ...(now !== undefined && { start: now }) });
    response.json(readClock());
  });

  control.get("/clock", (_request, response) => {
    response.json(readClock());
  });
  control.put("/clock", (request, response) => {
    sandbox.world.clock.setSpeed(clockSchema.parse(request.body).speed);
    response.json(readClock());
  });
  control.post("/clock/step", (request, response) => {
    sandbox.world.clock.step(stepSchema.parse(request.body).seconds * 1000);
    response.json(readClock());
  });

  control.get("/faults", (_request, response) => {
    response.json(sandbox.faults.list());
  });
  control.post("/faults", (request, response) => {
    sandbox.faults.add(faultSchema.parse(request.body));
    response.status(201).json(sandbox.faults.list());
  });
  control.delete("/faults", (_request, response) => {
    sandbox.faults.clear();
    response.status(204).end();
  });

  control.post("/outcomes", (request, response) => {
    sandbox.world.forcedOutcomes.push(...outcomesSchema.parse(request.body).outcomes);
    response.status(201).json(sandbox.world.forcedOutcomes);
  });

  control.get("/outbox", (request, response) => {
    const { to } = request.query;
    response.json(sandbox.world.outbox.filter((each) => to === undefined || each.to === to));
  });

  control.post("/tokens", (request, response) => {
    const { username, scope } = tokenSchema.parse(request.body);
    const { accounts, random, tokens } = sandbox.world;
    const account = [...accounts.values()].find(
      (each) => each.email === username || each.phone === username,
    );
    if (!account) {
      response.status(404).json({ message: `No account has the name ${username}` });
      return;
    }
    const token = random.token(40);
    tokens.set(token, { accountId: account.id, scope });
    response.status(201).json({ token });
  });

  control.get("/calls", (_request, response) => {
    response.json(Object.fromEntries(sandbox.calls));
  });
  control.delete("/calls", (_request, response) => {
    sandbox.calls.clear();
    response.status(204).end();
  });
  control.get("/breaches", (_request, response) => {
    response.json(sandbox.breaches);
  });

  control.post("/down", async (_request, response) => {
    await sandbox.goDown();
    response.status(204).end();
  });
  control.post("/up", async (_request, response) => {
    await sandbox.comeBack();
    response.status(204).end();
  });

  control.use((_request, response) => {
    response.status(404).json({ message: "There is nothing here", places });
  });
  control.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    response.status(422).json({ message });
  });
  return control;

  function readClock() {
    const { clock } = sandbox.world;
    return { now: new Date(clock.now()).toISOString(), speed: clock.speed };
  }
}
