import { unzipSync } from "fflate";
import { request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { createMemoryProbe, toMegabytes } from "../services/memory-probe.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";

const TRIPS = 20_000;

let panel: Panel;
let probe: Awaited<ReturnType<typeof createMemoryProbe>>;
let client: Account;
beforeAll(async () => {
  probe = await createMemoryProbe();
  panel = await startPanel({ env: { ...probe.env } });
  client = addTraveller(panel);
  addPastTrips(panel.sandbox, client, TRIPS);
});
afterAll(() => panel.stop());

it("the archive of twenty thousand trips holds all, and leaves the memory as it was", async () => {
  const { cookies } = await visitAs(panel, client);
  async function read(): Promise<Buffer> {
    const { statusCode, body } = await request(`http://127.0.0.1:${panel.port}/profile/data.zip`, {
      headers: {
        host: `cantalmar.localhost:${panel.port}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "accept-language": "en",
      },
    });
    expect(statusCode).toBe(200);
    return Buffer.from(await body.arrayBuffer());
  }
  const files = unzipSync(await read());
  const { trips, missing } = JSON.parse(Buffer.from(files["data.json"] ?? []).toString());
  expect([trips.length, missing]).toEqual([TRIPS, []]);
  const table = Buffer.from(files["trips.csv"] ?? []).toString();
  expect(table.trimEnd().split("\r\n")).toHaveLength(TRIPS + 1);
  const before = await probe.read();
  for (let round = 0; round < 3; round += 1) {
    expect((await read()).length).toBeGreaterThan(TRIPS * 10);
  }
  const after = await probe.read();
  expect(toMegabytes(after.held - before.held)).toBeLessThan(20);
  expect(toMegabytes(after.rss - before.rss)).toBeLessThan(150);
});
