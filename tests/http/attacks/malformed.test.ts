import { afterAll, beforeAll, expect, it } from "vitest";
import { borrowPanel } from "../../services/borrow-panel.ts";
import type { Panel } from "../../services/panel.ts";
import { sendMalformed } from "../../services/send-malformed.ts";
import { createVisitor } from "../../services/visitor.ts";
import { demoLogin } from "../demo-login.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

/** A sample of the 5,000 requests that tests/endurance/malformed.test.ts sends. */
it("answers requests that no browser sends without a server error, and still serves other users", {
  tags: "full",
}, async () => {
  const member = createVisitor(panel, "cantalmar.localhost");
  await member.logIn(demoLogin(panel, "client"));
  const { failures, statuses } = await sendMalformed(panel, 300, { seed: 7 });
  expect(failures).toEqual([]);
  expect(statuses.get(404)).toBeGreaterThan(20);
  expect((await member.get("/request")).status).toBe(200);
});
