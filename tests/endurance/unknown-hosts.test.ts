import { Redis } from "ioredis";
import { expect, it } from "vitest";
import { startPanel } from "../services/panel.ts";
import { visitMany } from "../services/visitor.ts";

it("ten thousand unknown hosts cost fewer than a hundred calls and ten records", async () => {
  const panel = await startPanel();
  const store = new Redis(panel.redis.url);
  try {
    await visitMany(
      Array.from({ length: 10_000 }, (_, at) => [panel, `host-${at}.example`]),
      "/",
    );
    expect(panel.sandbox.calls.get("getDomainConfiguration")).toBeLessThan(100);
    expect(await store.dbsize()).toBeLessThan(10);
  } finally {
    store.disconnect();
    await panel.stop();
  }
});
