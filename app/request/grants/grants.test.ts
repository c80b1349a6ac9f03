import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox } from "../../../sandbox/sandbox.ts";
import { clientFor, findAccount } from "../../../sandbox/test-client.ts";
import { createBreakers } from "../../api/breaker.ts";
import { createApiFactory } from "../../api/client.server.ts";
import { createTransport } from "../../api/transport.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
import type { MemberContext } from "../context.server.ts";
import { grantRecordOf } from "./grant-record.server.ts";
import { grantsOf } from "./grants.server.ts";
import { openGrant } from "./open-grant.server.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const permalink = "radio-taxi-cantalmar";
const brand = { permalink, name: "Radio Taxi Cantalmar" };

beforeEach(() => sandbox.reset());
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

/** A logged-in client, and a panel whose processes share one store. */
function openPanel(kind: "client" | "company" = "client") {
  const account = findAccount(sandbox, kind);
  const client = clientFor(sandbox, account);
  const entries = new Map();
  const store = createEmbeddedStore({ entries });
  const services = {
    ...{ store, vault: createVault(["a secret of the panel"]), report() {} },
    api: createApiFactory({
      baseUrl: sandbox.origin,
      transport: createTransport({ timeoutMs: 5_000, breakers: createBreakers() }),
    }),
    tenants: { find: async () => brand },
  };
  const log = { error() {}, warn() {}, bindings: () => ({}) };
  const app = { services, log, requestId: "test" } as unknown as MemberContext["app"];
  const api = services.api({ permalink, token: `test-full-${account.id}`, requestId: "test" });
  const user = { id: account.id };
  const context = { api, user, brand, language: "fr", app } as unknown as MemberContext;
  const open = (with_ = app) =>
    openGrant(with_, { permalink, accountId: account.id, purpose: "series" });
  const record = grantRecordOf(app.services, { permalink, accountId: account.id }, "series");
  return { account, client, services, app, grants: grantsOf(context), open, record, entries };
}

const password = { password: "otro-taxi-ahora", password_confirmation: "otro-taxi-ahora" };

describe("a standing permission", () => {
  test("opens the account as it is now, in its owner's language", async () => {
    const { account, grants, open } = openPanel();
    await grants.give("series");
    account.permissions = ["request"];
    const opened = await open();
    expect(opened).toMatchObject({
      state: "open",
      context: { user: { id: account.id, permissions: ["request"] }, language: "fr", brand },
    });
    if (opened.state !== "open") return;
    expect((await opened.context.api.call("listScheduledTrips")).services).not.toEqual([]);
  });

  test("is one for each purpose, however often and at once it is given", async () => {
    const { grants, open } = openPanel();
    await Promise.all([grants.give("series"), grants.give("series"), grants.give("series")]);
    await grants.give("series");
    await grants.give("calendar");
    expect(sandbox.world.grants.size).toBe(2);
    expect(await open()).toMatchObject({ state: "open" });
    expect((await grants.list()).map(({ purpose, state }) => [purpose, state])).toEqual([
      ["series", "open"],
      ["calendar", "open"],
    ]);
  });

  test("says when it was used last", async () => {
    const { grants, open } = openPanel();
    await grants.give("series");
    expect(await grants.list()).toMatchObject([{ usedAt: null }]);
    sandbox.world.clock.step(3_600_000);
    await open();
    expect(await grants.list()).toMatchObject([{ usedAt: Date.parse("2026-05-18T10:00:00Z") }]);
    expect((await grants.find("series"))?.usedAt).toBeGreaterThan(0);
  });

  test("was never given, or is another's", async () => {
    const { account, app, grants, open } = openPanel();
    expect(await open()).toEqual({ state: "ended", reason: "missing" });
    await grants.give("series");
    const others = [
      { permalink, accountId: account.id, purpose: "calendar" as const },
      { permalink, accountId: account.id + 1, purpose: "series" as const },
      { permalink: "another-brand", accountId: account.id, purpose: "series" as const },
    ];
    for (const other of others) {
      expect(await openGrant(app, other)).toEqual({ state: "ended", reason: "missing" });
    }
  });

  test("cannot change the account", async () => {
    const { account, grants, open } = openPanel();
    await grants.give("series");
    const opened = await open();
    if (opened.state !== "open") throw new Error(opened.state);
    const { api } = opened.context;
    const change = { ...password, current_password: account.password };
    const path = { params: { path: { id: account.id } } };
    const refused = { status: 403 };
    await expect(api.call("updatePassword", { ...path, body: change })).rejects.toMatchObject(
      refused,
    );
    await expect(api.call("getProfile")).rejects.toMatchObject(refused);
    await expect(api.call("giveGrant", { body: { purpose: "series" } })).rejects.toMatchObject(
      refused,
    );
  });
});

