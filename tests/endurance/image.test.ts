import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findNode24 } from "../../scripts/node-24.mjs";
import { readForm } from "../http/read-form.ts";
import { startErrorReports } from "../services/error-reports.ts";
import { findFreePort } from "../services/free-port.ts";
import { buildImage } from "../services/image.ts";
import { createQrPng } from "../services/pictures.ts";
import {
  asUser,
  mayChooseUser,
  ownEnvironment,
  type ServiceProcess,
  startProcess,
} from "../services/service-process.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Without Node itself, which belongs to the base image. */
const MOST_MEGABYTES = 45;
const COMMIT = "a2491876ff2975e9c538c313b46a2f837915f65e";
const START_MS = 30_000;

/** The base image's own Node builds it, where npm has one for this platform. */
const node24 = findNode24();
const nodes = [process.execPath, ...(node24 ? [node24] : [])].map((node) => ({
  node,
  version: spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim(),
}));

let image: ReturnType<typeof buildImage>;
beforeAll(() => {
  image = buildImage(root, { args: { SOURCE_COMMIT: COMMIT, VERSION: "0.1.0" }, node: node24 });
  // The file system is read-only, as operators mount it.
  setMode("a-w,a+rX");
}, 600_000);
afterAll(() => {
  setMode("u+w");
  image.remove();
});

const setMode = (mode: string) => spawnSync("chmod", ["-R", mode, image.root]);

type Component = { "bom-ref": string; name: string; version: string };

const readJson = (file: string) =>
  JSON.parse(readFileSync(path.join(image.root, image.workdir, file), "utf8"));

/** Runs a program of the image as its user, without a writable directory. */
function runInImage(env: Record<string, string>, node: string): ServiceProcess {
  const nowhere = { HOME: "/nonexistent", TMPDIR: "/nonexistent" };
  return startProcess(asUser(image.command), {
    cwd: path.join(image.root, image.workdir),
    env: { ...ownEnvironment(node), ...nowhere, ...image.env, ...env },
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

/** The demo's client, as the panel prints it. */
function findLogin({ lines }: ServiceProcess) {
  const [, username = "", password = ""] =
    lines()
      .join("\n")
      .match(/client +(\S+) +(\S+)/) ?? [];
  return { username, password };
}

async function sendQrCode(visitor: Visitor, code: string) {
  const { fields } = readForm((await visitor.get("/purses")).html, "prepare");
  const picture = new File([createQrPng(code) as BlobPart], "code.png", { type: "image/png" });
  return visitor.upload("/purses", { ...fields, amount: "1", picture });
}

describe("the image", () => {
  it("is small, and contains only what the panel needs to run", () => {
    const place = path.join(image.root, image.workdir);
    expect(readdirSync(place).sort()).toEqual(["build", "package.json", "public"]);
    const { stdout } = spawnSync("du", ["-s", "--block-size=1000000", place], { encoding: "utf8" });
    const megabytes = Number.parseInt(stdout, 10);
    console.log(`the image holds ${megabytes} MB beside its base`);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  });

  it("names its version and its commit, in its labels and where the panel does", () => {
    expect(image.labels).toMatchObject({
      "org.opencontainers.image.title": "Parada",
      "org.opencontainers.image.licenses": "MIT",
      "org.opencontainers.image.version": "0.1.0",
      "org.opencontainers.image.revision": COMMIT,
      "org.opencontainers.image.base.name": "node:24-slim",
    });
    expect(readJson("build/build-id.json").id).toMatch(/^\d+\.\d+\.\d+\+a2491876$/);
  });

  it("lists the packages that it contains, and no others, in a bill of materials", () => {
    const { bomFormat, specVersion, components, dependencies } = readJson("build/sbom.cdx.json");
    expect({ bomFormat, specVersion }).toEqual({ bomFormat: "CycloneDX", specVersion: "1.5" });
    const listed = components.map(({ name, version }: Component) => `${name}@${version}`);
    const locked = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
    const atLocked = (name: string) => `${name}@${locked[`node_modules/${name}`].version}`;
    // Of the server, the browser, the sandbox, the thread that reads QR codes, and one that loads on demand.
    for (const name of ["express", "react", "ioredis", "leaflet", "pdfkit", "zxing-wasm"])
      expect(listed).toContain(atLocked(name));
    expect(listed).toContain(atLocked("@sentry/remix"));
    for (const name of ["vitest", "typescript", "esbuild", "@remix-run/dev", "@sentry/cli"])
      expect(listed).not.toContain(atLocked(name));
    for (const { name, purl, licenses } of components) {
      expect(purl, name).toMatch(/^pkg:npm\//);
      expect(licenses, name).not.toEqual([]);
    }
    const refs = components.map((component: Component) => component["bom-ref"]);
    for (const { dependsOn } of dependencies)
      expect(refs).toEqual(expect.arrayContaining(dependsOn));
  });

  it.runIf(mayChooseUser)("runs as a user who cannot write to it", () => {
    expect(image.user).toBe("node");
    const [program = "", ...options] = asUser(["touch", path.join(image.root, "panel", "x")]);
    expect(spawnSync(program, options).status).not.toBe(0);
  });

  it.each(nodes)(
    "starts on Node $version, becomes healthy, serves, and becomes unhealthy when the panel is gone",
    async ({ node }) => {
      const reports = await startErrorReports();
      // With a DSN the panel loads all of its code.
      const env = {
        DEMO: "1",
        PORT: `${await findFreePort()}`,
        HOST: "127.0.0.1",
        SENTRY_DSN: reports.dsn,
      };
      expect(askHealth(env)).toBe(1);
      const panel = runInImage(env, node);
      await becomesHealthy(env, panel);
      const visitor = createVisitor({ port: Number(env.PORT) }, "cantalmar.localhost", {
        headers: { "accept-language": "en" },
      });
      const page = await visitor.get("/login");
      expect(page.status).toBe(200);
      const [, script = ""] = page.html.match(/"(\/build\/[^"]+\.js)"/) ?? [];
      expect((await visitor.get(script)).status).toBe(200);
      expect((await visitor.logIn(findLogin(panel))).status).toBe(303);
      // Both need files beside their code.
      expect((await visitor.get("/history/servicios.pdf")).html).toMatch(/^%PDF-/);
      expect((await sendQrCode(visitor, "no code of a purse")).html).toContain("Invalid code");
      await panel.stop();
      await reports.stop();
      expect(askHealth(env)).toBe(1);
    },
  );
});
