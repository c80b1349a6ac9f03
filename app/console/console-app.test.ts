import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import { pino } from "pino";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBrandFigures } from "../observability/brand-figures.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { createVault } from "../store/vault.server.ts";
import { createConsole } from "./console-app.server.tsx";

type Layer = {
  route?: { path: string; methods: Record<string, boolean> };
  handle?: { stack?: Layer[] };
};

/** Every route of an application and its routers, such as "post /log-out". */
function listRoutes(layers: Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => [
    ...(route ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : []),
    ...listRoutes(handle?.stack ?? []),
  ]);
}

/** What a visitor reaches without a log-in; a preview asks for its token. */
const open = [
  ...["get /log-in", "post /log-in", "get /log-in/provider", "get /log-in/return"],
  ...["get /preview/:token", "get /preview/:token/screens/:kind/:screen"],
  "get /preview/:token/tiles/:z/:x/:y",
];

const store = createEmbeddedStore();
const origin = "http://console.example";
const app: Express = createConsole({
  settings: {
    ...{ port: 0, host: "127.0.0.1", origin, secret: "s".repeat(32), cookieSecrets: undefined },
    oidc: {
      ...{ issuer: new URL("https://accounts.example"), clientId: "console" },
      ...{ clientSecret: undefined, groupsClaim: "groups" },
      ...{ allowedSubjects: ["operator-1"], allowedGroups: [] },
    },
  },
  cookieSecrets: ["a-secret"],
  trustedProxies: [],
  isDevelopment: false,
  log: pino({ level: "silent" }),
  figures: createBrandFigures(),
  // A page behind the guard would fail with these.
  services: { store, vault: createVault(["a-secret"]) } as never,
  reports: undefined as never,
  samples: undefined as never,
});
const routes = listRoutes((app as unknown as { _router: { stack: Layer[] } })._router.stack);
const server = createServer(app);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

const guarded = routes.filter((route) => !open.includes(route));

describe("the guard of the console", () => {
  it("stands before all routes but the log-in's", () => {
    expect(guarded.length).toBeGreaterThan(10);
    expect(routes.filter((route) => open.includes(route)).sort()).toEqual(open.toSorted());
  });

  it.each(guarded)("sends a visitor of %s to the log-in", async (route) => {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replaceAll(/:\w+(\([^)]*\))?/g, "1");
    const { port } = server.address() as AddressInfo;
    const { statusCode, headers } = await request(`http://127.0.0.1:${port}${path}`, {
      method: method.toUpperCase() as "GET",
      headers: { host: new URL(origin).host, origin },
    });
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(/^\/log-in/);
  });
});
