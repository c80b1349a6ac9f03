import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  addresses,
  answersOrdersWith200,
  orders,
  startRelease,
} from "../../contracts/release/release-stage.ts";
import { startBroker } from "../../contracts/verify/broker-stand-in.ts";

const stage = await startRelease();
let broker: Awaited<ReturnType<typeof startBroker>>;

beforeEach(async () => {
  broker = await startBroker();
  stage.changeTo();
});
afterEach(() => broker.close());
afterAll(() => stage.close());

// The usual cases are in contracts/release/can-release.test.ts.
describe("with a broker, an API may be released", () => {
  const canRelease = (...options: string[]) => stage.askBroker(broker.url, ...options);
  const verify = (version: string) => stage.verifyAs(broker.url, version);

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

  it("when only a pending pact fails that no live panel has", async () => {
    broker.publish(addresses, { version: "1.3.0" });
    broker.publish(orders, { version: "2.0.0-next", isPending: true });
    broker.record("1.3.0");
    stage.changeTo(answersOrdersWith200);
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
    stage.changeTo(answersOrdersWith200);
    await verify("7.5.0");
    const { code, output } = await canRelease("--api-version", "7.5.0");
    expect(output).toMatch(/^panel 1\.4\.0: no, because$/m);
    expect(code).toBe(1);
  });

  it("as its address answers now", async () => {
    broker.publish(orders, { version: "1.4.0" });
    broker.record("1.4.0");
    expect(await canRelease(...stage.address)).toMatchObject({ code: 0 });
    stage.changeTo(answersOrdersWith200);
    expect(await canRelease(...stage.address)).toMatchObject({ code: 1 });
  });
});

describe("with a folder of released pacts, an API", () => {
  it("may not be released by its version while that was verified in part, or with another pact", async () => {
    const results = path.join(stage.folder, "results");
    const report = {
      ...{ apiVersion: "7.1.0", date: "2026-05-18T09:00:00.000Z", isWhole: false },
      pacts: [{ version: "1.4.0", hash: "another" }],
      ...{ results: [], leftOut: [] },
    };
    const ask = () =>
      stage.askFolder("--api-version", "7.1.0", "--results", results, "--live", "1.4.0");
    mkdirSync(results, { recursive: true });
    expect((await ask()).output).toContain("API 7.1.0 has not been verified");
    writeFileSync(path.join(results, "verification.json"), JSON.stringify(report));
    expect((await ask()).output).toContain("has not been verified with this pact");
    const { code, output } = await stage.verifyInto(results, "--only", "service type");
    expect(code, output).toBe(0);
    // A verification of the current pact is none of the released one.
    expect(await ask()).toMatchObject({ code: 1 });
  });

  it("may be released by its version after a whole verification of the released pact", async () => {
    const results = path.join(stage.folder, "whole");
    cpSync(path.join(stage.pacts, "1.3.0"), path.join(stage.pacts, "0.9.0"), { recursive: true });
    const { code } = await stage.askFolder(
      ...stage.address,
      ...["--api-version", "7.1.0", "--live", "1.3.0"],
      ...["--report", results],
    );
    expect(code).toBe(0);
    const asked = ["--api-version", "7.1.0", "--results", results, "--live"];
    expect(await stage.askFolder(...asked, "1.3.0")).toMatchObject({ code: 0 });
    // The same pact needs no second verification.
    expect(await stage.askFolder(...asked, "1.3.0,0.9.0")).toMatchObject({ code: 0 });
    expect(await stage.askFolder(...asked, "1.3.0,1.4.0")).toMatchObject({ code: 1 });
  });
});
