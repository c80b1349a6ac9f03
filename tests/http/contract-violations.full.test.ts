import { request } from "undici";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { findFreePort } from "../services/free-port.ts";
import { findLeaks } from "../services/leaks.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { readMetric } from "../services/read-metric.ts";
import { readAllStored } from "../services/stored-sessions.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";

const host = "cantalmar.localhost";
const login = { username: "lucia@example.org", password: "a-wrong-password" };
const DAY_MS = 86_400_000;

let panel: Panel;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await findFreePort();
  panel = await startPanel({ env: { METRICS_PORT: `${metricsPort}` } });
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

type Listed = {
  keptDays: number;
  isComplete: boolean;
  operations: { operation: string; violations: { kind: string; place: string; count: number }[] }[];
};

async function readContract(port = metricsPort): Promise<Listed> {
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}/contract`);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/json");
  return (await body.json()) as Listed;
}

const violationsOf = ({ operations }: Listed, operation: string) =>
  operations.find((each) => each.operation === operation)?.violations ?? [];

const logged = (operation: string) =>
  panel
    .logs()
    .filter((line) => line.includes("an answer of the taxi API does not match its document"))
    .map((line) => JSON.parse(line))
    .filter((line) => line.operation === operation);

const address = { name: "Calle de Lucía Ferrer, 7", latitude: 38.3452, longitude: -0.4815 };
const wrongFavourites = {
  favorites: [
    { id: "600111222", alias: "Casa de Lucía", address, default_favorite: false },
    { id: 2, address: { ...address, latitude: "38.3452" }, default_favorite: false },
    { id: 3, alias: "Trabajo", address, default_favorite: false, "lucia@example.org": 1 },
    { id: 4, alias: null, address: { "Lucía Ferrer": 1 }, default_favorite: false },
  ],
};

async function visitFavourites(account: Account, body: unknown, status = 200) {
  panel.sandbox.faults.add({
    operation: "listFavourites",
    kind: "wrong_shape",
    status,
    body,
    times: 1,
  });
  const member = await visitAs(panel, account);
  return member.get("/favorite");
}

describe("answers of the API that break the document", () => {
  it("are counted, logged once, and listed on the metrics port without their data", async () => {
    const account = addTraveller(panel);
    const { headers } = await visitFavourites(account, wrongFavourites);
    await visitFavourites(account, wrongFavourites);

    const listed = await readContract();
    expect(listed).toMatchObject({ keptDays: 7, isComplete: true });
    const violations = violationsOf(listed, "listFavourites");
    expect(violations).toContainEqual({
      kind: "type",
      place: "favorites[].id",
      count: 2,
      firstSeen: expect.any(String),
      lastSeen: expect.any(String),
      samples: [
        {
          ...{ status: 200, problem: "must be integer", found: "string(9)" },
          ...{ requestId: expect.any(String), lastSeen: expect.any(String) },
        },
      ],
    });
    expect(violations.map(({ kind, place }) => `${kind} ${place}`).toSorted()).toEqual([
      "missing favorites[].address.latitude",
      "missing favorites[].address.longitude",
      "missing favorites[].address.name",
      "missing favorites[].alias",
      "type favorites[].address.latitude",
      "type favorites[].alias",
      "type favorites[].id",
    ]);

    const count = "parada_contract_violations_total";
    const operation = 'operation="listFavourites"';
    expect(await readMetric(metricsPort, count, operation, 'kind="type"')).toBe(2);
    expect(await readMetric(metricsPort, count, operation, 'kind="missing"')).toBe(2);

    await waitFor(() => expect(logged("listFavourites")).toHaveLength(violations.length));
    const line = logged("listFavourites").find(({ place }) => place === "favorites[].id");
    expect(line).toMatchObject({
      ...{ level: "warn", kind: "type", problem: "must be integer", found: "string(9)", count: 1 },
      requestId: headers["x-request-id"],
    });

    const told = `${JSON.stringify(listed)} ${JSON.stringify(logged("listFavourites"))}`;
    for (const word of ["Luc", "Ferrer", "Casa", "Calle", "600111222", "example", "38.3", "0.48"]) {
      expect(told).not.toContain(word);
    }
    expect(await findLeaks(panel)).toEqual([]);
  });

  it("are counted where the panel copes with them: a refusal without a message, and a new status", async () => {
    const visitor = createVisitor(panel, host);
    const { sandbox } = panel;
    sandbox.faults.add({
      operation: "authenticate",
      kind: "status",
      status: 401,
      body: {},
      times: 1,
    });
    await visitor.logIn(login);
    const body = { message: "Lucía, try later." };
    sandbox.faults.add({ operation: "authenticate", kind: "status", status: 409, body, times: 1 });
    await visitor.logIn(login);
    const violations = violationsOf(await readContract(), "authenticate");
    expect(violations).toMatchObject([
      { kind: "status", place: "", samples: [{ status: 409, found: "object{message}" }] },
      { kind: "missing", place: "message", samples: [{ status: 401, found: "object{}" }] },
    ]);
    expect(JSON.stringify(violations)).not.toMatch(/lucia|Lucía|try later/);
  });

  it("are listed by another panel too, and after a restart", async () => {
    const { sandbox, redis } = panel;
    const port = await findFreePort();
    const other = await startPanel({ sandbox, redis, env: { METRICS_PORT: `${port}` } });
    try {
      expect(await readContract(port)).toEqual(await readContract());
    } finally {
      await other.stop();
    }
  });

  it("are written when a panel stops, for seven days", async () => {
    const { sandbox, redis } = panel;
    const stopped = await startPanel({ sandbox, redis });
    sandbox.faults.add({ operation: "authenticate", kind: "html", status: 200, times: 1 });
    await createVisitor(stopped, host).logIn(login);
    await stopped.stop();
    expect(violationsOf(await readContract(), "authenticate")).toContainEqual(
      expect.objectContaining({ kind: "not_json", count: 1 }),
    );
    const { ttlMs = 0 } =
      (await readAllStored(redis)).get("contract-violations:authenticate") ?? {};
    expect(ttlMs).toBeGreaterThan(6.9 * DAY_MS);
    expect(ttlMs).toBeLessThanOrEqual(7 * DAY_MS);
  });

  it("are listed while Redis is away, and written when it is back", async () => {
    // Right after a write, the next one is a minute away.
    await readContract();
    panel.sandbox.faults.add({ operation: "authenticate", kind: "empty", times: 1 });
    await createVisitor(panel, host).logIn(login);
    const violation = expect.objectContaining({ kind: "empty", count: 1 });
    panel.redis.pause();
    try {
      const listed = await readContract();
      expect(listed.isComplete).toBe(false);
      expect(violationsOf(listed, "authenticate")).toEqual([violation]);
    } finally {
      panel.redis.resume();
    }
    await waitFor(async () => {
      const listed = await readContract();
      expect(listed.isComplete).toBe(true);
      expect(violationsOf(listed, "authenticate")).toContainEqual(violation);
      expect(violationsOf(listed, "authenticate").length).toBeGreaterThan(1);
    }, 10_000);
  });
});

it("the samples are not on the panel's own port, and are only read", async () => {
  expect((await createVisitor(panel, host).get("/contract")).status).toBe(404);
  for (const method of ["POST", "DELETE"] as const) {
    const answer = await request(`http://127.0.0.1:${metricsPort}/contract`, { method });
    expect(answer.statusCode).toBe(404);
    await answer.body.dump();
  }
});
