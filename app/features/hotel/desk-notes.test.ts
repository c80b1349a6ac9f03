import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RedisService, startRedis } from "../../../tests/services/redis.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createRedisStore } from "../../store/redis.server.ts";
import type { Store } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import { DESK_NOTE_DAYS, type DeskNote, deskNotes } from "./desk-notes.server.ts";

const vault = createVault(["the-desk-notes-secret"]);
const note = (room: string): DeskNote => ({
  room,
  reference: `R-${room}`,
  guest: "Íñigo Ñandú",
  language: "en",
});
const hotel = { permalink: "cantalmar", hotelId: 1 };
const day = 86_400;

let redis: RedisService;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

type Opened = { store: Store; age: (seconds: number) => Promise<void>; close: () => Promise<void> };

const adapters: { name: string; open: () => Promise<Opened> }[] = [
  {
    name: "the embedded store",
    async open() {
      let now = 1_000_000;
      const store = createEmbeddedStore({ now: () => now });
      const age = async (seconds: number) => {
        now += seconds * 1000;
      };
      return { store, age, close: store.close };
    },
  },
  {
    name: "the Redis store",
    async open() {
      const raw = new Redis(redis.url);
      await raw.flushall();
      const store = createRedisStore(redis.url);
      await store.ping();
      const age = async (seconds: number) => {
        for (const key of await raw.keys("*")) {
          await raw.pexpire(key, (await raw.pttl(key)) - seconds * 1000);
        }
      };
      const close = async () => {
        await store.close();
        raw.disconnect();
      };
      return { store, age, close };
    },
  },
];

describe.each(adapters)("a desk note in $name", ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());
  const notesOf = (whose = hotel, key = vault) =>
    deskNotes({ store: opened.store, vault: key }, whose);

  it("is found for its trip and for no other", async () => {
    await notesOf().save(7001, note("214"));
    expect(await notesOf().find(7001)).toEqual(note("214"));
    expect(await notesOf().find(700)).toBeUndefined();
  });

  it("is read with those of other trips in one call", async () => {
    for (const id of [1, 2, 3]) await notesOf().save(id, note(`10${id}`));
    const found = await notesOf().findAll([3, 4, 1]);
    expect([...found].sort()).toEqual([
      [1, note("101")],
      [3, note("103")],
    ]);
    expect(await notesOf().findAll([])).toEqual(new Map());
  });

  it("is overwritten by a newer note", async () => {
    await notesOf().save(1, note("101"));
    await notesOf().save(1, note("102"));
    expect(await notesOf().find(1)).toEqual(note("102"));
  });

  it.each([
    ["another hotel", { ...hotel, hotelId: 2 }],
    ["another brand", { ...hotel, permalink: "alazul" }],
  ])("is not found for %s", async (_, whose) => {
    await notesOf().save(1, note("101"));
    expect(await notesOf(whose).find(1)).toBeUndefined();
    expect(await notesOf(whose).findAll([1])).toEqual(new Map());
    // A copied record is not found either.
    const [from, to] = [hotel, whose].map(
      ({ permalink, hotelId }) => `${permalink}:desk-note:${hotelId}:1`,
    );
    await opened.store.set(`${to}`, (await opened.store.get(`${from}`)) ?? "", day);
    expect(await notesOf(whose).find(1)).toBeUndefined();
  });

  it("is sealed in the store", async () => {
    await notesOf().save(1, note("214"));
    const stored = `${await opened.store.get("cantalmar:desk-note:1:1")}`;
    expect(stored.length).toBeGreaterThan(50);
    expect(Buffer.from(stored, "base64").toString()).not.toContain("214");
    expect(await notesOf(hotel, createVault(["a-stranger"])).find(1)).toBeUndefined();
  });

  it("lasts its lifetime from the pickup of a booked taxi on", async () => {
    await notesOf().save(1, note("101"), Date.now() + 100 * day * 1000);
    await opened.age((100 + DESK_NOTE_DAYS) * day - 60);
    expect(await notesOf().find(1)).toEqual(note("101"));
    await opened.age(120);
    expect(await notesOf().find(1)).toBeUndefined();
  });

  it("expires after its lifetime and not before", async () => {
    await notesOf().save(1, note("101"));
    await opened.age(DESK_NOTE_DAYS * day - 60);
    expect(await notesOf().find(1)).toEqual(note("101"));
    await opened.age(60);
    expect(await notesOf().find(1)).toBeUndefined();
  });
});
