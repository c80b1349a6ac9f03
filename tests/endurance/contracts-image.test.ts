import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVerifiedSandbox } from "../../contracts/verify/verified-sandbox.ts";
import { buildImage } from "../services/image.ts";
import { asUser, ownEnvironment } from "../services/service-process.ts";

const root = path.resolve(import.meta.dirname, "../..");
let image: ReturnType<typeof buildImage>;
const { sandbox, states, close } = await startVerifiedSandbox();

beforeAll(() => {
  image = buildImage(root, { target: "contracts" });
}, 300_000);
afterAll(async () => {
  image.remove();
  await close();
});

describe("the image for the makers of an API", () => {
  it("verifies an API, with the same command and exit codes as the package", async () => {
    const { code, output } = await run("verify", "--api", sandbox.origin, "--states", states.url);
    expect(output).toMatch(/ 0 broken$/m);
    expect(code).toBe(0);
    expect(await run("verify", "--api", "http://127.0.0.1:9")).toMatchObject({ code: 2 });
  }, 120_000);

  it("says what it can do when it is asked nothing", async () => {
    const { code, output } = await run(...image.command);
    expect(output).toContain("Usage: parada-contracts");
    expect(code).toBe(0);
  });
});

async function run(...options: string[]) {
  const [program = "", ...rest] = asUser([
    // The image's paths begin at its own root.
    ...image.entrypoint.map((each) => (each.startsWith("/") ? path.join(image.root, each) : each)),
    ...options,
  ]);
  const child = spawn(program, rest, { env: { ...ownEnvironment(), ...image.env } });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number]>,
  ]);
  return { code, output: out + error };
}
