import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { numRuns } from "../../../tests/services/in-turn.ts";
import { RateLimited } from "../../forms/reply.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import type { Store } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import type { RequestContext } from "../context.server.ts";
import { countAttempt, resetRateLimit, trustNetwork } from "./rate-limit.server.ts";

const stores: Store[] = [];
afterAll(() => Promise.all(stores.map((store) => store.close())));

type Panel = { contextFrom: (network: number | string, secrets?: string[]) => RequestContext };

/** A panel with an empty store; each number is a network of its own. */
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
const attacker = { id: 2, email: "eva@correo.example", phone: "+34600333444" };

type Action = Parameters<typeof countAttempt>[0]["action"];

/** Returns the limit that refuses an attempt; undefined where none does. */
async function attempt(account: string, context: RequestContext, action: Action = "log_in") {
  try {
    await countAttempt({ action, account }, context);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimited) return error.limit;
    throw error;
  }
}

async function lock(account: string, { contextFrom }: Panel): Promise<void> {
  for (let count = 0; count < 50; count += 1) {
    await attempt(account, contextFrom(1000 + Math.floor(count / 10)));
  }
}

const networks = fc.integer({ min: 1, max: 12 });
/** Attackers guess at the owner's account, or prove that they own another account. */
const attackerActions = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({ action: fc.constant("guess" as const), network: networks }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ action: fc.constant("prove" as const), network: networks }),
    },
  ),
  { maxLength: 150 },
);

type Actions = { action: "guess" | "prove"; network: number }[];

/** Returns how many guesses were allowed. */
async function runActions(actions: Actions, { contextFrom }: Panel): Promise<number> {
  let allowed = 0;
  for (const { action, network } of actions) {
    const context = contextFrom(network);
    if (action === "prove") {
      await resetRateLimit({ action: "log_in", account: attacker.email }, context);
      await trustNetwork(attacker, context, attacker.email);
    } else if ((await attempt(owner.email, context)) === undefined) allowed += 1;
  }
  return allowed;
}

describe("attackers who guess at an account", () => {
  it("share fifty attempts, even if they own other accounts", async () => {
    await fc.assert(
      fc.asyncProperty(attackerActions, async (actions) => {
        const perNetwork = new Map<number, number>();
        for (const { action, network } of actions) {
          if (action === "guess") perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
        }
        const most = [...perNetwork.values()].reduce(
          (sum, guesses) => sum + Math.min(10, guesses),
          0,
        );
        expect(await runActions(actions, openPanel())).toBe(Math.min(50, most));
      }),
      { numRuns: numRuns(60) },
    );
  });

  it("never lock out the owner on a network where the owner has logged in", async () => {
    await fc.assert(
      fc.asyncProperty(
        attackerActions,
        attackerActions,
        networks,
        async (before, after, network) => {
          const panel = openPanel();
          const home = panel.contextFrom(`192.0.2.${network}`);
          await runActions(before, panel);
          await trustNetwork(owner, home);
          await runActions(after, panel);
          for (const name of [owner.email, " ANA@correo.example", "600 111 222", "0034600111222"]) {
            expect(await attempt(name, home)).toBeUndefined();
          }
        },
      ),
      { numRuns: numRuns(60) },
    );
  });
});

describe("a known network of the owner", () => {
  it("is refused after ten failed attempts of its own", async () => {
    const { contextFrom } = openPanel();
    await trustNetwork(owner, contextFrom(1));
    for (let count = 0; count < 10; count += 1) {
      expect(await attempt(owner.email, contextFrom(1))).toBeUndefined();
    }
    expect(await attempt(owner.email, contextFrom(1))).toBe("accountHere");
    await trustNetwork(owner, contextFrom(1));
    expect(await attempt(owner.email, contextFrom(1))).toBeUndefined();
  });

  it("gets a code after attackers have used up the account's codes", async () => {
    const { contextFrom } = openPanel();
    await trustNetwork(owner, contextFrom(1));
    for (let network = 2; network < 10; network += 1) {
      await attempt(owner.email, contextFrom(network), "recovery");
    }
    expect(await attempt(owner.email, contextFrom(10), "recovery")).toBe("account");
    expect(await attempt(owner.email, contextFrom(1), "recovery")).toBeUndefined();
  });

  it("stays known after the secret has changed", async () => {
    const panel = openPanel();
    await trustNetwork(owner, panel.contextFrom(1, ["old"]));
    const rotated = {
      contextFrom: (network: number | string) => panel.contextFrom(network, ["new", "old"]),
    };
    await lock(owner.email, rotated);
    expect(await attempt(owner.email, rotated.contextFrom(2))).toBe("account");
    expect(await attempt(owner.email, rotated.contextFrom(1))).toBeUndefined();
  });

  it("is not known for another account with a similar name", async () => {
    const panel = openPanel();
    const lookAlike = { id: 3, email: "ána@correo.example", phone: null };
    await trustNetwork(lookAlike, panel.contextFrom(1), lookAlike.email);
    await lock(owner.email, panel);
    expect(await attempt(owner.email, panel.contextFrom(1))).toBe("account");
    expect(await attempt(lookAlike.email, panel.contextFrom(1))).toBeUndefined();
  });

  it("is not known on another brand or another network", async () => {
    const panel = openPanel();
    const elsewhere = panel.contextFrom(1);
    elsewhere.brand = { ...elsewhere.brand, permalink: "limoncillo" };
    await trustNetwork(owner, elsewhere);
    await trustNetwork(owner, panel.contextFrom(2));
    await lock(owner.email, panel);
    expect(await attempt(owner.email, panel.contextFrom(1))).toBe("account");
  });
});

describe("a refused attempt", () => {
  it("names the limit: the network's, the account's from there, or the account's from all networks", async () => {
    const panel = openPanel({ attemptsPerAddress: 11 });
    const context = panel.contextFrom(1);
    for (let count = 0; count < 10; count += 1) await attempt(owner.email, context);
    expect(await attempt(owner.email, context)).toBe("accountHere");
    expect(await attempt(attacker.email, context)).toBe("network");
    const other = openPanel();
    await lock(owner.email, other);
    expect(await attempt(owner.email, other.contextFrom(1))).toBe("account");
  });

  it("does not count for the network where attackers have used up the account's limit", async () => {
    const panel = openPanel();
    await lock(owner.email, panel);
    const context = panel.contextFrom(1);
    const limits = [];
    for (let count = 0; count < 15; count += 1) limits.push(await attempt(owner.email, context));
    expect(new Set(limits)).toEqual(new Set(["account"]));
  });
});

it("keeps names and addresses out of its store keys", async () => {
  const keys: string[] = [];
  const { contextFrom } = openPanel();
  const context = contextFrom("192.0.2.77");
  const { store } = context.app.services;
  const recordKey =
    <Input extends [string, ...unknown[]], Answer>(run: (...input: Input) => Answer) =>
    (...input: Input) => {
      keys.push(input[0]);
      return run(...input);
    };
  context.app.services.store = {
    ...store,
    set: recordKey(store.set),
    increment: recordKey(store.increment),
  };
  await attempt(owner.email, context);
  await trustNetwork(owner, context, owner.email);
  expect(keys).toHaveLength(5);
  for (const key of keys) {
    expect(key).toMatch(/^alazul:(tries:log_in:(network|here|account)|known-network):[\w-]{43}$/);
  }
});
