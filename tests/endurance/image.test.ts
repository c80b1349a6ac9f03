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
/** Without Node itself, which is the base image's. */
const MOST_MEGABYTES = 200;
const START_MS = 30_000;

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
