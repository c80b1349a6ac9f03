import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { RateLimited } from "../../forms/rate-limited.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import type { Store } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import type { RequestContext } from "../context.server.ts";
import { trustNetwork } from "./known-networks.server.ts";
import { countAttempt, resetRateLimit } from "./rate-limit.server.ts";

const stores: Store[] = [];
afterAll(() => Promise.all(stores.map((store) => store.close())));

type Panel = { contextFrom: (network: number | string, secrets?: string[]) => RequestContext };

/** A panel with an empty store; a number stands for a network of its own. */
function openPanel({ attemptsPerAddress = 100_000 } = {}): Panel {
  const store = createEmbeddedStore({ now: () => 1_000_000 });
  stores.push(store);
  const contextFrom = (network: number | string, secrets = ["secret"]) =>
    ({
      brand: { permalink: "alazul", phone: "+34900000001", timeZone: "Europe/Madrid" },
      app: {
        services: { store, vault: createVault(secrets), attemptsPerAddress },
        address: typeof network === "string" ? network : `198.18.${network >> 8}.${network & 255}`,
        setRetryAfter: () => {},
      },
    }) as unknown as RequestContext;
  return { contextFrom };
}

const owner = { id: 1, email: "ana@correo.example", phone: "+34600111222" };
const stranger = { id: 2, email: "eva@correo.example", phone: "+34600333444" };

type What = Parameters<typeof countAttempt>[0]["what"];

/** Which limit refuses a try; nothing where none does. */
async function tryAt(account: string, context: RequestContext, what: What = "log_in") {
  try {
    await countAttempt({ what, account }, context);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimited) return error.limit;
    throw error;
  }
}

async function lock(account: string, { contextFrom }: Panel): Promise<void> {
  for (let count = 0; count < 50; count += 1) {
    await tryAt(account, contextFrom(1000 + Math.floor(count / 10)));
  }
}

const networks = fc.integer({ min: 1, max: 12 });
/** What strangers do: guess at the owner's account, or prove that another account is theirs. */
const strangersDo = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ act: fc.constant("guess" as const), network: networks }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant("prove" as const), network: networks }) },
  ),
  { maxLength: 150 },
);

type Acts = { act: "guess" | "prove"; network: number }[];

/** Returns how many guesses were let through. */
async function carryOut(acts: Acts, { contextFrom }: Panel): Promise<number> {
  let letThrough = 0;
  for (const { act, network } of acts) {
    const context = contextFrom(network);
    if (act === "prove") {
      await resetRateLimit({ what: "log_in", account: stranger.email }, context);
      await trustNetwork(stranger, context, stranger.email);
    } else if ((await tryAt(owner.email, context)) === undefined) letThrough += 1;
  }
  return letThrough;
}

