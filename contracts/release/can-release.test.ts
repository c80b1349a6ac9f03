import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { documentPath } from "../../openapi/contract.ts";
import { makePackage } from "../make-package.mjs";
import { type Pact, readPact } from "../pact-file.ts";
import { runProgram } from "../run-program.ts";
import { type Answer, startAlteringProxy } from "../verify/altering-proxy.ts";
import { startBroker } from "../verify/broker-stand-in.ts";
import { startVerifiedSandbox } from "../verify/verified-sandbox.ts";

/** Some interactions of the pact, so that a verification takes a second. */
function part(pattern: RegExp): Pact {
  const pact = readPact();
  const interactions = pact.interactions.filter(({ description }) => pattern.test(description));
  return { ...pact, interactions };
}

const orders = part(/order of a taxi for now|service type/);
const addresses = part(/saved address/);

const { sandbox, states, close } = await startVerifiedSandbox();
let change: ((answer: Answer) => Partial<Answer>) | undefined;
const api = await startAlteringProxy(sandbox.origin, (answer) => change?.(answer));

/** The API of the next release says 200 where it said 201. */
const answersOrdersWith200 = ({ method, path: place, status }: Answer) =>
  method === "POST" && place === "/services/" && status === 201 ? { status: 200 } : {};

// As the makers of an API run it.
const built = path.resolve(import.meta.dirname, "../../build/can-release-test");
const program = await makePackage(built);
const folder = mkdtempSync(path.join(tmpdir(), "parada-release-"));
let broker: Awaited<ReturnType<typeof startBroker>>;

beforeEach(async () => {
  broker = await startBroker();
  change = undefined;
});
afterEach(() => broker.close());
afterAll(async () => {
  await api.close();
  await close();
  for (const each of [folder, built]) rmSync(each, { recursive: true });
});

describe("with a broker, an API may be released", () => {
  it("when its version has been verified with the one panel that is live", async () => {
    broker.publish(orders, { version: "1.4.0" });
    broker.record("1.4.0");
    await verify("7.1.0");
    const { code, output } = await canRelease("--api-version", "7.1.0");
    expect(output).toMatch(/^panel 1\.4\.0: yes, API 7\.1\.0 has been verified with it$/m);
    expect(output).toMatch(/^yes: it may be released$/m);
    expect(code).toBe(0);
  });

  it("and not when it breaks one of two live panels, which it names in screens and users", async () => {
    broker.publish(addresses, { version: "1.3.0" });
    broker.publish(orders, { version: "1.4.0" });
    broker.record("1.3.0");
    broker.record("1.4.0", { isReleased: true });
    change = answersOrdersWith200;
    await verify("7.2.0");
    const { code, output } = await canRelease("--api-version", "7.2.0");
    expect(output).toMatch(/^panel 1\.3\.0: yes/m);
    expect(output).toMatch(/^panel 1\.4\.0: no, because$/m);
    expect(output).toMatch(/^ {2}hotel_home, pedir_ahora.* break, for hotels$/m);
    expect(output).toMatch(/^ {4}createTrip: expected 201 but was 200 \(POST \/services\/\)$/m);
    expect(output).toMatch(/^no: it may not be released$/m);
    expect(code).toBe(1);
  });

  it("and not when one live panel's verification is missing", async () => {
    broker.publish(addresses, { version: "1.3.0" });
    broker.record("1.3.0");
    await verify("7.3.0");
    broker.publish(orders, { version: "1.4.0" });
    broker.record("1.4.0");
    const { code, output } = await canRelease("--api-version", "7.3.0");
    expect(output).toMatch(/^panel 1\.3\.0: yes/m);
    expect(output).toContain("API 7.3.0 has not been verified with it");
    expect(code).toBe(1);
  });

  it("and not when its version is unknown, or the broker has no pact of a live panel", async () => {
    broker.publish(orders, { version: "1.4.0" });
    broker.record("1.4.0");
    broker.record("1.5.0");
    const { code, output } = await canRelease("--api-version", "9.9.9");
    expect(output).toContain("API 9.9.9 has not been verified with it");
    expect(output).toContain("the broker has no pact of this version");
    expect(code).toBe(1);
  });

  it("when only a pending pact fails that no live panel has", async () => {
    broker.publish(addresses, { version: "1.3.0" });
    broker.publish(orders, { version: "2.0.0-next", isPending: true });
    broker.record("1.3.0");
    change = answersOrdersWith200;
    const verified = await verify("7.4.0");
    expect(verified.output).toContain("of panel 2.0.0-next (pending)");
    expect(verified.code).toBe(0);
    const { code, output } = await canRelease("--api-version", "7.4.0");
    expect(output).toMatch(/^panel 1\.3\.0: yes/m);
    expect(code).toBe(0);
  });

  it("and not when a live panel's pact is still pending and fails", async () => {
    broker.publish(orders, { version: "1.4.0", isPending: true });
    broker.record("1.4.0");
    change = answersOrdersWith200;
    await verify("7.5.0");
    const { code, output } = await canRelease("--api-version", "7.5.0");
    expect(output).toMatch(/^panel 1\.4\.0: no, because$/m);
    expect(code).toBe(1);
  });

  it("as its address answers now", async () => {
    broker.publish(orders, { version: "1.4.0" });
    broker.record("1.4.0");
    const options = ["--api", api.url, "--states", states.url];
    expect(await canRelease(...options)).toMatchObject({ code: 0 });
    change = answersOrdersWith200;
    expect(await canRelease(...options)).toMatchObject({ code: 1 });
  });

  it("is a question that fails without a live panel", async () => {
    const { code, output } = await canRelease("--api-version", "7.1.0");
    expect(output).toContain("No live version of the panel is known");
    expect(code).toBe(2);
  });

  function canRelease(...options: string[]) {
    return run("can-release", ["--broker", "--environment", "production", ...options], broker.url);
  }

  function verify(version: string) {
    const options = ["--api", api.url, "--states", states.url, "--broker", "--publish", version];
    return run("verify", options, broker.url);
  }
});

