import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { places } from "../city/places.ts";
import { fromLocal, toLocal } from "../local-time.ts";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let sandbox: Sandbox;
let owner: Client;
let other: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, speed: 0 });
  begin(Date.parse("2026-05-18T09:00:00Z"));
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

function begin(start: number) {
  sandbox.reset({ start });
  owner = clientFor(sandbox, findAccount(sandbox, "client"));
  other = clientFor(sandbox, findAccount(sandbox, "company"));
}

const inHours = (hours: number) => new Date(sandbox.world.clock.now() + hours * HOUR).toISOString();

async function findOwn(client = owner) {
  const { commerces } = (await client.get("/club/commerces")).body;
  return commerces.find((each: { mine: boolean }) => each.mine);
}

type Changes = { title?: string; starts_at?: string; ends_at?: string };

async function announce(changes: Changes = {}, client = owner) {
  const { id } = await findOwn();
  return client.post(`/club/commerces/${id}/ads/`, {
    title: "Dos por uno",
    text: "Solo con el recibo del taxi.",
    starts_at: inHours(36),
    ends_at: inHours(60),
    ...changes,
  });
}

async function readAds(client: Client): Promise<string[]> {
  const { id } = await findOwn();
  const { body } = await client.get(`/club/commerces/${id}`);
  return body.ads.map(({ title }: { title: string }) => title);
}

describe("the commerces", () => {
  it.each([0, 1, 2])(
    "of brand %d are sorted by name, at real places, and one belongs to the client",
    async (index) => {
      const client = clientFor(sandbox, findAccount(sandbox, "client", index));
      const { commerces } = (await client.get("/club/commerces")).body;
      expect(commerces.length).toBeGreaterThanOrEqual(6);
      const names = commerces.map(({ name }: { name: string }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator("es").compare));
      expect(commerces.filter((each: { mine: boolean }) => each.mine)).toHaveLength(1);
      for (const { id, address } of commerces) {
        const {
          address: name,
          latitude,
          longitude,
        } = places.find((each) => each.address === address.name) as (typeof places)[number];
        expect(address).toEqual({ name, latitude, longitude });
        expect((await client.get(`/club/commerces/${id}`)).status).toBe(200);
      }
    },
  );

  it("are invisible to another group's customers", async () => {
    const stranger = clientFor(sandbox, findAccount(sandbox, "client", 1));
    const { id } = await findOwn();
    expect((await stranger.get(`/club/commerces/${id}`)).status).toBe(404);
    expect((await announce({}, stranger)).status).toBe(404);
  });
});

describe("an ad", () => {
  it("runs at the start for all customers, and another one is announced", async () => {
    const shown = await readAds(other);
    expect(shown.length).toBeGreaterThan(0);
    expect(await readAds(owner)).toEqual([...shown, expect.any(String)]);
  });

  it("is announced by the owner", async () => {
    const { status, body } = await announce({
      starts_at: "2026-05-19T22:00:00+02:00",
      ends_at: "2026-05-21T00:00:00+02:00",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      title: "Dos por uno",
      text: "Solo con el recibo del taxi.",
      starts_at: "2026-05-19T20:00:00.000Z",
      ends_at: "2026-05-20T22:00:00.000Z",
    });
    expect((await announce({}, other)).status).toBe(403);
  });

  it("is visible to its owner before it starts, and to all customers while it runs", async () => {
    await announce({ title: "Solo hoy" });
    expect(await readAds(owner)).toContain("Solo hoy");
    expect(await readAds(other)).not.toContain("Solo hoy");

    const listed = async () => (await findOwn()).ads.map(({ title }: { title: string }) => title);
    expect(await listed()).not.toContain("Solo hoy");
    sandbox.world.clock.step(36 * HOUR);
    expect(await readAds(other)).toContain("Solo hoy");
    expect(await listed()).toContain("Solo hoy");

    sandbox.world.clock.step(24 * HOUR - 1);
    expect(await readAds(other)).toContain("Solo hoy");
    sandbox.world.clock.step(1);
    expect(await readAds(owner)).not.toContain("Solo hoy");
  });
});

describe("the time of an ad", () => {
  const aSecond = 1 / 3600;

  it.each([24, 48])("may start exactly %d hours ahead", async (hours) => {
    expect((await announce({ starts_at: inHours(hours), ends_at: inHours(72) })).status).toBe(201);
  });

  it.each([24 - aSecond, 48 + aSecond, 0, -1])("may not start %d hours ahead", async (hours) => {
    const { status, body } = await announce({ starts_at: inHours(hours), ends_at: inHours(72) });
    expect(status).toBe(422);
    const message = "Ads must be created 24-48 hours ahead";
    expect(body).toEqual({
      message,
      code: "ad_not_ahead",
      errors: [{ field: "starts_at", message }],
    });
  });

  it.each([
    ["Z", 0],
    ["+02:00", 2],
    ["-09:30", -9.5],
    ["+14:00", 14],
  ])("is an instant, also when it is written with %s", async (zone, hours) => {
    const write = (ahead: number) => inHours(ahead + hours).replace("Z", zone);
    const taken = await announce({ starts_at: write(24), ends_at: write(30) });
    expect(taken.body).toMatchObject({ starts_at: inHours(24), ends_at: inHours(30) });
    const early = await announce({ starts_at: write(24 - aSecond), ends_at: write(30) });
    expect(early.body.code).toBe("ad_not_ahead");
  });

  it("ends after it starts and within ninety days", async () => {
    for (const hours of [36, 35, -1, 36 + 90 * 24 + aSecond]) {
      const { status, body } = await announce({ ends_at: inHours(hours) });
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: "invalid", errors: [{ field: "ends_at" }] });
    }
    expect((await announce({ ends_at: inHours(36 + 90 * 24) })).status).toBe(201);
  });

  it("must be a valid instant", async () => {
    begin(Date.parse("2026-05-18T12:00:00Z"));
    // The format allows a leap second, but the coming days have none.
    const noTime = "2026-05-19T23:59:60Z";
    expect((await announce({ starts_at: noTime })).body.errors).toMatchObject([
      { field: "starts_at" },
    ]);
    expect((await announce({ ends_at: noTime })).body.errors).toMatchObject([{ field: "ends_at" }]);
    expect((await announce({ starts_at: "2026-05-19T20:00:00" })).status).toBe(422);
  });

  it.each([
    { day: "on a day like any other", from: "2026-05-18", last: "12:00:00", late: "12:00:01" },
    { day: "when the clocks go forward", from: "2026-03-28", last: "11:00:00", late: "12:00:00" },
    { day: "when the clocks go back", from: "2026-10-24", last: "13:00:00", late: "13:00:01" },
  ])("counts the hours to tomorrow noon $day", async ({ from, last, late }) => {
    const toInstant = (time: string, date = from) =>
      fromLocal(`${date} ${time}`, "Europe/Madrid") as number;
    begin(toInstant(last));
    const { date: tomorrow } = toLocal(toInstant("12:00:00") + DAY, "Europe/Madrid");
    const noon = toInstant("12:00:00", tomorrow);
    const times = {
      starts_at: new Date(noon).toISOString(),
      ends_at: new Date(noon + HOUR).toISOString(),
    };
    expect((await announce(times)).status).toBe(201);
    sandbox.world.clock.step(toInstant(late) - sandbox.world.clock.now());
    expect((await announce(times)).body.code).toBe("ad_not_ahead");
  });
});
