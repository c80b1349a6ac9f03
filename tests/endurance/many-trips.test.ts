import { request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MOST_CLOSED } from "../../app/features/statement/closings.server.ts";
import { texts } from "../../app/routes/statement/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { textOf } from "../http/read-page.ts";
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

it("a month of more trips than a closing holds is not closed, and its page and the refusal say why", async () => {
  const busy = addCompany(panel);
  const visitor = await visitAs(panel, busy);
  const at = panel.sandbox.world.clock.now() - 45 * 1440 * MINUTE;
  const month = new Date(at).toISOString().slice(0, 7);
  addPastTrips(panel.sandbox, busy, MOST_CLOSED + 1, {
    requestedAt: Date.parse(`${month}-15T12:00Z`),
  });
  const reason = texts.en.cannot_close_tooMany.replace("{{most}}", `${MOST_CLOSED}`);
  const page = textOf((await visitor.get(`/statement?month=${month}`)).html);
  expect(page).toContain(reason);
  expect(page).not.toContain(texts.en.close_hint);
  const { status, html } = await visitor.post(`/statement?month=${month}`, {
    ...{ form: "close", month },
  });
  expect(status).toBe(422);
  expect(textOf(html)).toContain(reason);
});