describe("with a folder of released pacts, an API", () => {
  const pacts = path.join(folder, "released");
  keep("1.3.0", addresses);
  keep("1.4.0", orders);

  it("may be released as its address answers now, or not, for each live panel", async () => {
    change = answersOrdersWith200;
    const { code, output } = await canRelease(
      ...["--api", api.url, "--states", states.url, "--live", "1.3.0,1.4.0,1.5.0"],
    );
    expect(output).toMatch(/^panel 1\.3\.0: yes, \d+ interactions hold/m);
    expect(output).toMatch(/^panel 1\.4\.0: no, because\n(.+\n)*? {2}.*break, for hotels$/m);
    expect(output).toMatch(/^panel 1\.5\.0: no, because\n {2}its pact is not known here$/m);
    expect(code).toBe(1);
  });

  it("may not be released by its version while that was verified in part, or with another pact", async () => {
    const results = path.join(folder, "results");
    const report = {
      ...{ apiVersion: "7.1.0", date: "2026-05-18T09:00:00.000Z", isWhole: false },
      pacts: [{ version: "1.4.0", hash: "another" }],
      ...{ results: [], leftOut: [] },
    };
    const ask = () => canRelease("--api-version", "7.1.0", "--results", results, "--live", "1.4.0");
    mkdirSync(results, { recursive: true });
    expect((await ask()).output).toContain("API 7.1.0 has not been verified");
    writeFileSync(path.join(results, "verification.json"), JSON.stringify(report));
    expect((await ask()).output).toContain("has not been verified with this pact");
    const { code, output } = await verifyInto(results, "--only", "service type");
    expect(code, output).toBe(0);
    // A verification of the current pact is none of the released one.
    expect(await ask()).toMatchObject({ code: 1 });
  });

  it("may be released by its version after a whole verification of the released pact", async () => {
    const results = path.join(folder, "whole");
    cpSync(path.join(pacts, "1.3.0"), path.join(pacts, "0.9.0"), { recursive: true });
    const { code } = await canRelease(
      ...["--api", api.url, "--states", states.url, "--api-version", "7.1.0", "--live", "1.3.0"],
      ...["--report", results],
    );
    expect(code).toBe(0);
    const asked = ["--api-version", "7.1.0", "--results", results, "--live"];
    expect(await canRelease(...asked, "1.3.0")).toMatchObject({ code: 0 });
    // The same pact needs no second verification.
    expect(await canRelease(...asked, "1.3.0,0.9.0")).toMatchObject({ code: 0 });
    expect(await canRelease(...asked, "1.3.0,1.4.0")).toMatchObject({ code: 1 });
  });

  it.each([
    [["--live", "1.4.0"], "Name the API by --api-version or by --api"],
    [["--api-version", "1"], "Name the live panels by --live or by --environment"],
    [["--api-version", "1", "--live", "1.4.0"], "Without --broker"],
    [["--api", "http://127.0.0.1:9", "--live", "1.4.0"], "Nothing answers at"],
    [["--api-version", "1", "--live", "1.4.0", "--results", "no-such"], "There is no folder"],
  ])("is a question that %j cannot ask", async (options, words) => {
    const { code, output } = await canRelease(...options);
    expect(output).toContain(words);
    expect(code).toBe(2);
  });

  function keep(version: string, pact: Pact): void {
    const own = path.join(pacts, version);
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, "pact.json"), JSON.stringify(pact));
    cpSync(documentPath, path.join(own, "taxi-api.yaml"));
  }

  function canRelease(...options: string[]) {
    return run("can-release", ["--pacts", pacts, ...options]);
  }

  function verifyInto(results: string, ...options: string[]) {
    const all = ["--api", api.url, "--states", states.url, "--api-version", "7.1.0"];
    return run("verify", [...all, "--report", results, ...options]);
  }
});

function run(command: string, options: string[], brokerUrl = "") {
  const env = { PACT_BROKER_BASE_URL: brokerUrl };
  return runProgram([process.execPath, program, command, ...options], { env });
}
