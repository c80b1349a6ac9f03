import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteAccountRecords, storeOfAccount } from "./account-records.server.ts";
import { createEmbeddedStore } from "./embedded.server.ts";
import { onRecordEnd } from "./record-end.ts";
import { type Store, StoreDown } from "./store.ts";

let now = 1_000_000;
const store = createEmbeddedStore({ now: () => now });
const ana = { permalink: "alazul", accountId: 7 };
const eva = { permalink: "alazul", accountId: 8 };
const own = storeOfAccount(store, ana);

const listKey = "alazul:account-records:7";

afterEach(() => {
  // Everything expires that a test has left, closed lists too.
  now += 100 * 86_400_000;
});

describe("deleteAccountRecords", () => {
  it("deletes all records of the account, and no other record", async () => {
    await own.set("draft", "a draft", 3600);
    await own.setIfAbsent("claim", "a claim", 3600);
    await storeOfAccount(store, eva).set("other-account", "a draft", 3600);
    await store.set("no-account", "a brand", 3600);
    await deleteAccountRecords(store, ana);
    expect(await store.getMany(["draft", "claim", "other-account", "no-account"])).toEqual([
      ...[undefined, undefined],
      ...["a draft", "a brand"],
    ]);
  });

  it("deletes a record that was replaced after its first life", async () => {
    await own.set("grant", "a token", 3600);
    now += 3_000_000;
    await own.replaceIf("grant", "a token", "the next token", 3600);
    now += 3_000_000;
    expect(await store.get("grant")).toBe("the next token");
    await deleteAccountRecords(store, ana);
    expect(await store.get("grant")).toBeUndefined();
  });

  it("deletes a log, however often the account has added to it", async () => {
    const limits = { ttlSeconds: 3600, most: 100 };
    await own.append("log", "one", limits);
    now += 3_000_000;
    await own.append("log", "another", limits);
    now += 3_000_000;
    await deleteAccountRecords(store, ana);
    expect(await store.readBack("log", { ttlSeconds: 36_000, count: 10 })).toEqual([]);
    await own.append("log", "too late", limits);
    expect(await store.readBack("log", { ttlSeconds: 36_000, count: 10 })).toEqual([]);
  });

  it("keeps the records of an account with the same id in another brand", async () => {
    await own.set("draft", "a draft", 3600);
    await deleteAccountRecords(store, { ...ana, permalink: "limoncillo" });
    expect(await store.get("draft")).toBe("a draft");
  });

  it("keeps a record that another account wrote first", async () => {
    await storeOfAccount(store, eva).setIfAbsent("claim", "hers", 3600);
    expect(await own.setIfAbsent("claim", "mine", 3600)).toBe(false);
    await deleteAccountRecords(store, ana);
    expect(await store.get("claim")).toBe("hers");
  });

  it("counts a record for the account that wrote it, also through another account's store", async () => {
    await storeOfAccount(own, eva).set("note", "a note", 3600);
    await deleteAccountRecords(own, ana);
    expect(await store.get("note")).toBe("a note");
    await deleteAccountRecords(own, eva);
    expect(await store.get("note")).toBeUndefined();
  });

  it("deletes thousands of records", async () => {
    for (let at = 0; at < 2_500; at += 1) await own.set(`note ${at}`, "a note", 3600);
    const before = store.size;
    await deleteAccountRecords(store, ana);
    expect(store.size).toBe(before - 2_500);
  });

  it("announces the end of each record to its listeners", async () => {
    const onEnd = vi.fn();
    await own.set("link", "a link", 3600);
    const stop = onRecordEnd(store, "link", onEnd);
    await deleteAccountRecords(store, ana);
    expect(onEnd).toHaveBeenCalledOnce();
    stop();
  });

  it("leaves an empty list, which expires ten minutes later", async () => {
    await own.set("draft", "a draft", 3600);
    await deleteAccountRecords(store, ana);
    expect(await store.get(listKey)).toBe("");
    now += 600_000;
    expect(await store.get(listKey)).toBeUndefined();
  });

  it("deletes the rest on another call after the store failed half way", async () => {
    await own.set("draft", "a draft", 3600);
    let isDown = true;
    const failing: Store = {
      ...store,
      delete: async (key) => {
        if (isDown) throw new StoreDown(undefined);
        await store.delete(key);
      },
    };
    await expect(deleteAccountRecords(failing, ana)).rejects.toThrow(StoreDown);
    isDown = false;
    await deleteAccountRecords(failing, ana);
    expect(await store.get("draft")).toBeUndefined();
  });
});

describe("a record that is written while its account is removed", () => {
  it("is deleted", async () => {
    await own.set("draft", "a draft", 3600);
    await Promise.all([
      deleteAccountRecords(store, ana),
      own.set("late", "a draft", 3600),
      own.setIfAbsent("late claim", "a claim", 3600),
    ]);
    await own.set("later", "a draft", 3600);
    expect(await store.getMany(["draft", "late", "late claim", "later"])).toEqual(
      Array(4).fill(undefined),
    );
  });

  it("is deleted where the write arrives after all other deletions", async () => {
    const slow: Store = {
      ...store,
      set: async (key, value, ttlSeconds) => {
        if (key === "slow") await deleteAccountRecords(store, ana);
        await store.set(key, value, ttlSeconds);
      },
    };
    await storeOfAccount(slow, ana).set("slow", "a draft", 3600);
    expect(await store.get("slow")).toBeUndefined();
  });
});

it("does not list a record that expires within a minute", async () => {
  await own.set("lease", "held", 60);
  await deleteAccountRecords(store, ana);
  expect(await store.get("lease")).toBe("held");
});
