import { afterAll, beforeAll, expect, it } from "vitest";
import { texts } from "../../app/routes/PaymentMethod/texts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const { removed } = texts.en;

async function logIn() {
  const visitor = createVisitor(panel, "cantalmar.localhost", {
    headers: { "accept-language": "en" },
  });
  await visitor.logIn(demoLogin(panel, "client"));
  return visitor;
}

it("the user can restore a payment method after removing it, and a forged address offers nothing", async () => {
  const visitor = await logIn();
  const { html } = await visitor.get("/payment-method?removed=99999");
  expect(textOf(html)).not.toContain(removed);

  const [, id = ""] = html.match(/dialog=remove-(\d+)/) ?? [];
  const gone = await visitor.post("/payment-method", { form: "remove", id });
  expect(gone.location).toBe(`/payment-method?removed=${id}`);
  expect(textOf((await visitor.get(gone.location ?? "")).html)).toContain(removed);
  // Another user does not see the message.
  const other = createVisitor(panel, "cantalmar.localhost");
  await other.logIn(demoLogin(panel, "company"));
  expect(textOf((await other.get(gone.location ?? "")).html)).not.toContain(texts.es.removed);

  panel.sandbox.faults.add({ operation: "addPaymentMethod", kind: "status", status: 404 });
  const failed = await visitor.post(gone.location ?? "", { form: "put_back", id });
  panel.sandbox.faults.clear();
  expect(failed.status).toBe(422);
  expect(failed.html).toContain('class="error-summary"');
  expect(textOf(failed.html)).toContain(removed);

  expect((await visitor.post(gone.location ?? "", { form: "put_back", id })).status).toBe(303);
  expect(textOf((await visitor.get(gone.location ?? "")).html)).not.toContain(removed);
});
