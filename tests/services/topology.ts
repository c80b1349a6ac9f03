import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readCompose } from "./compose.ts";
import { readInstructions, readSettings } from "./dockerfile.ts";
import { findFreePort } from "./free-port.ts";
import { startRouter } from "./router.ts";
import { ownEnvironment, type ServiceProcess, startProcess } from "./service-process.ts";
import { waitFor } from "./wait-for.ts";

const root = path.resolve(import.meta.dirname, "../..");
const secrets = { SESSION_SECRETS: "a-secret-that-only-the-tests-sign-with" };
const START_MS = 30_000;

export type Topology = Awaited<ReturnType<typeof startTopology>>;

/**
 * The services of docker-compose.yml, a process for each, with the commands and settings of that file
 * and of the Dockerfile. Ports keep apart what networks keep apart in containers. The proxy is this
 * machine's Caddy, or else a stand-in.
 */
export async function startTopology(caddy: string | undefined) {
  const { services } = readCompose(path.join(root, "docker-compose.yml"), secrets);
  const image = readSettings(readInstructions(root));
  const panels = Object.keys(services).filter((name) => name.startsWith("panel-"));
  const places = [
    "redis:6379",
    "sandbox:4010",
    ...panels.flatMap((name) => [`${name}:3000`, `${name}:9464`]),
  ];
  const entries = await Promise.all(places.map(async (place) => [place, await findFreePort()]));
  const ports: Record<string, number> = Object.fromEntries(entries);
  const scratch = mkdtempSync(path.join(tmpdir(), "parada-compose-"));
  const running = new Map<string, ServiceProcess>();
  let stopStandIn = async () => {};
  let httpsPort = 0;

  const port = await startAll().catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  async function startAll(): Promise<number> {
    start("redis", ["--bind", "127.0.0.1", "--port", `${ports["redis:6379"]}`, "--dir", scratch]);
    start("sandbox");
    for (const name of panels) {
      start(name);
      await becomesReady(portOf(name), "/readyz", name);
    }
    return caddy ? startCaddy(caddy) : startStandIn();
  }

  async function stop(): Promise<void> {
    await stopStandIn();
    for (const process of [...running.values()].reverse()) await process.stop("SIGKILL");
    rmSync(scratch, { recursive: true, force: true });
  }

  /** Replaces the names of services by local addresses, as the engine's resolver does. */
  function onThisMachine(text: string): string {
    return Object.entries(ports).reduce(
      (read, [place, at]) => read.replaceAll(place, `127.0.0.1:${at}`),
      text,
    );
  }

  function portOf(panel: string): number {
    return ports[`${panel}:3000`] ?? 0;
  }

  function start(name: string, more: string[] = []): void {
    const { command = image.command, environment = {}, image: from } = services[name] ?? {};
    const given = Object.entries(environment).map(([key, value]) => [key, onThisMachine(value)]);
    const isOurs = from === "parada";
    const words = command.map((word) => (word === "4010" ? `${ports["sandbox:4010"]}` : word));
    const process = startProcess([...words, ...more], {
      cwd: isOurs ? root : "/",
      env: {
        ...ownEnvironment(),
        ...(isOurs && { ...image.env, ...Object.fromEntries(given) }),
        ...(panels.includes(name) && {
          ...{ HOST: "127.0.0.1", PORT: `${portOf(name)}` },
          ...{ METRICS_HOST: "127.0.0.1", METRICS_PORT: `${ports[`${name}:9464`]}` },
        }),
      },
    });
    running.set(name, process);
  }

  async function startCaddy(program: string): Promise<number> {
    const routerPort = await findFreePort();
    httpsPort = await findFreePort();
    const file = path.join(root, "docs/Caddyfile");
    const process = startProcess([program, "run", "--config", file, "--adapter", "caddyfile"], {
      cwd: "/",
      env: {
        ...ownEnvironment(),
        HOME: scratch,
        PANELS: panels.map((name) => `127.0.0.1:${portOf(name)}`).join(" "),
        PANELS_METRICS: panels.map((name) => `127.0.0.1:${ports[`${name}:9464`]}`).join(" "),
        ...{ ROUTER_PORT: `${routerPort}`, ROUTER_HTTPS_PORT: `${httpsPort}`, ROUTER_ADMIN: "off" },
        // The router's own certificate authority stands in for a public one.
        ...{ ROUTER_ASK_PORT: `${await findFreePort()}`, ROUTER_TLS: "issuer internal" },
      },
    });
    running.set("router", process);
    await becomesReady(routerPort, "/login", "router");
    return routerPort;
  }

  /** Without Caddy: a small proxy that does the same without Caddy's configuration. */
  async function startStandIn(): Promise<number> {
    const router = await startRouter(panels.map(portOf));
    stopStandIn = router.stop;
    return router.port;
  }

  async function becomesReady(at: number, address: string, name: string): Promise<void> {
    await waitFor(
      async () => {
        const url = `http://127.0.0.1:${at}${address}`;
        const { status } = await fetch(url, { redirect: "manual" });
        // The router leads hosts that are not the demo's to https.
        if (status !== 200 && status !== 308)
          throw new Error(running.get(name)?.lines().join("\n"));
      },
      { timeout: START_MS, interval: 200 },
    );
  }

  return {
    /** The proxy's port. */
    port,
    httpsPort,
    panels,
    metricsPortOf: (panel: string): number => ports[`${panel}:9464`] ?? 0,
    portOf,
    process: (name: string) => running.get(name),
    stop,
  };
}
