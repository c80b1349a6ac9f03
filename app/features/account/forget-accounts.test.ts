import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RequestContext } from "../../request/context.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { type Store, StoreDown } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import { forgetAccounts } from "./forget-accounts.server.ts";

const account = { id: 7, email: "ana@correo.example", phone: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a store whose first deletions fail. */
async function open(failures: number) {
  const store = createEmbeddedStore();
  await storeOfAccount(store, { permalink: "alazul", accountId: 7 }).set("draft", "a draft", 3600);
  let left = failures;
  const failing: Store = {
    ...store,
    async delete(key) {
      left -= 1;
      if (left >= 0) throw new StoreDown(undefined);
      await store.delete(key);
    },
  };
  const error = vi.fn();
  const context = {
    brand: { permalink: "alazul", phone: null, timeZone: "Europe/Madrid" },
    app: {
      services: { store: failing, vault: createVault(["secret"]) },
      address: "192.0.2.7",
      log: { error },
    },
  } as unknown as RequestContext;
  return { store, context, error };
}

it("deletes the account's records at once when the store answers", async () => {
  const { store, context, error } = await open(0);
  await forgetAccounts([account], context);
  expect(await store.get("draft")).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});

it("retries later when the store fails, and does not fail the request", async () => {
  const { store, context, error } = await open(2);
  await forgetAccounts([account], context);
  expect(await store.get("draft")).toBe("a draft");
  await vi.advanceTimersByTimeAsync(65_000);
  expect(await store.get("draft")).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(2);
});

it("gives up after three retries and logs it", async () => {
  const { store, context, error } = await open(1_000);
  await forgetAccounts([account], context);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(await store.get("draft")).toBe("a draft");
  expect(error).toHaveBeenCalledTimes(4);
  expect(error.mock.lastCall?.[0]).toMatchObject({ isLast: true });
});
