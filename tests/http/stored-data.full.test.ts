import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { walkAsCompany, walkAsDesk } from "../services/company-walk.ts";
import {
  type PanelWithConsole,
  startPanelWithConsole,
  walkAsOperator,
} from "../services/console.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { walkAsClient } from "../services/feature-walk.ts";
import { leaveTraces, walkAsGuest, walkToGoogle } from "../services/guest-walk.ts";
import { openHotel } from "../services/hotels.ts";
import { watchStore } from "../services/store-watch.ts";
import { readAllStored, type StoredRecord } from "../services/stored-sessions.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";

type Row = { key: string; isSealed: boolean; seconds: number; isAccounts: boolean };

const document = readFileSync(
  path.resolve(import.meta.dirname, "../../docs/stored-data.md"),
  "utf8",
);
const unitSeconds = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** The rows of both tables; a row with several times to live gets the longest. */
function readRows(): Row[] {
  const [, accounts = "", others = ""] = document.split(/^## .*$/m);
  return [accounts, others].flatMap((section, at) =>
    [...section.matchAll(/^\| `([^`]+)` \|[^|]*\| (yes|no) \| ([^|]*) \|/gm)].map(
      ([, key = "", sealed, lives = ""]) => ({
        key,
        isSealed: sealed === "yes",
        seconds: Math.max(
          ...[...lives.matchAll(/(\d+) (second|minute|hour|day)s?/g)].map(
            ([, count, unit]) => Number(count) * unitSeconds[unit as keyof typeof unitSeconds],
          ),
        ),
        isAccounts: at === 0,
      }),
    ),
  );
}

const rows = readRows();

function toPattern(key: string): RegExp {
  const literal = key.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace("<record>", ".+").replaceAll(/<\w+>/g, "[^:]+")}$`);
}

/** The row that matches the key; of several, the one with the most literal text. */
function findRow(key: string): Row | undefined {
  const fitting = rows.filter((row) => toPattern(row.key).test(key));
  return fitting.toSorted((one, other) => lettersOf(other) - lettersOf(one))[0];
}
const lettersOf = ({ key }: Row): number => key.replaceAll(/<\w+>/g, "").length;

let panel: PanelWithConsole;
/** Every key that was written, with the longest time to live that it got. */
const written = new Map<string, number>();
/** The keys that an account's index lists. */
const listed = new Set<string>();
let stored: Map<string, StoredRecord>;

beforeAll(async () => {
  panel = await startPanelWithConsole({
    env: { API_TIMEOUT_MS: "2000", LIVE_PANEL_SECONDS: "0.3" },
  });
  const { world } = panel.sandbox;
  world.brands = world.brands.map((brand) => ({ ...brand, googleClientId: "google-client" }));
  const watch = await watchStore(panel.redis);

  panel.sandbox.faults.add({ operation: "listFavourites", kind: "wrong_shape", times: 1 });
  const client = addTraveller(panel);
  await (await visitAs(panel, client)).get("/favorite");
  await walkAsClient(panel, client);
  await walkAsCompany(panel, addTraveller(panel, 0, { role: "company", name: "Talleres" }));
  const { desks } = openHotel(panel, { desks: 1 });
  await walkAsDesk(panel, desks[0] as Account);
  await walkAsGuest(panel);
  await walkToGoogle(panel);
  await leaveTraces(panel, client);
  await walkAsOperator(panel);
  await visitWhileDown();

  for (const command of await watch.takeAll()) note(command);
  stored = await readAllStored(panel.redis);
  watch.stop();
}, 120_000);
afterAll(() => panel.stop());

/** Tries to log in until the API counts as down, for the brand and for all. */
async function visitWhileDown(): Promise<void> {
  const guest = createVisitor(panel, "cantalmar.localhost");
  await guest.get("/login");
  await panel.sandbox.goDown();
  for (let n = 0; n < 10; n += 1) {
    const { status } = await guest.logIn({ username: `${n}@example.com`, password: "any" });
    expect(status).toBe(502);
  }
  await waitFor(async () => {
    const keys = [...(await readAllStored(panel.redis)).keys()];
    expect(keys).toEqual(
      expect.arrayContaining(["service-health", "radio-taxi-cantalmar:service-health"]),
    );
  });
}

/** Records a command of the panel: `set` with its time, or a script with its key and arguments. */
function note([name = "", first = "", ...rest]: string[]): void {
  const toKey = (name: string) => name.replace(/^parada:/, "");
  const isScript = name.toLowerCase() === "eval";
  if (!isScript && name.toLowerCase() !== "set") return;
  const key = toKey((isScript ? rest[1] : first) ?? "");
  if (isScript && first.includes("ZADD") && rest[3] !== undefined) listed.add(rest[2] ?? "");
  const at = rest.findIndex((word) => word.toUpperCase() === "PX");
  const ms = isScript ? 0 : Number(rest[at + 1]);
  written.set(key, Math.max(ms, written.get(key) ?? 0));
}

describe("docs/stored-data.md", () => {
  it("lists every record that the panel writes", () => {
    expect(written.size).toBeGreaterThan(80);
    expect([...written.keys()].filter((key) => !findRow(key))).toEqual([]);
  });

  it("lists no record that the panel does not write", () => {
    const seen = new Set([...written.keys()].map((key) => findRow(key)?.key));
    expect(rows.map(({ key }) => key).filter((key) => !seen.has(key))).toEqual([]);
  });

  it("gives each record a time to live that no key exceeds", () => {
    for (const row of rows) expect(row.seconds, row.key).toBeGreaterThan(0);
    for (const [key, ms] of written) {
      expect(ms, key).toBeLessThanOrEqual((findRow(key)?.seconds ?? 0) * 1000);
    }
    for (const [key, { ttlMs }] of stored) {
      expect(ttlMs, key).toBeGreaterThan(0);
      expect(ttlMs, key).toBeLessThanOrEqual((findRow(key)?.seconds ?? 0) * 1000);
    }
  });

  it("says which records are encrypted", () => {
    expect(stored.size).toBeGreaterThan(50);
    for (const [key, { isSealed }] of stored) expect(isSealed, key).toBe(findRow(key)?.isSealed);
  });

  it("is right that each record with more than a word in it carries its version", () => {
    const unversioned = [...stored].filter(([, { text, isSealed }]) => {
      const isRecord = isSealed || /^[{[]/.test(text);
      return isRecord && typeof JSON.parse(text).v !== "number";
    });
    expect(unversioned.map(([key]) => key)).toEqual([]);
  });

  it("says which records are deleted with an account, and the account's index lists each of them", () => {
    const lists = /:account-records:/;
    for (const key of written.keys()) {
      const row = findRow(key);
      if (lists.test(key) || !row) continue;
      expect(listed.has(key), key).toBe(row.isAccounts);
    }
  });
});
