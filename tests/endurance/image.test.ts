import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFreePort } from "../services/free-port.ts";
import { buildImage } from "../services/image.ts";
import {
  asUser,
  mayChooseUser,
  ownEnvironment,
  type ServiceProcess,
  startProcess,
} from "../services/service-process.ts";
import { createVisitor } from "../services/visitor.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Without Node itself, which belongs to the base image. */
const MOST_MEGABYTES = 200;
const START_MS = 30_000;

let image: ReturnType<typeof buildImage>;
beforeAll(() => {
  image = buildImage(root);
  // The file system is read-only, as operators mount it.
  setMode("a-w,a+rX");
}, 600_000);
afterAll(() => {
  setMode("u+w");
  image.remove();
});

const setMode = (mode: string) => spawnSync("chmod", ["-R", mode, image.root]);

/** Runs a program of the image as its user, without a writable directory. */
function runInImage(command: string[], env: Record<string, string>): ServiceProcess {
  const nowhere = { HOME: "/nonexistent", TMPDIR: "/nonexistent" };
  return startProcess(asUser(command), {
    cwd: path.join(image.root, image.workdir),
    env: { ...ownEnvironment(), ...nowhere, ...image.env, ...env },
  });
}

/** Runs the image's HEALTHCHECK as a container engine does. */
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
  it("is small, and contains only what the panel needs to run", () => {
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

  it.runIf(mayChooseUser)("runs as a user who cannot write to it", () => {
    expect(image.user).toBe("node");
    const [program = "", ...options] = asUser(["touch", path.join(image.root, "panel", "x")]);
    expect(spawnSync(program, options).status).not.toBe(0);
  });

  it("starts, becomes healthy and serves its pages, and becomes unhealthy when the panel is gone", async () => {
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
