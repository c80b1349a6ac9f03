import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { environmentSchema, readConfig } from "../../app/config/env.server.ts";
import { brands } from "../../sandbox/brands.ts";
import { type ComposeService, readCompose } from "./compose.ts";
import { listContext } from "./docker-context.ts";
import { readInstructions, readSettings, selectStages } from "./dockerfile.ts";

const root = path.resolve(import.meta.dirname, "../..");
const at = (file: string) => path.join(root, file);
const secrets = { SESSION_SECRETS: "a-secret-that-only-the-tests-sign-with" };
const { services, networks } = readCompose(at("docker-compose.yml"), secrets);
const panels = Object.entries(services).filter(([name]) => name.startsWith("panel-"));

describe("docker-compose.yml", () => {
  it("defines a proxy, two panels, a Redis and the sandbox", () => {
    expect(Object.keys(services)).toEqual(["router", "panel-1", "panel-2", "redis", "sandbox"]);
  });

  it("requires the secret, which has no safe default", () => {
    expect(() => readCompose(at("docker-compose.yml"), {})).toThrow("SESSION_SECRETS: at least 32");
  });

  it.each(panels)(
    "gives %s only settings that it knows, with valid values",
    (_, { environment = {} }) => {
      for (const name of Object.keys(environment)) {
        expect(Object.keys(environmentSchema.shape)).toContain(name);
      }
      const config = readConfig({ ...environment, NODE_ENV: "production" });
      expect(config.trustedProxies).toEqual(["loopback", "uniquelocal"]);
    },
  );

  it.each(panels)(
    "makes the file system of %s read-only, and grants its shutdown enough time",
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        stop_grace_period: "12s",
      });
    },
  );

  it("publishes the proxy alone, and keeps the store on an internal network", () => {
    const reachable = Object.entries(services).filter(([, { ports }]) => ports);
    expect(reachable.map(([name]) => name)).toEqual(["router"]);
    expect(networks.back).toEqual({ internal: true });
    const onBack = (service: ComposeService | undefined) => service?.networks.includes("back");
    expect(onBack(services.router)).toBe(false);
    expect(services.redis?.networks).toEqual(["back"]);
  });

  it("refers to existing files", () => {
    const files = Object.values(services)
      .flatMap(({ volumes }) => volumes ?? [])
      .filter((volume) => volume.startsWith("./"));
    expect(files).toHaveLength(1);
    for (const volume of files) expect(existsSync(at(volume.split(":")[0] ?? ""))).toBe(true);
  });
});

describe("the Dockerfile", () => {
  const instructions = selectStages(readInstructions(root));
  const all = (wanted: string) =>
    instructions.flatMap(({ name, rest }) => (name === wanted ? [rest] : []));

  it("starts from a slim Node image of a pinned version that the panel supports", () => {
    const [base = ""] = all("ARG");
    const [, version] = base.match(/^NODE_IMAGE=node:(\d+)-slim$/) ?? [];
    expect(Number(version)).toBeGreaterThanOrEqual(22);
    expect(all("FROM").map((from) => from.replace(/^\$\{NODE_IMAGE\}/, "node"))).toEqual([
      "node AS build",
      "node",
    ]);
  });

  it("installs from the lock file, and keeps only what the panel needs to run", () => {
    expect(all("RUN")[0]).toBe("npm ci");
    expect(all("ADD")).toEqual([]);
    expect(
      all("COPY")
        .slice(2)
        .every((copied) => copied.startsWith("--from=build ")),
    ).toBe(true);
  });

  it("runs as an unprivileged user, receives signals itself, and has a health check", () => {
    const { user, command, healthCheck, env } = readSettings(instructions);
    expect(user).toBe("node");
    expect(command[0]).toBe("node");
    expect(healthCheck.join(" ")).toContain("/healthz");
    expect(env).toEqual({ NODE_ENV: "production", MALLOC_ARENA_MAX: "2" });
  });
});

it("the proxy's configuration names no brand, and both panels", () => {
  const text = readFileSync(at("docs/Caddyfile"), "utf8");
  for (const { domains, permalink } of brands) {
    for (const name of [permalink, ...domains]) expect(text).not.toContain(name);
  }
  for (const [name] of panels) {
    expect(text).toContain(`${name}:3000`);
    expect(text).toContain(`${name}:9464`);
  }
});

it("the image's context has the sources, and no secrets, tests or build results", () => {
  const files = listContext(root);
  for (const file of ["package-lock.json", "server.ts", "app/root.tsx", "scripts/build.mjs"]) {
    expect(files).toContain(file);
  }
  const program = readFileSync(at("scripts/build.mjs"), "utf8");
  for (const [, name] of program.matchAll(/from "\.\/([^"]+)"/g)) {
    expect(files).toContain(`scripts/${name}`);
  }
  const folders = new Set(files.map((file) => file.split("/")[0]));
  for (const folder of ["node_modules", "build", "public", "tests", ".git", ".env", "docs"]) {
    expect(folders).not.toContain(folder);
  }
  expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
});
