import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { texts as memberTexts } from "../../app/features/frame/member-texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";
import { menuOf } from "../menus.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { type LocalProxy, startLocalProxy } from "../services/local-proxy.ts";
import type { Panel } from "../services/panel.ts";
import { openTextBrowser } from "../services/text-browser.ts";
import { demoLogin } from "./demo-login.ts";

let panel: Panel;
let proxy: LocalProxy;
beforeAll(async () => {
  [panel, proxy] = await Promise.all([borrowPanel(), startLocalProxy()]);
});
afterAll(async () => {
  await proxy.stop();
  await panel.stop();
});

const kinds: DemoKind[] = ["client", "company", "employee", "hotel"];
const logIn = { en: "Login", es: "Entrar" };

describe.each(kinds)("with a text browser, a %s", (kind) => {
  it.each(["en", "es"] as const)(
    "logs in, sees their menu and logs out, in %s",
    async (language) => {
      const [login, member] = [loginTexts[language], memberTexts[language]];
      const address = panel.url("cantalmar.localhost", "/before_room");
      const browser = await openTextBrowser({ address, language, proxy });
      onTestFinished(browser.close);
      expect(await browser.readMenu()).toEqual(menuOf("guest", language));

      const { username, password } = demoLogin(panel, kind);
      await browser.followLink(logIn[language]);
      await browser.fillIn(login.username, username);
      await browser.fillIn(login.password, password);
      await browser.pressButton(login.log_in);
      // Some entries contain a count.
      const entries = (await browser.readMenu()).map((entry) => entry.replace(/ \d+ .+$/, ""));
      expect(entries).toEqual(menuOf(kind, language));

      await browser.followLink(member.log_out);
      expect(await browser.read()).toContain(member.log_out_question);
      await browser.pressButton(member.close);
      expect(await browser.readMenu()).toEqual(menuOf("guest", language));

      await browser.visit(panel.url("cantalmar.localhost", "/"));
      expect(await browser.readMenu()).toEqual(menuOf("guest", language));
    },
  );
});
