import { describe, expect, it } from "vitest";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { StoreDown } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import { createConsoleSessions } from "./console-sessions.server.ts";

const MINUTE = 60_000;

function setUp({ store = createEmbeddedStore(), isSecure = true } = {}) {
  const clock = { now: 1_000_000 };
  const vault = createVault(["a-secret"]);
  const sessions = createConsoleSessions({ store, vault, isSecure, now: () => clock.now });
  return { clock, sessions };
}

/** The header that a browser sends for a cookie. */
const toHeader = (cookie: string): string => cookie.split(";")[0] ?? "";

describe("an operator's session", () => {
  it("ends after 30 minutes without a request", async () => {
    const { clock, sessions } = setUp();
    const header = toHeader(sessions.begin("operator-1"));
    clock.now += 30 * MINUTE - 1;
    expect(await sessions.find(header)).toMatchObject({ operator: "operator-1" });
    clock.now += 1;
    expect(await sessions.find(header)).toBeUndefined();
  });

  it("goes on with each request, for twelve hours at most", async () => {
    const { clock, sessions } = setUp();
    let header = toHeader(sessions.begin("operator-1"));
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.now += 20 * MINUTE;
      const session = await sessions.find(header);
      if (!session) throw new Error(`The session ended after ${minutes} minutes`);
      header = toHeader(sessions.renew(session) ?? header);
    }
    clock.now += 20 * MINUTE;
    expect(await sessions.find(header)).toBeUndefined();
  });

  it("is not in a cookie that was changed, nor in one of other secrets", async () => {
    const { sessions } = setUp();
    const header = toHeader(sessions.begin("operator-1"));
    const changed = header.replace(/=(.)/, (_, first) => `=${first === "A" ? "B" : "A"}`);
    expect(changed).not.toBe(header);
    expect(await sessions.find(changed)).toBeUndefined();
    const others = createConsoleSessions({
      ...{ store: createEmbeddedStore(), vault: createVault(["another"]), isSecure: true },
    });
    expect(await others.find(header)).toBeUndefined();
  });

  it("is in a cookie that scripts cannot read, and that https protects where the console has it", () => {
    expect(setUp().sessions.begin("a")).toMatch(/^__Host-console_session=.*HttpOnly.*Secure/);
    expect(setUp({ isSecure: false }).sessions.begin("a")).not.toContain("Secure");
  });

  it("goes on and can be ended while the store is down", async () => {
    const down = () => Promise.reject(new StoreDown(undefined));
    const { sessions } = setUp({ store: { ...createEmbeddedStore(), get: down, set: down } });
    const header = toHeader(sessions.begin("operator-1"));
    const session = await sessions.find(header);
    if (!session) throw new Error("There is a session");
    await sessions.end(session);
    expect(await sessions.find(header)).toBeUndefined();
  });
});
