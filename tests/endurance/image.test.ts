import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listDemoLogins } from "../../sandbox/accounts/seed.ts";
import { populateWorld } from "../../sandbox/sandbox.ts";
import { findProgram } from "../../scripts/system-packages.mjs";
import { readCompose } from "../services/compose.ts";
import { buildImage, ownEnvironment } from "../services/dockerfile.ts";
import { findFreePort } from "../services/free-port.ts";
import { startRouter } from "../services/router.ts";
import {
  asUser,
  mayChooseUser,
  type ServiceProcess,
  startProcess,
} from "../services/service-process.ts";
import { startSteadyLoad } from "../services/steady-load.ts";
import { createVisitor } from "../services/visitor.ts";

const root = path.resolve(import.meta.dirname, "../..");
const secrets = { SESSION_SECRETS: "a-secret-that-only-the-tests-sign-with" };
/** Without Node itself, which is the base image's. */
const MOST_MEGABYTES = 200;
const START_MS = 30_000;
const formHeaders = { "content-type": "application/x-www-form-urlencoded" };

let image: ReturnType<typeof buildImage>;
beforeAll(() => {
  image = buildImage(root);
  // As on a file system that is mounted read-only.
  setMode("a-w,a+rX");
}, 600_000);
afterAll(() => {
  setMode("u+w");
  image.remove();
});

const setMode = (mode: string) => spawnSync("chmod", ["-R", mode, image.root]);

/** The directory beside the image's, in which a test may leave something. */
const scratch = () => path.dirname(image.root);

/** One of the image's programs, as its user, with nowhere to write. */
function runInImage(command: string[], env: Record<string, string>): ServiceProcess {
  const nowhere = { HOME: "/nonexistent", TMPDIR: "/nonexistent" };
  return startProcess(asUser(command), {
    cwd: path.join(image.root, image.workdir),
    env: { ...ownEnvironment(), ...nowhere, ...image.env, ...env },
  });
}

/** Asks the image's HEALTHCHECK, as an engine does again and again. */
function askHealth(env: Record<string, string>): number | null {
  const [program = "", ...options] = asUser(image.healthCheck);
  const cwd = path.join(image.root, image.workdir);
  return spawnSync(program, options, { cwd, env: { ...ownEnvironment(), ...image.env, ...env } })
    .status;
}

const becomesHealthy = (env: Record<string, string>, { lines }: ServiceProcess) =>
  vi.waitFor(() => expect(askHealth(env), lines().join("\n")).toBe(0), {
    timeout: START_MS,
    interval: 300,
  });

describe("the image", () => {
  it("is small, and holds nothing but what runs", () => {
    const place = path.join(image.root, image.workdir);
    expect(readdirSync(place).sort()).toEqual(["build", "node_modules", "package.json", "public"]);
    for (const name of ["typescript", "vitest", "@remix-run/dev", "@playwright/test"]) {
      expect(existsSync(path.join(place, "node_modules", name))).toBe(false);
    }
    const { stdout } = spawnSync("du", ["-s", "--block-size=1000000", place], { encoding: "utf8" });
    const megabytes = Number.parseInt(stdout, 10);
    console.log(`the image holds ${megabytes} MB beside its base`);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  });

  it.runIf(mayChooseUser)("is run by somebody who can change nothing in it", () => {
    expect(image.user).toBe("node");
    const [program = "", ...options] = asUser(["touch", path.join(image.root, "panel", "x")]);
    expect(spawnSync(program, options).status).not.toBe(0);
  });

  it("starts, is found healthy and shows its pages, and is found ill when it is gone", async () => {
    const env = { DEMO: "1", PORT: `${await findFreePort()}`, HOST: "127.0.0.1" };
    expect(askHealth(env)).toBe(1);
    const panel = runInImage(image.command, env);
    await becomesHealthy(env, panel);
    const visitor = createVisitor({ port: Number(env.PORT) }, "cantalmar.localhost");
    const page = await visitor.get("/login");
    expect(page.status).toBe(200);
    const [, script = ""] = page.html.match(/"(\/build\/[^"]+\.js)"/) ?? [];
    expect((await visitor.get(script)).status).toBe(200);
    await panel.stop();
    expect(askHealth(env)).toBe(1);
  });
});

