import { afterAll, beforeAll, expect, it } from "vitest";
import { demoLogin } from "../http/demo-login.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { sendMalformed } from "../services/send-malformed.ts";
import { createVisitor } from "../services/visitor.ts";

const SEED = 20_261_122;

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());

it("answers 5,000 requests that no browser sends without a server error, and still serves other users", async () => {
  const member = createVisitor(panel, "cantalmar.localhost");
  await member.logIn(demoLogin(panel, "company"));
  const bystander = createVisitor(panel, "cantalmar.localhost");
  await bystander.logIn(demoLogin(panel, "client"));

  const cookies = [...member.cookies].map(([name, value]) => `${name}=${value}`);
  const { statuses, failures } = await sendMalformed(panel, 5000, { seed: SEED, cookies });
  console.log("answers to malformed requests:", Object.fromEntries(statuses));
  expect(failures).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(5000);
  // Most requests are parsed far enough to be answered, and with more than one status.
  for (const status of [200, 302, 400, 403, 404, 405]) {
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(20);
  }

  expect((await bystander.get("/request")).status).toBe(200);
  expect((await createVisitor(panel, "cantalmar.localhost").get("/login")).status).toBe(200);
  expect(panel.logs().filter((line) => /unhandled|uncaught/i.test(line))).toEqual([]);
}, 900_000);
