import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../services/accounts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

/** The latest e-mail to an address, and its link as a path of the panel. */
function lastMailTo(email: string) {
  const mail = panel.sandbox.world.outbox.findLast((each) => each.to === email);
  const [link = ""] = mail?.text.match(/https?:\/\/\S+/) ?? [];
  return { code: mail?.code ?? "", link: new URL(link) };
}

const guest = () =>
  createVisitor(panel, "cantalmar.localhost", { headers: { "accept-language": "en" } });

const readCode = (html: string) =>
  html.match(/<input[^>]* id="code"[^>]*>/)?.[0].match(/ value="([^"]*)"/)?.[1];

describe("the link in an e-mail", () => {
  it("activates an account when the user presses the button, and not when it is opened", async () => {
    const brand = panel.sandbox.world.brands[0];
    if (!brand) throw new Error("There is a brand");
    const person = await signUp(panel.sandbox, brand);
    const { code, link } = lastMailTo(person.email);
    expect(link.hostname).toBe("cantalmar.localhost");
    for (let look = 0; look < 2; look += 1) {
      const page = await guest().get(link.pathname);
      expect(page.status).toBe(200);
      expect(readCode(page.html)).toBe(code);
      expect(page.headers["referrer-policy"]).toBe("no-referrer");
    }
    const pressed = { intent: "activate", phone: person.phone, code };
    expect(await guest().post(link.pathname, pressed)).toMatchObject({ status: 303 });
  });

  it.each([
    ["chooses another password", "/recover_password", {}],
    ["removes an account", "/remove_account", { intent: "ask" }],
  ])("%s with its code filled in", async (_, path, more) => {
    const [account] = [...panel.sandbox.world.accounts.values()].filter(
      (each) => each.brandId === 1 && each.state === "active" && each.role === "client",
    );
    const email = account?.email ?? "";
    await guest().post(path, { login: email, ...more });
    const { code, link } = lastMailTo(email);
    expect(code.length).toBeGreaterThan(20);
    const { status, html } = await guest().get(link.pathname);
    expect(status).toBe(200);
    expect(readCode(html)).toBe(code);
  });
});