describe("docker-compose.yml, with a process for each of its services", () => {
  const { services } = readCompose(path.join(root, "docker-compose.yml"), secrets);
  const names = ["panel-1", "panel-2"] as const;
  const running = new Map<string, ServiceProcess>();
  const ports: Record<string, number> = {};
  const caddy = findProgram("caddy", process.env);
  let routerPort = 0;
  let stopRouter: () => Promise<void>;

  beforeAll(async () => {
    for (const place of ["redis:6379", "sandbox:4010", ...names.map((name) => `${name}:3000`)]) {
      ports[place] = await findFreePort();
    }
    start("redis", ["--bind", "127.0.0.1", "--port", `${ports["redis:6379"]}`, "--dir", scratch()]);
    start("sandbox");
    for (const name of names) {
      const env = panelEnvironment(name);
      await becomesHealthy(env, start(name, [], env));
    }
    await (caddy ? startCaddy(caddy) : startStandIn());
  }, 120_000);
  afterAll(async () => {
    await stopRouter();
    for (const process of [...running.values()].reverse()) await process.stop("SIGKILL");
  });

  /** The names of services become addresses of this machine, as the engine's own resolver would make them. */
  const onThisMachine = (text: string): string =>
    Object.entries(ports).reduce(
      (read, [place, port]) => read.replaceAll(place, `127.0.0.1:${port}`),
      text,
    );

  function panelEnvironment(name: string): Record<string, string> {
    const given = Object.entries(services[name]?.environment ?? {});
    return {
      ...Object.fromEntries(given.map(([key, value]) => [key, onThisMachine(value)])),
      // What a network of its own keeps apart is apart by its ports here.
      ...{ HOST: "127.0.0.1", PORT: `${ports[`${name}:3000`]}`, METRICS_PORT: "0" },
    };
  }

  function start(name: string, more: string[] = [], env: Record<string, string> = {}) {
    const given = services[name]?.command ?? image.command;
    const command = given.map((word) => (word === "4010" ? `${ports["sandbox:4010"]}` : word));
    const process =
      services[name]?.image === "parada"
        ? runInImage([...command, ...more], env)
        : startProcess([...command, ...more], { cwd: "/", env: ownEnvironment() });
    running.set(name, process);
    return process;
  }

  async function startCaddy(program: string): Promise<void> {
    routerPort = await findFreePort();
    const panels = names.map((name) => `127.0.0.1:${ports[`${name}:3000`]}`).join(" ");
    const file = path.join(root, "docs/Caddyfile");
    const process = startProcess([program, "run", "--config", file, "--adapter", "caddyfile"], {
      cwd: "/",
      env: {
        ...ownEnvironment(),
        HOME: scratch(),
        ...{ PANELS: panels, ROUTER_PORT: `${routerPort}`, ROUTER_ADMIN: "off" },
      },
    });
    running.set("router", process);
    stopRouter = async () => {};
    await vi.waitFor(
      async () =>
        expect((await visit().get("/login")).status, process.lines().join("\n")).toBe(200),
      START_MS,
    );
  }

  /** Where there is no Caddy: one that does the same in few lines, without its file. */
  async function startStandIn(): Promise<void> {
    const router = await startRouter(names.map((name) => ports[`${name}:3000`] ?? 0));
    routerPort = router.port;
    stopRouter = router.stop;
  }

  const visit = (host = "cantalmar.localhost") => createVisitor({ port: routerPort }, host);

  it(`serves both brands, and a log-in is good on both panels (router: ${caddy ?? "a stand-in"})`, async () => {
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
    for (const name of names) {
      const direct = createVisitor({ port: ports[`${name}:3000`] ?? 0 }, "cantalmar.localhost", {
        cookies: visitor.cookies,
      });
      expect((await direct.get("/favorite")).status).toBe(200);
    }
  });

  it.runIf(caddy)("shows nobody outside what is between the router and its panels", async () => {
    for (const address of ["/healthz", "/readyz", "/metrics"]) {
      expect((await visit().get(address)).status).toBe(404);
    }
    const { headers } = await visit().get("/login", { "x-request-id": "chosen-by-a-stranger" });
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  it("loses no request while one panel is told to stop", async () => {
    const load = startSteadyLoad(routerPort, {
      perSecond: 50,
      headers: { host: "cantalmar.localhost" },
      asks: [
        { path: "/login" },
        { path: "/before_room" },
        { path: "/language", method: "POST", body: "language=es", headers: formHeaders },
      ],
    });
    await vi.waitFor(() => expect(load.countSent()).toBeGreaterThan(50), 10_000);
    const process = running.get("panel-1");
    process?.signal("SIGTERM");
    expect(await process?.ended).toEqual([0, null]);
    const sentBy = load.countSent() + 50;
    await vi.waitFor(() => expect(load.countSent()).toBeGreaterThan(sentBy), 10_000);
    const sent = await load.stop();
    const failed = sent.filter(({ status = 0 }) => status < 200 || status >= 400);
    console.log(
      `${sent.length} requests through ${caddy ?? "the stand-in"}, ${failed.length} failed`,
    );
    expect(failed).toEqual([]);
  });

  it.runIf(caddy)("goes on with its public pages while Redis is gone", async () => {
    await running.get("redis")?.stop("SIGKILL");
    const readyz = `http://127.0.0.1:${ports["panel-2:3000"]}/readyz`;
    await vi.waitFor(async () => expect((await fetch(readyz)).status).toBe(503), 10_000);
    await vi.waitFor(async () => {
      const answers = await Promise.all([1, 2, 3].map(() => visit().get("/login")));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }, 10_000);
  });
});
