import { afterAll, beforeAll, expect, it } from "vitest";
import { addCompany } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import { createMemoryProbe, toMegabytes } from "../services/memory-probe.ts";
import { orderThroughKill, path } from "../services/order-table.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { makeBomb, makeWorkbook } from "../services/workbooks.ts";

let panel: Panel;
let probe: Awaited<ReturnType<typeof createMemoryProbe>>;
beforeAll(async () => {
  probe = await createMemoryProbe();
  panel = await startPanel({ env: { BACKGROUND_SECONDS: "1", ...probe.env } });
});
afterAll(() => panel.stop());

it("a table of three hundred rows orders each good one once through a kill, lost answers and a second upload", () =>
  orderThroughKill(panel, { good: 275, bad: 25 }));

it("files that were made to fill the memory leave it as it was", async () => {
  const visitor = await visitAs(panel, addCompany(panel));
  const files = [
    makeBomb(1_000_000_000),
    Buffer.alloc(50_000_000, "a;b\n"),
    await makeWorkbook({ rows: Array.from({ length: 10_000 }, () => ["Ana", "Plaza Mayor"]) }),
  ];
  const sendAll = async () => {
    for (const file of files) {
      const sent = new File([new Uint8Array(file)], "orders.xlsx");
      const { status } = await visitor.upload(path, { form: "check", file: sent });
      expect([413, 422]).toContain(status);
    }
  };
  await sendAll();
  const before = await probe.read();
  for (let round = 0; round < 8; round += 1) await sendAll();
  const after = await probe.read();
  expect(toMegabytes(after.held - before.held)).toBeLessThan(20);
  expect(toMegabytes(after.rss - before.rss)).toBeLessThan(150);
});
