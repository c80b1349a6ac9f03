import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { startBroker } from "../verify/broker-stand-in.ts";
import { addresses, answersOrdersWith200, orders, startRelease } from "./release-stage.ts";

const stage = await startRelease();
let broker: Awaited<ReturnType<typeof startBroker>>;

beforeEach(async () => {
  broker = await startBroker();
  stage.changeTo();
});
afterEach(() => broker.close());
afterAll(() => stage.close());

// The full run has the rarer cases, tests/endurance/can-release.test.ts.
describe("with a broker, an API may be released", () => {
  const canRelease = (...options: string[]) => stage.askBroker(broker.url, ...options);
  const verify = (version: string) => stage.verifyAs(broker.url, version);

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
    stage.changeTo(answersOrdersWith200);
    await verify("7.2.0");
    const { code, output } = await canRelease("--api-version", "7.2.0");
    expect(output).toMatch(/^panel 1\.3\.0: yes/m);
    expect(output).toMatch(/^panel 1\.4\.0: no, because$/m);
    expect(output).toMatch(/^ {2}hotel_home, pedir_ahora.* break, for hotels$/m);
    expect(output).toMatch(/^ {4}createTrip: expected 201 but was 200 \(POST \/services\/\)$/m);
    expect(output).toMatch(/^no: it may not be released$/m);
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

  it("is a question that fails without a live panel", async () => {
    const { code, output } = await canRelease("--api-version", "7.1.0");
    expect(output).toContain("No live version of the panel is known");
    expect(code).toBe(2);
  });
});

describe("with a folder of released pacts, an API", () => {
  it("may be released as its address answers now, or not, for each live panel", async () => {
    stage.changeTo(answersOrdersWith200);
    const { code, output } = await stage.askFolder(
      ...stage.address,
      ...["--live", "1.3.0,1.4.0,1.5.0"],
    );
    expect(output).toMatch(/^panel 1\.3\.0: yes, \d+ interactions hold/m);
    expect(output).toMatch(/^panel 1\.4\.0: no, because\n(.+\n)*? {2}.*break, for hotels$/m);
    expect(output).toMatch(/^panel 1\.5\.0: no, because\n {2}its pact is not known here$/m);
    expect(code).toBe(1);
  });

  it.each([
    [["--live", "1.4.0"], "Name the API by --api-version or by --api"],
    [["--api-version", "1"], "Name the live panels by --live or by --environment"],
    [["--api-version", "1", "--live", "1.4.0"], "Without --broker"],
    [["--api", "http://127.0.0.1:9", "--live", "1.4.0"], "Nothing answers at"],
    [["--api-version", "1", "--live", "1.4.0", "--results", "no-such"], "There is no folder"],
  ])("is a question that %j cannot ask", async (options, words) => {
    const { code, output } = await stage.askFolder(...options);
    expect(output).toContain(words);
    expect(code).toBe(2);
  });
});
