import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

function run(...options: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", program, ...options]);
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (output.out += chunk));
  child.stderr.on("data", (chunk) => (output.err += chunk));
  const ended = once(child, "close").then(([code]) => ({ code: code as number, ...output }));
  /** Resolves with the output as soon as it contains the text. */
  const printed = (text: string) =>
    new Promise<string>((resolve, reject) => {
      child.stdout.on("data", () => output.out.includes(text) && resolve(output.out));
      ended.then(() => reject(new Error(output.err)));
    });
  return { child, ended, printed };
}

describe("npm run sandbox", () => {
  it("prints its address, its brands and logins, and ends on a signal", async () => {
    const { child, ended, printed } = run("--port", "0", "--control", "0", "--speed", "20");
    const text = await printed("taxi-limoncillo.example");
    const [, address] = text.match(/answers at (http:\S+)/) ?? [];
    const [, control] = text.match(/listens at (http:\S+)\./) ?? [];
    expect(text).toContain("radio-taxi-cantalmar");
    expect(text).toMatch(/hotel {5}hotel@\S+ {2}taxi-demo/);
    expect((await fetch(`${address}/configuration/domain`)).status).toBe(200);
    expect(await (await fetch(`${control}/clock`)).json()).toMatchObject({ speed: 20 });

    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, err: "" });
  });

  it("keeps its control API off by default", async () => {
    const { child, ended, printed } = run("--port", "0");
    expect(await printed("control API")).toContain("The control API is off.");
    child.kill("SIGINT");
    expect((await ended).code).toBe(0);
  });

  it("explains its options", async () => {
    const { code, out } = await run("--help").ended;
    expect(code).toBe(0);
    for (const option of ["--port", "--host", "--seed", "--now", "--speed", "--control"]) {
      expect(out).toContain(option);
    }
  });

  it.each([
    [["--bogus"]],
    [["--port", "many"]],
    [["--port", "70000"]],
    [["--seed", "-1"]],
    [["--now", "yesterday"]],
    [["--host", "no.such.host.invalid", "--port", "0"]],
  ])("refuses %j in one line", async (options) => {
    const { code, err, out } = await run(...options).ended;
    expect(code).toBe(2);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect(out).toBe("");
  });

  it("says so in one line when a port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    for (const options of [
      ["--port", `${port}`],
      ["--port", "0", "--control", `${port}`],
    ]) {
      const { code, err } = await run(...options).ended;
      expect(code).toBe(2);
      expect(err).toBe(`sandbox: port ${port} is taken; choose another with --port or --control\n`);
    }
    other.close();
  });
});
