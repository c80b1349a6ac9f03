import { afterAll, beforeAll, expect, it } from "vitest";
import { type Panel, startPanel } from "../services/panel.ts";
import { type RedisService, startRedis } from "../services/redis.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";
import { readMenu, readTitle } from "./read-page.ts";

let redis: RedisService;
let panel: Panel;
let member: Visitor;
beforeAll(async () => {
  redis = await startRedis({ persistent: true });
  panel = await startPanel({ redis });
  member = createVisitor(panel, "cantalmar.localhost");
  await member.logIn(demoLogin(panel, "company"));
});
afterAll(async () => {
  await panel.stop();
  await redis.stop();
});

it("a store that is down makes members' pages unavailable for a while, and ends no session", async () => {
  expect((await member.get("/")).status).toBe(200);
  await redis.kill();

  const guest = createVisitor(panel, "cantalmar.localhost");
  for (const visitor of [guest, member]) {
    for (const path of ["/before_room", "/login"]) {
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(readMenu(page.html)).not.toEqual([]);
    }
  }
  expect((await guest.get("/")).location).toBe("/before_room?back=%2F");

  const [brand] = panel.sandbox.world.brands;
  for (const page of [await member.get("/"), await guest.logIn(demoLogin(panel, "client"))]) {
    expect(page.status).toBe(503);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect(readTitle(page.html)).toContain(brand?.pageTitle);
    expect(page.html).toContain(`alt="${brand?.name}"`);
    expect(page.headers["set-cookie"]).toBeUndefined();
  }

  await redis.restart();
  await waitFor(async () => expect((await member.get("/")).status).toBe(200), {
    timeout: 10_000,
  });
});

it("a store that hangs does not block the panel for long", { tags: "full" }, async () => {
  redis.pause();
  expect((await member.get("/before_room")).status).toBe(200);
  expect((await member.get("/")).status).toBe(503);
  redis.resume();
  await waitFor(async () => expect((await member.get("/")).status).toBe(200), {
    timeout: 10_000,
  });
});