describe("strangers who guess at an account", () => {
  it("share fifty tries, whatever they prove of accounts of their own", async () => {
    await fc.assert(
      fc.asyncProperty(strangersDo, async (acts) => {
        const perNetwork = new Map<number, number>();
        for (const { act, network } of acts) {
          if (act === "guess") perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
        }
        const most = [...perNetwork.values()].reduce((sum, of) => sum + Math.min(10, of), 0);
        expect(await carryOut(acts, openPanel())).toBe(Math.min(50, most));
      }),
      { numRuns: 60 },
    );
  });

  it("never keep out an owner where the owner has proved that the account is theirs", async () => {
    await fc.assert(
      fc.asyncProperty(strangersDo, strangersDo, networks, async (before, after, network) => {
        const panel = openPanel();
        const home = panel.contextFrom(`192.0.2.${network}`);
        await carryOut(before, panel);
        await trustNetwork(owner, home);
        await carryOut(after, panel);
        for (const name of [owner.email, " ANA@correo.example", "600 111 222", "0034600111222"]) {
          expect(await tryAt(name, home)).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a network that is known to be the owner's", () => {
  it("is still refused after ten failed tries of its own", async () => {
    const { contextFrom } = openPanel();
    await trustNetwork(owner, contextFrom(1));
    for (let count = 0; count < 10; count += 1) {
      expect(await tryAt(owner.email, contextFrom(1))).toBeUndefined();
    }
    expect(await tryAt(owner.email, contextFrom(1))).toBe("accountHere");
    await trustNetwork(owner, contextFrom(1));
    expect(await tryAt(owner.email, contextFrom(1))).toBeUndefined();
  });

  it("asks for a code after strangers have asked for too many", async () => {
    const { contextFrom } = openPanel();
    await trustNetwork(owner, contextFrom(1));
    for (let network = 2; network < 10; network += 1) {
      await tryAt(owner.email, contextFrom(network), "recovery");
    }
    expect(await tryAt(owner.email, contextFrom(10), "recovery")).toBe("account");
    expect(await tryAt(owner.email, contextFrom(1), "recovery")).toBeUndefined();
  });

  it("stays known after the secret was changed", async () => {
    const panel = openPanel();
    await trustNetwork(owner, panel.contextFrom(1, ["old"]));
    const rotated = {
      contextFrom: (network: number | string) => panel.contextFrom(network, ["new", "old"]),
    };
    await lock(owner.email, rotated);
    expect(await tryAt(owner.email, rotated.contextFrom(2))).toBe("account");
    expect(await tryAt(owner.email, rotated.contextFrom(1))).toBeUndefined();
  });

  it("is known for no account whose name only looks alike", async () => {
    const panel = openPanel();
    const lookAlike = { id: 3, email: "ána@correo.example", phone: null };
    await trustNetwork(lookAlike, panel.contextFrom(1), lookAlike.email);
    await lock(owner.email, panel);
    expect(await tryAt(owner.email, panel.contextFrom(1))).toBe("account");
    expect(await tryAt(lookAlike.email, panel.contextFrom(1))).toBeUndefined();
  });

  it("is known on no other brand, and on no other network", async () => {
    const panel = openPanel();
    const elsewhere = panel.contextFrom(1);
    elsewhere.brand = { ...elsewhere.brand, permalink: "limoncillo" };
    await trustNetwork(owner, elsewhere);
    await trustNetwork(owner, panel.contextFrom(2));
    await lock(owner.email, panel);
    expect(await tryAt(owner.email, panel.contextFrom(1))).toBe("account");
  });
});

describe("a refused try", () => {
  it("names the limit: the network's, the account's from there, or the account's from everywhere", async () => {
    const panel = openPanel({ attemptsPerAddress: 11 });
    const context = panel.contextFrom(1);
    for (let count = 0; count < 10; count += 1) await tryAt(owner.email, context);
    expect(await tryAt(owner.email, context)).toBe("accountHere");
    expect(await tryAt(stranger.email, context)).toBe("network");
    const other = openPanel();
    await lock(owner.email, other);
    expect(await tryAt(owner.email, other.contextFrom(1))).toBe("account");
  });

  it("uses up no try from there where strangers have used up those of the account", async () => {
    const panel = openPanel();
    await lock(owner.email, panel);
    const context = panel.contextFrom(1);
    const limits = [];
    for (let count = 0; count < 15; count += 1) limits.push(await tryAt(owner.email, context));
    expect(new Set(limits)).toEqual(new Set(["account"]));
  });
});

it("keeps neither names nor addresses in the names of its records", async () => {
  const keys: string[] = [];
  const { contextFrom } = openPanel();
  const context = contextFrom("192.0.2.77");
  const { store } = context.app.services;
  const note =
    <Given extends [string, ...unknown[]], Answer>(run: (...given: Given) => Answer) =>
    (...given: Given) => {
      keys.push(given[0]);
      return run(...given);
    };
  context.app.services.store = {
    ...store,
    set: note(store.set),
    increment: note(store.increment),
  };
  await tryAt(owner.email, context);
  await trustNetwork(owner, context, owner.email);
  expect(keys).toHaveLength(5);
  for (const key of keys) {
    expect(key).toMatch(/^alazul:(tries:log_in:(network|here|account)|known-network):[\w-]{43}$/);
  }
});
