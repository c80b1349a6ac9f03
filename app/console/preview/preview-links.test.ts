import { describe, expect, test } from "vitest";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
import { createWrongGuesses } from "../access/wrong-guesses.server.ts";
import { toEmptyConfiguration } from "../studio/empty-configuration.ts";
import { createPreviewLinks } from "./preview-links.server.ts";

const DAY_MS = 86_400_000;
const configuration = toEmptyConfiguration("New");

function setUp() {
  let now = Date.UTC(2026, 0, 1);
  const clock = () => now;
  const entries = new Map();
  // The store's own clock stands still, so that the links' clock alone ends them.
  const store = createEmbeddedStore({ entries, now: () => 0 });
  const links = createPreviewLinks({ store, vault: createVault(["a secret"]), now: clock });
  const pass = (ms: number) => {
    now += ms;
  };
  return { links, entries, pass };
}

describe("a preview address", () => {
  test("leads to the configuration for seven days, and then nowhere", async () => {
    const { links, pass } = setUp();
    const { token, link } = await links.create(configuration, "operator");
    expect(link.expiresAt - link.createdAt).toBe(7 * DAY_MS);
    pass(7 * DAY_MS - 1);
    expect(await links.find(token)).toEqual(configuration);
    pass(1);
    expect(await links.find(token)).toBeUndefined();
  });

  test("leads nowhere once it is revoked, and others stay", async () => {
    const { links } = setUp();
    const [revoked, other] = [
      await links.create(configuration, "operator"),
      await links.create(configuration, "operator"),
    ];
    await links.revoke(revoked.link.id);
    expect(await links.find(revoked.token)).toBeUndefined();
    expect(await links.find(other.token)).toEqual(configuration);
  });

  test("has 32 random bytes, of which the store has no more than a hash", async () => {
    const { links, entries } = setUp();
    const { token, link } = await links.create(configuration, "operator");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(JSON.stringify([...entries])).not.toContain(token);
    expect(await links.find(link.id)).toBeUndefined();
  });
});

describe("misses", () => {
  test("are too many after twenty from one network, for ten minutes", () => {
    let now = 1;
    const misses = createWrongGuesses({ most: 20, now: () => now });
    for (let count = 0; count < 20; count += 1) {
      expect(misses.areTooMany("192.0.2.1")).toBe(false);
      misses.add("192.0.2.1");
    }
    expect(misses.areTooMany("192.0.2.1")).toBe(true);
    expect(misses.areTooMany("198.51.100.1")).toBe(false);
    now += 10 * 60_000 + 1;
    expect(misses.areTooMany("192.0.2.1")).toBe(false);
  });
});
