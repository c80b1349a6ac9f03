import { Agent, request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addTraveller, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { type Panel, type PanelOptions, startPanel } from "../services/panel.ts";
import { waitFor } from "../services/wait-for.ts";

const host = "cantalmar.localhost";

/** The other panels of this file share its sandbox and Redis, so it never stops. */
let staying: Panel;
beforeAll(async () => {
  staying = await startPanel();
});
afterAll(() => staying.stop());

const startOther = (env: PanelOptions["env"]) =>
  startPanel({ env, sandbox: staying.sandbox, redis: staying.redis });

const ask = (panel: Panel, path: string, options: object = {}) =>
  request(`http://127.0.0.1:${panel.port}${path}`, { headers: { host }, ...options });

it("a panel that shuts down fails its readiness check, and answers until proxies have noticed", {
  tags: "full",
}, async () => {
  const panel = await startOther({ STOP_DRAIN_SECONDS: "8" });
  const agent = new Agent({ connections: 1 });
  const before = await ask(panel, "/login", { dispatcher: agent });
  expect(before.headers.connection).toBe("keep-alive");
  await before.body.dump();

  panel.signal("SIGTERM");
  await waitFor(async () => {
    const { statusCode, body } = await ask(panel, "/readyz");
    expect(await body.json()).toMatchObject({ isReady: false, isStopping: true });
    expect(statusCode).toBe(503);
  });
  for (const path of ["/login", "/healthz"]) {
    const { statusCode, headers, body } = await ask(panel, path, { dispatcher: agent });
    await body.dump();
    // A client on the kept connection has to open a new one, which leads to another panel.
    expect({ statusCode, connection: headers.connection }).toEqual({
      statusCode: 200,
      connection: "close",
    });
  }

  panel.signal("SIGTERM");
  expect(await panel.ended).toEqual([143, null]);
  await agent.close();
});

it("a panel that shuts down finishes requests, tells streams to reconnect, and refuses connections", async () => {
  const panel = await startOther({ STOP_DRAIN_SECONDS: "0" });
  const account = addTraveller(panel);
  const visitor = await visitAs(panel, account);
  const tab = await listenTo(panel, { host, visitor });
  const idle = new Agent({ connections: 1 });
  await (await ask(panel, "/login", { dispatcher: idle })).body.dump();

  panel.sandbox.faults.add({ operation: "listFavourites", kind: "slow", delayMs: 1_000, times: 1 });
  const slow = visitor.get("/favorite");
  const arrived = () => expect(panel.sandbox.calls.get("listFavourites")).toBe(1);
  await waitFor(arrived);

  panel.signal("SIGTERM");
  await tab.ended;
  expect(tab.heard.map(({ event }) => event)).not.toContain("over");
  await expect(ask(panel, "/login")).rejects.toThrow("ECONNREFUSED");
  expect(await slow).toMatchObject({ status: 200, headers: { connection: "close" } });
  expect(await panel.ended).toEqual([0, null]);
  await idle.close();
});

it("a stream names its reconnect time to clients that do not run the panel's script", {
  tags: "full",
}, async () => {
  const visitor = await visitAs(staying, addTraveller(staying));
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { body } = await ask(staying, "/live", { headers: { host, cookie } });
  for await (const part of body) {
    expect(String(part)).toMatch(/^retry: \d+\n\n/);
    break;
  }
});
