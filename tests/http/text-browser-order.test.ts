import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as statusTexts } from "../../app/features/trips/status-texts.ts";
import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as fieldTexts } from "../../app/ui/fields/texts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, tripsOf } from "../services/customers.ts";
import { inTurn } from "../services/in-turn.ts";
import { type LocalProxy, startLocalProxy } from "../services/local-proxy.ts";
import type { Panel } from "../services/panel.ts";
import { openTextBrowser } from "../services/text-browser.ts";

let panel: Panel;
let proxy: LocalProxy;
beforeAll(async () => {
  [panel, proxy] = await Promise.all([borrowPanel(), startLocalProxy()]);
});
afterAll(async () => {
  await proxy.stop();
  await panel.stop();
});

it.each(inTurn(["ar", "en", "es"] as const, { every: 3 }))(
  "a user orders a taxi with a text browser, in %s",
  async (language) => {
    const [door, login] = [doorTexts[language], loginTexts[language]];
    const request = requestTexts[language];
    const account = addTraveller(panel, 0, { exclusiveAgrupation: 1 });
    const address = panel.url("cantalmar.localhost", "/request");
    const browser = await openTextBrowser({ address, language, proxy });
    onTestFinished(browser.close);
    await browser.followLink(door.log_in);
    await browser.fillIn(login.username, account.email);
    await browser.fillIn(login.password, account.password);
    await browser.pressButton(login.log_in);

    await browser.fillIn(`${request.to} ${fieldTexts[language].optional}`, "aeropuerto");
    await browser.pressButton(request.update_fares);
    expect(await browser.read()).toContain(request.which);
    await browser.pressButton("Avenida del Aeropuerto, 130");
    expect(await browser.read()).toContain("Radio Taxi Cantalmar");
    await browser.pressButton(request.order_now);
    expect(await browser.read()).toContain(statusTexts[language].searching);
    expect(tripsOf(panel, account)).toMatchObject([{ status: 1 }]);
  },
);
