import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createFaults } from "../control/faults.ts";
import { handlers } from "../handlers.ts";
import { listen } from "../listen.ts";
import { populateWorld, startSandbox } from "../sandbox.ts";
import { clientFor, findAccount, visitorOf } from "../test-client.ts";
import type { Handlers } from "./operation.ts";
import { type Breach, createApi } from "./server.ts";

const worldOptions = { seed: 1, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 };
const sandbox = await startSandbox(worldOptions);
const permalink = "radio-taxi-cantalmar";
const json = { "Content-Type": "application/json" };

beforeEach(() => sandbox.reset());

afterAll(async () => {
  await sandbox.close();
  expect(sandbox.breaches).toEqual([]);
});

describe("paths", () => {
  const client = () => clientFor(sandbox, findAccount(sandbox, "client"));

  it.each([
    ["POST", "/authenticate"],
    ["GET", "/favorites/"],
    ["GET", "/Favorites"],
    ["PATCH", "/favorites/"],
    ["GET", "/"],
    ["GET", "/%zz"],
    ["GET", "/media/nothing.png"],
  ])("answer %s %s with 404", async (method, path) => {
    const response = await fetch(sandbox.origin + path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });

  it("reject a malformed id", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "1e3", "9007199254740993", "%20", "__proto__"]) {
      const { status, body } = await client().delete(`/favorites/${id}/`);
      expect(status, id).toBe(422);
      expect(body.errors[0].field).toBe("id");
    }
  });
});

describe("the caller", () => {
  it("must name a group that exists", async () => {
    const reply = await visitorOf(sandbox, "unknown").get("/token/valid");
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ field: "App-Agrupation", message: "Grupo desconocido" }]);
  });

  it("needs a token, and one of this group", async () => {
    clientFor(sandbox, findAccount(sandbox, "client"));
    const [token] = sandbox.world.tokens.keys();
    expect((await visitorOf(sandbox, permalink).get("/favorites")).status).toBe(401);
    expect((await visitorOf(sandbox, permalink, "guess").get("/favorites")).status).toBe(401);
    expect((await visitorOf(sandbox, "alazul", token).get("/favorites")).status).toBe(401);
    expect((await visitorOf(sandbox, permalink, token).get("/favorites")).status).toBe(200);
  });

  it("learns nothing about the request without a valid token", async () => {
    const reply = await visitorOf(sandbox, permalink).post("/favorites/", { wrong: true });
    expect(reply.status).toBe(401);
  });

  it("loses the token when the account closes", async () => {
    const account = findAccount(sandbox, "client");
    const client = clientFor(sandbox, account);
    for (const state of ["inactive", "closed", "pending"] as const) {
      account.state = state;
      expect((await client.get("/favorites")).status, state).toBe(401);
    }
  });

  it.each([
    ["client", "/customer/employees", 403],
    ["employee", "/customer/employees", 403],
    ["company", "/customer/employees", 200],
    ["client", "/service_types", 403],
    ["employee", "/service_types", 200],
    ["company", "/hotel/load_all", 403],
    ["hotel", "/hotel/load_all", 200],
  ] as const)("as %s asks for %s: %s", async (kind, path, status) => {
    const client = clientFor(sandbox, findAccount(sandbox, kind));
    expect((await client.get(path)).status).toBe(status);
  });

  it("can only read the history with a history token", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"), "history");
    expect((await client.get("/v2/services")).status).toBe(200);
    expect((await client.get("/token/valid")).body.permissions).toEqual(["history"]);
    expect((await client.get("/favorites")).status).toBe(403);
  });
});

describe("bodies", () => {
  const url = () => `${sandbox.origin}/authenticate/`;
  const headers = { ...json, "App-Agrupation": permalink };

  it.each([
    ["nothing", ""],
    ["no JSON", "credentials=1"],
    ["half of it", '{"credentials":'],
    ["bytes that are no text", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ["a list", "[]"],
    ["null", "null"],
    ["a field too many", '{"credentials":{"username":"a","password":"b","admin":true}}'],
    ["a hidden prototype", '{"__proto__":{"credentials":{"username":"a","password":"b"}}}'],
    ["deep nesting", `${"[".repeat(5000)}${"]".repeat(5000)}`],
  ])("%s is refused as unprocessable", async (_, body) => {
    const response = await fetch(url(), { method: "POST", headers, body });
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty("code");
  });

  it("of an unknown type is refused", async () => {
    const response = await fetch(url(), {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/xml" },
      body: "<credentials/>",
    });
    expect(response.status).toBe(422);
  });

  it("names every wrong field as the wire does", async () => {
    const reply = await visitorOf(sandbox, permalink).post("/authenticate/", {
      credentials: { username: 5 },
    });
    expect(reply.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      "credentials.password",
      "credentials.username",
    ]);
  });

  it.each(["with its length", "in chunks"])("of 10 MB is too large, %s", async (way) => {
    const bytes = new Uint8Array(10 * 1024 * 1024).fill(0x20);
    const body = way === "in chunks" ? new Blob([bytes]).stream() : bytes;
    const response = await fetch(url(), {
      method: "POST",
      headers,
      body,
      ...(way === "in chunks" && { duplex: "half" as const }),
    });
    expect(response.status).toBe(413);
    expect((await response.json()).code).toBe("too_large");
  });

  it("converts a form's text to the document's numbers", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    const [trip] = (await client.get("/v2/services?limit=1")).body.services;
    const form = new FormData();
    form.set("type", "question");
    form.set("subject", "Un recibo");
    form.set("text", "¿Dónde está?");
    form.set("service_id", `${trip.id}`);
    const { status, body } = await client.post("/tickets/", undefined, { form });
    expect(status).toBe(201);
    expect(body.ticket.service_id).toBe(trip.id);
  });
});

describe("an answer that breaks the document", () => {
  it("is not sent, and is reported as a breach", async () => {
    const breaches: Breach[] = [];
    const world = populateWorld(worldOptions);
    const broken = { ...handlers, checkAuth: () => ({ authenticated: "yes" }) };
    const { server, port } = await listen(
      createApi({
        world: () => world,
        handlers: broken as unknown as Handlers,
        faults: createFaults(),
        onCall: () => {},
        onBreach: (breach) => breaches.push(breach),
      }),
    );
    const response = await fetch(`http://127.0.0.1:${port}/check_auth`, {
      headers: { "App-Agrupation": permalink },
    });
    server.close();
    expect(response.status).toBe(500);
    expect(breaches).toMatchObject([{ operation: "checkAuth", status: 200 }]);
    expect(breaches[0]?.problems[0]).toContain("authenticated");
  });
});