describe("the end of a standing permission", () => {
  test("comes at once when its owner revokes it", async () => {
    const { grants, open, record } = openPanel();
    await grants.give("series");
    await grants.revoke("series");
    expect(await open()).toEqual({ state: "ended", reason: "revoked" });
    expect(sandbox.world.grants.size).toBe(0);
    expect(await grants.list()).toEqual([]);
    expect(JSON.stringify(await record.read())).not.toContain("token");
  });

  test("comes at once also while the API is down", async () => {
    const { grants, open } = openPanel();
    await grants.give("series");
    sandbox.faults.add({ operation: "listGrants", kind: "status", status: 500, times: 1 });
    expect(await grants.revoke("series")).toBe("untold");
    expect(await open()).toEqual({ state: "ended", reason: "revoked" });
    expect(await grants.list()).toMatchObject([{ state: "lost" }]);
    await grants.revoke("series");
    expect(await grants.list()).toEqual([]);
  });

  test.each([
    [
      "the password changes",
      async ({ client, account }: ReturnType<typeof openPanel>) => {
        const change = { ...password, current_password: account.password };
        await client.put(`/customer/update_password/${account.id}/`, change);
      },
    ],
    [
      "the account is removed",
      async ({ client, account }: ReturnType<typeof openPanel>) => {
        await client.post("/customer/remove_account/", { value: account.email });
        const code = sandbox.world.outbox.at(-1)?.code;
        await client.delete("/customer/remove_account/", { code });
      },
    ],
    [
      "the API ends it",
      async ({ client }: ReturnType<typeof openPanel>) => {
        const [id] = sandbox.world.grants.keys();
        await client.delete(`/customer/grants/${id}/`);
      },
    ],
  ])("is remembered when %s", async (_, end) => {
    const panel = openPanel();
    const { grants, open, record } = panel;
    await grants.give("series");
    await end(panel);
    expect(await open()).toEqual({ state: "ended", reason: "refused" });
    expect(await open()).toEqual({ state: "ended", reason: "refused" });
    expect(await grants.find("series")).toMatchObject({ state: "refused" });
    expect(JSON.stringify(await record.read())).not.toContain("token");
  });

  test("can be followed by a new one", async () => {
    const { grants, open } = openPanel();
    await grants.give("series");
    const [id = 0] = sandbox.world.grants.keys();
    sandbox.world.tokens.delete(sandbox.world.grants.get(id)?.token ?? "");
    sandbox.world.grants.delete(id);
    expect(await open()).toEqual({ state: "ended", reason: "refused" });
    await grants.give("series");
    expect(await open()).toMatchObject({ state: "open" });
    expect(await grants.list()).toMatchObject([{ state: "open" }]);
  });

  test("is unknown while the API does not answer", async () => {
    const { grants, open } = openPanel();
    await grants.give("series");
    sandbox.faults.add({ operation: "checkToken", kind: "status", status: 500, times: 1 });
    expect(await open()).toEqual({ state: "unreachable" });
    expect(await open()).toMatchObject({ state: "open" });
  });
});

describe("a token that the API replaces at each check", () => {
  /** The answers of `check_token` carry a new token, and the one before ends. */
  function openRotating() {
    const panel = openPanel();
    const { services } = panel;
    const { api } = services;
    services.api = (options) => {
      const real = api(options);
      const call = async (operation: string, input: unknown) => {
        const answer = await real.call(operation as "checkToken", input as undefined);
        return operation === "checkToken" ? rotate(answer) : answer;
      };
      return { ...real, call } as unknown as typeof real;
    };
    return panel;
  }

  let rotations = 0;
  function rotate<Answer extends { auth_token: string }>(answer: Answer): Answer {
    const { tokens, grants } = sandbox.world;
    const old = answer.auth_token;
    const grant = [...grants.values()].find(({ token }) => token === old);
    const token = tokens.get(old);
    if (!grant || !token) return answer;
    rotations++;
    grant.token = `${old.slice(0, 30)}${String(rotations).padStart(10, "0")}`;
    tokens.delete(old);
    tokens.set(grant.token, token);
    return { ...answer, auth_token: grant.token };
  }

  test("stays open, also where it is given again", async () => {
    const { grants, open } = openRotating();
    await grants.give("series");
    for (let at = 0; at < 3; at++) {
      await open();
      await grants.give("series");
    }
    expect(await open()).toMatchObject({ state: "open" });
    expect(sandbox.world.grants.size).toBe(1);
  });

  test("stays open where another use has it replaced meanwhile", async () => {
    const { grants, open, services } = openRotating();
    await grants.give("series");
    const { api } = services;
    services.api = (options) => {
      const real = api(options);
      services.api = api;
      const call = async (...given: Parameters<typeof real.call>) => {
        await open();
        return real.call(...given);
      };
      return { ...real, call } as typeof real;
    };
    expect(await open()).toMatchObject({ state: "open" });
    expect(await open()).toMatchObject({ state: "open" });
  });
});

test("a copy of the store is useless without the panel's secrets", async () => {
  const { grants, entries, services, app, open } = openPanel();
  await grants.give("series");
  const [grant] = sandbox.world.grants.values();
  expect(grant?.token).toHaveLength(40);
  const copy = JSON.stringify([...entries]);
  expect(copy).toContain("grant");
  expect(copy).not.toContain(grant?.token);
  const thief = { ...app, services: { ...services, vault: createVault(["a guess"]) } };
  expect(await open(thief as never)).toEqual({ state: "ended", reason: "missing" });
  expect(await open()).toMatchObject({ state: "open" });
});
