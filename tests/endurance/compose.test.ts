import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listDemoLogins } from "../../sandbox/accounts/seed.ts";
import { populateWorld } from "../../sandbox/sandbox.ts";
import { findProgram } from "../../scripts/system-packages.mjs";
import { startKeptAliveLoad } from "../services/kept-alive-load.ts";
import { startTopology, type Topology } from "../services/topology.ts";
import { createVisitor } from "../services/visitor.ts";

const formHeaders = { "content-type": "application/x-www-form-urlencoded" };
const caddy = findProgram("caddy", process.env);
const router = caddy ?? "a stand-in";

let topology: Topology;
beforeAll(async () => {
  topology = await startTopology(caddy);
});
afterAll(() => topology.stop());

const visit = (host = "cantalmar.localhost") => createVisitor(topology, host);

const compose = findProgram("docker-compose", process.env);
it.runIf(compose)("docker-compose.yml is valid for docker-compose", () => {
  const root = path.resolve(import.meta.dirname, "../..");
  const env = { ...process.env, SESSION_SECRETS: "a-secret-that-only-the-tests-sign-with" };
  const check = (command: string, ...options: string[]) => {
    const { status, stderr } = spawnSync(command, options, { cwd: root, env, encoding: "utf8" });
    return { status, stderr: status === 0 ? "" : stderr };
  };
  expect(check(compose ?? "", "config", "--quiet")).toEqual({ status: 0, stderr: "" });
});

it(`serves both brands, and a log-in is valid on both panels (router: ${router})`, async () => {
  const world = populateWorld({ seed: 1, start: Date.now(), speed: 0 });
  const titles = await Promise.all(
    ["cantalmar.localhost", "alazul.localhost"].map(async (host) => {
      const { html } = await visit(host).get("/login");
      return html.match(/<title>([^<]*)/)?.[1];
    }),
  );
  expect(titles[0]).toContain(world.brands[0]?.pageTitle);
  expect(titles[1]).toContain(world.brands[1]?.pageTitle);

  const login = listDemoLogins(world).find(
    ({ kind, brand }) => kind === "client" && brand === world.brands[0],
  );
  const visitor = visit();
  expect((await visitor.logIn(login ?? { username: "", password: "" })).status).toBe(303);
  for (const panel of topology.panels) {
    const { cookies } = visitor;
    const port = topology.portOf(panel);
    const direct = createVisitor({ port }, "cantalmar.localhost", { cookies });
    expect((await direct.get("/favorite")).status).toBe(200);
  }
});

it.runIf(caddy)("exposes nothing between the proxy and its panels to the outside", async () => {
  for (const address of ["/healthz", "/readyz", "/metrics"]) {
    expect((await visit().get(address)).status).toBe(404);
  }
  const { headers } = await visit().get("/login", { "x-request-id": "chosen-by-a-stranger" });
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

it("loses no request while one panel shuts down", async () => {
  const load = startKeptAliveLoad(topology.port, {
    perSecond: 50,
    headers: { host: "cantalmar.localhost" },
    asks: [
      { path: "/login" },
      { path: "/before_room" },
      { path: "/language", method: "POST", body: "language=es", headers: formHeaders },
    ],
  });
  await vi.waitFor(() => expect(load.countSent()).toBeGreaterThan(50), 10_000);
  const process = topology.process("panel-1");
  process?.signal("SIGTERM");
  expect(await process?.ended).toEqual([0, null]);
  const sentBy = load.countSent() + 50;
  await vi.waitFor(() => expect(load.countSent()).toBeGreaterThan(sentBy), 10_000);
  const sent = await load.stop();
  const failed = sent.filter(({ status = 0 }) => status < 200 || status >= 400);
  console.log(`${sent.length} requests through ${router}, ${failed.length} failed`);
  expect(failed, topology.process("router")?.lines().slice(-20).join("\n")).toEqual([]);
});

it.runIf(caddy)("keeps serving its public pages while Redis is down", async () => {
  await topology.process("redis")?.stop("SIGKILL");
  const readyz = `http://127.0.0.1:${topology.portOf("panel-2")}/readyz`;
  await vi.waitFor(async () => expect((await fetch(readyz)).status).toBe(503), 10_000);
  await vi.waitFor(async () => {
    const answers = await Promise.all([1, 2, 3].map(() => visit().get("/login")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }, 10_000);
});
