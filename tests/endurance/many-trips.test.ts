import { request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Account } from "../../sandbox/world.ts";
import { addCompany } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import { createMemoryProbe, toMegabytes } from "../services/memory-probe.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";

const TRIPS = 20_000;
const MINUTE = 60_000;

let panel: Panel;
let probe: Awaited<ReturnType<typeof createMemoryProbe>>;
let company: Account;
beforeAll(async () => {
  probe = await createMemoryProbe();
  panel = await startPanel({ env: { ...probe.env } });
  company = addCompany(panel);
  addPastTrips(panel.sandbox, company, TRIPS);
});
afterAll(() => panel.stop());

it.each([
  ["/statement", /250[.,]?000/],
  ["/statement/file.csv", /250[.,]?000/],
  // A test of its own opens a workbook.
  ["/statement/file.xlsx", undefined],
  ["/insight", /250,000/],
] as const)(
  "%s of twenty thousand trips holds all, and leaves the memory as it was",
  async (screen, sum) => {
    const { cookies } = await visitAs(panel, company);
    const now = panel.sandbox.world.clock.now();
    const [from, to] = [now - (TRIPS + 1440) * MINUTE, now].map((at) =>
      new Date(at).toISOString().slice(0, 10),
    );
    const path = `${screen}?from=${from}&to=${to}`;
    async function read(): Promise<number> {
      const { statusCode, body } = await request(`http://127.0.0.1:${panel.port}${path}`, {
        headers: {
          host: `cantalmar.localhost:${panel.port}`,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          "accept-language": "en",
        },
      });
      expect(statusCode).toBe(200);
      const bytes = Buffer.from(await body.arrayBuffer());
      if (sum) expect(bytes.toString()).toMatch(sum);
      return bytes.length;
    }
    const size = await read();
    const before = await probe.read();
    for (let round = 0; round < 4; round += 1) expect(await read()).toBeGreaterThan(size * 0.9);
    const after = await probe.read();
    expect(toMegabytes(after.held - before.held)).toBeLessThan(20);
    expect(toMegabytes(after.rss - before.rss)).toBeLessThan(150);
  },
);
