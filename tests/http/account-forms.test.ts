import { afterAll, beforeAll, expect, it } from "vitest";
import { texts } from "../../app/forms/texts.ts";
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

/** Empty forms, each with the number of fields that then show an error. */
const forms: [string, Record<string, string>, number][] = [
  ["/login", {}, 2],
  ["/register", { friend_code: "not a code!" }, 7],
  ["/recover_password", {}, 1],
  ["/reset_password", {}, 3],
  ["/activate_account", { intent: "activate" }, 2],
  ["/remove_account", { intent: "ask" }, 1],
  ["/remove_account/x", { intent: "remove" }, 2],
  ["/profile", { form: "profile" }, 3],
  ["/profile", { form: "password" }, 3],
  ["/employee?show=new", { form: "new", key: "k" }, 2],
];
const members: Record<string, "client" | "company"> = { profile: "client", employee: "company" };

it.each(forms)(
  "at %s, the errors of an empty form (%o) name their fields",
  async (path, sent, count) => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    const kind = Object.entries(members).find(([name]) => path.startsWith(`/${name}`))?.[1];
    if (kind) await visitor.logIn(demoLogin(panel, kind));
    const { status, html } = await visitor.post(path, sent);
    expect(status).toBe(422);
    const [summary = ""] = html.match(/<div class="error-summary".*?<\/ul>/s) ?? [];
    const links = [...summary.matchAll(/<a .*?<\/a>/gs)].map(([link]) => textOf(link));
    expect(links.length).toBeGreaterThanOrEqual(count);
    expect(new Set(links).size).toBe(links.length);
    // Each error starts with the name of its field or makes clear by itself which field it means.
    expect(links).not.toContain(texts.es.required);
  },
);

it("an active account's page shows no form for another account to a user who is logged in", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost", {
    headers: { "accept-language": "en" },
  });
  await visitor.logIn(demoLogin(panel, "client"));
  const own = await visitor.get("/activate_account");
  expect(textOf(own.html)).toContain("your account is already active");
  expect(own.html).not.toContain('id="code"');
  // A user who follows another account's link still gets that account's form.
  expect((await visitor.get("/activate_account/+34600111999/123456")).html).toContain('id="code"');
});
