import ical from "ical.js";
import { texts as ordersTexts } from "../../app/features/orders/texts.ts";
import { texts } from "../../app/routes/calendar/texts.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { createVisitor } from "../services/visitor.ts";
import { expect, hostOf, test } from "./story.ts";

const HOUR = 3_600_000;

test("a client subscribes to the reservations, takes another address and ends it", {
  tag: ["@main", "@full"],
}, async ({ page, panel, brand, url, words, asNewcomer }) => {
  const t = words(texts);
  const { email } = await asNewcomer();
  const { world } = panel.sandbox;
  const account = [...world.accounts.values()].find((each) => each.email === email);
  if (!account) throw new Error("No account");
  const at = Math.ceil(world.clock.now() / HOUR) * HOUR + 48 * HOUR;
  const [trip] = addPastTrips(panel.sandbox, account, 1, { status: 13, scheduledFor: at });
  // A calendar program asks without the user's browser.
  const ask = async (address: string) =>
    createVisitor(panel, hostOf(brand)).get(new URL(address).pathname);
  const readUids = (text: string) =>
    new ical.Component(ical.parse(text))
      .getAllSubcomponents("vevent")
      .map((event) => `${event.getFirstPropertyValue("uid")}`);

  await page.goto(url("/Bookings"));
  await page.getByRole("link", { name: words(ordersTexts)("calendar") }).click();
  await page.getByRole("button", { name: t("make") }).click();
  await expect(page.locator("[name=consent]")).toHaveAttribute("aria-invalid", "true");
  await page.locator("[name=consent]").check();
  await page.getByRole("button", { name: t("make") }).click();
  const address = page.getByRole("textbox", { name: t("address") });
  await expect(address).toHaveValue(/\/calendar\/.+\.ics/);
  const first = await address.inputValue();
  expect(readUids((await ask(first)).html)).toEqual([expect.stringContaining(`${trip?.id}`)]);
  await expect(page.getByRole("link", { name: t("subscribe") })).toHaveAttribute(
    "href",
    first.replace(/^https?/, "webcal"),
  );

  await page.getByRole("button", { name: t("renew") }).click();
  await expect(address).not.toHaveValue(first);
  expect((await ask(first)).status).toBe(404);
  const second = await address.inputValue();
  expect((await ask(second)).status).toBe(200);

  await page.getByRole("button", { name: t("end") }).click();
  await expect(page.getByRole("button", { name: t("make") })).toBeVisible();
  expect((await ask(second)).status).toBe(404);
});
