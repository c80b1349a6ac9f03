import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteAccountRecords } from "../../store/account-records.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { type Store, StoreDown } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import { activityLogOf, KEPT_DAYS, MOST_ENTRIES } from "./activity-log.server.ts";
import type { Activity } from "./kinds.server.ts";
import { noteActivity } from "./note-activity.server.ts";

const DAY_MS = 86_400_000;
let now = 1_764_000_000_000;
const vault = createVault(["a secret of thirty-two characters"]);
const entries = new Map();
const store = createEmbeddedStore({ now: () => now, entries });
const log = { error: vi.fn() };

const company = { id: 5, name: "Talleres", isCompany: true, employee: null };
const employee = {
  ...{ id: 51, name: "Ana", isCompany: false },
  employee: { name: "Ana", companyId: 5, companyName: "Talleres" },
};

function contextOf(user: object, brand = "alazul", services: object = { store, vault }) {
  return { user, brand: { permalink: brand }, app: { services, log } } as never;
}
const note = (activity: Activity, user: object = company, brand?: string) =>
  noteActivity(activity, contextOf(user, brand));
const logOf = (accountId = 5, permalink = "alazul") =>
  activityLogOf({ store, vault }, { permalink, accountId });
const readKinds = async (accountId?: number, permalink?: string) =>
  (await logOf(accountId, permalink).readBack(100)).entries.map(({ kind }) => kind);

afterEach(() => {
  entries.clear();
  log.error.mockReset();
});

describe("noteActivity", () => {
  it("notes what a manager and an employee do in their company's log, with their names", async () => {
    await note({ kind: "employee_added", employee: "Ana" });
    now += 60_000;
    await note({ kind: "log_in", way: "password" }, employee);
    expect((await logOf().readBack(10)).entries).toMatchObject([
      { at: now, by: { id: 51, name: "Ana" }, kind: "log_in", details: { way: "password" } },
      { at: now - 60_000, by: { id: 5, name: "Talleres" }, details: { employee: "Ana" } },
    ]);
  });

  it("notes nothing for a client, nor for an employee whose company the API does not name", async () => {
    await note({ kind: "log_in", way: "password" }, { ...company, isCompany: false });
    const employment = { ...employee.employee, companyId: null };
    await note({ kind: "log_in", way: "password" }, { ...employee, employee: employment });
    expect(entries.size).toBe(0);
  });

  it("keeps the logs of companies and of brands apart", async () => {
    await note({ kind: "log_in", way: "password" });
    await note({ kind: "rules_changed", parts: ["limit"] }, { ...company, id: 6 });
    await note({ kind: "own_password_changed" }, company, "limoncillo");
    expect(await readKinds()).toEqual(["log_in"]);
    expect(await readKinds(6)).toEqual(["rules_changed"]);
    expect(await readKinds(5, "limoncillo")).toEqual(["own_password_changed"]);
  });

  it("stores the fields of the kind alone, cut and encrypted", async () => {
    const sent = { kind: "employee_added", employee: "x".repeat(500), password: "open sesame" };
    await note(sent as never);
    const [entry] = (await logOf().readBack(1)).entries;
    expect(entry?.details).toEqual({ employee: "x".repeat(80) });
    expect(JSON.stringify([...entries])).not.toMatch(/xxxx|Talleres|employee_added/);
  });

  it("loses the entry, and logs that, where the store is down", async () => {
    const down = { ...store, append: () => Promise.reject(new StoreDown(undefined)) };
    await noteActivity(
      { kind: "rules_changed", parts: ["limit"] },
      contextOf(company, "alazul", { store: down, vault }),
    );
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ activity: "rules_changed" }),
      "an entry was lost",
    );
  });

  it("does not wait for a store that does not answer", async () => {
    const stuck: Store = { ...store, append: () => new Promise(() => {}) };
    const context = contextOf(company, "alazul", { store: stuck, vault });
    expect(
      await noteActivity({ kind: "rules_changed", parts: ["limit"] }, context),
    ).toBeUndefined();
  });

  it("loses an entry with an unknown code, and does not fail", async () => {
    await note({ kind: "log_in", way: "magic" } as never);
    expect(entries.size).toBe(0);
    expect(log.error).toHaveBeenCalled();
  });
});

describe("a company's log", () => {
  it("keeps an entry for its days, and not for one more", async () => {
    await note({ kind: "log_in", way: "google" });
    now += (KEPT_DAYS - 1) * DAY_MS;
    await note({ kind: "rules_changed", parts: ["limit"] });
    expect(await readKinds()).toEqual(["rules_changed", "log_in"]);
    now += DAY_MS;
    expect(await readKinds()).toEqual(["rules_changed"]);
    now += KEPT_DAYS * DAY_MS;
    expect(await readKinds()).toEqual([]);
  });

  it("drops the oldest where there are too many", { tags: "full" }, async () => {
    await note({ kind: "log_in", way: "google" });
    for (let n = 0; n < MOST_ENTRIES; n += 1)
      await note({ kind: "rules_changed", parts: ["limit"] });
    const { entries: all } = await logOf().readBack(MOST_ENTRIES + 10);
    expect(all).toHaveLength(MOST_ENTRIES);
    expect(all.at(-1)?.kind).toBe("rules_changed");
  });

  it("ends with the company's account, and not with that of an employee who has added to it", async () => {
    await note({ kind: "log_in", way: "password" }, employee);
    await deleteAccountRecords(store, { permalink: "alazul", accountId: 51 });
    expect(await readKinds()).toEqual(["log_in"]);
    await deleteAccountRecords(store, { permalink: "alazul", accountId: 5 });
    expect(await readKinds()).toEqual([]);
  });
});
