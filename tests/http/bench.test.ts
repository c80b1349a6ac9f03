import { expect, it } from "vitest";
import { readPage, startBenchPanel } from "../../bench/panel.ts";

it("the bench finds the panel that it starts, reads a page of it, and hears what it took", async () => {
  const panel = await startBenchPanel();
  expect(await readPage(panel.ask("/login"))).toContain("</form>");
  expect(await panel.readCpu()).toBeGreaterThan(0);
  expect(await panel.readMemory()).toBeGreaterThan(0);
  await panel.stop();
});
