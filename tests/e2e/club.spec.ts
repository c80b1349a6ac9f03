import { toLocalTime } from "../../app/i18n/local-time.ts";
import { texts as clubTexts } from "../../app/routes/club/texts.ts";
import { texts as commerceTexts } from "../../app/routes/commerce/texts.ts";
import { texts as profileTexts } from "../../app/routes/profile/texts.ts";
import { texts as dateTimeTexts } from "../../app/ui/fields/date-time-texts.ts";
import { openCommerce } from "../services/offers.ts";
import { expect, test } from "./request-story.ts";

const HOUR = 3_600_000;
const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };
const selectTime = { en: "Must select date and time", es: "Debes seleccionar fecha y hora" };
const required = { en: "This field is required.", es: "Este campo es obligatorio." };
/** The name as it is written within a sentence. */
const notAhead = {
  en: "Ads must be created 24-48 hours ahead",
  es: "Los anuncios se crean con 24-48 horas de antelación",
};

/** The time zone of all brands. */
const inHours = (hours: number) => toLocalTime(Date.now() + hours * HOUR, "Europe/Madrid");

test("a club member finds the shops, their discounts, and a taxi to their door", {
  tag: "@full",
}, async ({ page, panel, brand, url, words, as, form }) => {
  await as("client");
  await page.goto(url("/profile"));
  await page.getByRole("link", { name: words(profileTexts)("to_club") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(clubTexts)("title"));
  const commerces = [...panel.sandbox.world.commerces.values()].filter(
    ({ brandId, ownerId, phone }) => brandId === brand.id && ownerId === null && phone !== null,
  );
  for (const { name, advantage } of commerces) {
    const shop = page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
    await expect(shop).toContainText(advantage);
  }
  const [shop] = commerces;
  await page.getByRole("link", { name: shop?.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop?.name ?? "");
  const t = words(commerceTexts);
  await expect(page.getByRole("main")).toContainText(shop?.description ?? "");
  await expect(page.getByRole("link", { name: t("call") })).toHaveAttribute(
    "href",
    `tel:${shop?.phone}`,
  );
  // The shop belongs to another user.
  await expect(page.getByRole("button", { name: t("announce") })).toBeHidden();
  await page.getByRole("link", { name: t("taxi") }).click();
  await expect(form.to).toHaveValue(shop?.address ?? "");
});

test("a shop's owner announces an ad one or two days ahead", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  enter,
  as,
}) => {
  const t = words(commerceTexts);
  const shop = openCommerce(panel, await enter());
  await page.goto(url("/club"));
  await page.getByRole("link", { name: shop.name }).click();
  await expect(page.getByText(t("no_ads"))).toBeVisible();

  const field = (name: "name" | "text" | "starts_date" | "starts_time" | "ends_date") =>
    page.getByLabel(t(name), { exact: true });
  const announce = page.getByRole("button", { name: t("announce") });
  const startAt = async (hours: number) => {
    const [date = "", time = ""] = inHours(hours).split(" ");
    await field("starts_date").fill(date);
    await field("starts_time").fill(time);
  };

  await announce.click();
  await expect(page.getByRole("alert").filter({ hasText: say(required) })).toBeFocused();
  await expect(field("name")).toHaveAccessibleDescription(new RegExp(say(required)));
  await field("name").fill("Queso de la sierra");
  await field("text").fill("Media pieza a mitad de precio.\nSolo por la mañana.");

  for (const [hours, problem] of [
    [3, "too_early"],
    [50, "too_late"],
  ] as const) {
    await startAt(hours);
    await announce.click();
    const said = t(problem, { min: ".+", max: ".+" });
    expect(said).toContain(say(notAhead).slice(1));
    await expect(field("starts_date")).toHaveAccessibleDescription(new RegExp(said));
    await expect(field("name")).toHaveValue("Queso de la sierra");
  }
  await startAt(36);
  await field("ends_date").fill("");
  await announce.click();
  await expect(field("ends_date")).toHaveAccessibleDescription(new RegExp(say(selectTime)));
  await field("ends_date").fill(inHours(20).slice(0, 10));
  await announce.click();
  await expect(field("ends_date")).toHaveAccessibleDescription(new RegExp(t("ends_before")));
  expect(shop.ads).toEqual([]);

  await field("ends_date").fill(inHours(100).slice(0, 10));
  await announce.click();
  await expect(page.getByText(say(registered))).toBeVisible();
  const ad = page.getByRole("listitem").filter({ hasText: "Queso de la sierra" });
  await expect(ad).toContainText(t("to_come"));
  await expect(field("name")).toHaveValue("");
  expect(shop.ads).toHaveLength(1);

  // Other users see the ad as soon as it starts.
  await as("company");
  await page.goto(url(`/club/commerce/${shop.id}`));
  await expect(page.getByText(t("no_ads"))).toBeVisible();
  for (const each of shop.ads) each.startsAt = Date.now() - HOUR;
  await page.goto(url("/club"));
  await expect(page.getByRole("main")).toContainText(
    words(clubTexts)("now", { title: "Queso de la sierra" }),
  );
});

test("the calendar offers the two days on which an ad may start", {
  tag: ["@js", "@full"],
}, async ({ page, panel, url, words, enter }) => {
  const t = words(commerceTexts);
  const ofDialog = words(dateTimeTexts);
  const shop = openCommerce(panel, await enter());
  await page.goto(url(`/club/commerce/${shop.id}`));
  const start = page.getByRole("group", { name: t("starts") });
  await start.getByRole("button", { name: ofDialog("open") }).click();
  const dialog = page.getByRole("dialog");
  const typed = dialog.getByLabel(ofDialog("typed"), { exact: true });
  const accept = dialog.getByRole("button", { name: ofDialog("accept") });
  await typed.fill(inHours(2));
  await accept.click();
  await expect(typed).toHaveAccessibleDescription(new RegExp(ofDialog("early", { min: ".+" })));
  await typed.fill(inHours(60));
  await expect(typed).toHaveAccessibleDescription(new RegExp(ofDialog("late", { max: ".+" })));
  await typed.fill(inHours(40));
  await accept.click();
  await expect(dialog).toBeHidden();
  const [date = "", time = ""] = inHours(40).split(" ");
  await expect(page.getByLabel(t("starts_date"), { exact: true })).toHaveValue(date);
  await expect(page.getByLabel(t("starts_time"), { exact: true })).toHaveValue(time);
});

test("a user without the permission does not get the club", { tag: "@full" }, async ({
  page,
  url,
  say,
  enter,
}) => {
  await enter("employee");
  for (const path of ["/club", "/club/commerce"]) {
    await page.goto(url(path));
    await expect(page.getByRole("main")).toContainText(
      say({ en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." }),
    );
  }
});
