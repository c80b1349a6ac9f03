import type { Locator, Page } from "@playwright/test";
import { texts as fareTexts } from "../../app/features/fares/texts.ts";
import { texts as oddsTexts } from "../../app/features/odds/texts.ts";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as paymentTexts } from "../../app/features/payment/texts.ts";
import { texts as formTexts } from "../../app/forms/texts.ts";
import { findInstants, toLocalTime } from "../../app/i18n/local-time.ts";
import type { Translate } from "../../app/i18n/translate.ts";
import { texts as dateTimeTexts } from "../../app/ui/fields/date-time-texts.ts";
import { brands } from "../../sandbox/brands.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { listMethodsOf } from "../../sandbox/customer/payment-methods.ts";
import { tripsOf } from "../services/customers.ts";
import { writeOdds } from "../services/odds.ts";
import { checkLooks } from "./axe.ts";
import { expect, test } from "./request-story.ts";

const [cantalmar, alazul, limoncillo] = brands;
if (!cantalmar || !alazul || !limoncillo) throw new Error("The sandbox has three brands");

/** From the main square to the airport, which all groups serve, each with a different kind of fare. */
const toAirport = "/request?to=terminal+1+salidas";

const noService = {
  en: "Sorry, there is no service in this zone",
  es: "Lo sentimos, no hay servicio en esta zona",
};
const invalidCode = { en: "Invalid code", es: "El código no es válido" };
const selectGroup = { en: "Select a grouping", es: "Selecciona un grupo" };
const selectTime = { en: "Must select date and time", es: "Debes seleccionar fecha y hora" };
const travellerMissing = {
  en: "Traveler name required",
  es: "El nombre del viajero es obligatorio",
};
const originMissing = {
  en: "To make a service request you must enter a valid address in",
  es: "Para pedir un taxi debes indicar una dirección válida en",
};

/** The fare of the chosen group. */
const fareOf = (page: Page, group: string) =>
  page.locator("main aside div:has(> h2)").filter({ hasText: group });

/** The groups that serve the route, in the dialog that the button opens. */
const chooseFare = async (page: Page, t: Translate<typeof fareTexts>) => {
  await page.getByRole("button", { name: t("choose") }).click();
  return page.getByRole("dialog", { name: t("choose") });
};

const itemOf = (dialog: Locator, group: string) =>
  dialog.getByRole("listitem").filter({ hasText: group });

async function choose(page: Page, t: Translate<typeof fareTexts>, group: string) {
  const dialog = await chooseFare(page, t);
  await itemOf(dialog, group).getByRole("button").first().click();
  await expect(dialog).toBeHidden();
}

/** Amounts contain non-breaking spaces. */
const plain = async (text: Promise<string | null>) => (await text)?.replaceAll(/\s/g, " ") ?? "";

test("every kind of fare shows its group, its price and the driver's languages", {
  tag: "@full",
}, async ({ page, url, say, words, enter }) => {
  const t = words(fareTexts);
  await enter();
  await page.goto(url(toAirport));
  const dialog = await chooseFare(page, t);

  const fixed = await plain(itemOf(dialog, alazul.name).textContent());
  expect(fixed).toContain(t("fixed"));
  expect(fixed).toContain(say({ en: "€27.00", es: "27,00 €" }));
  const spoken = {
    en: "English, Spanish, German, French, and Italian",
    es: "inglés, español, alemán, francés e italiano",
  };
  expect(fixed).toContain(t("speaks", { languages: say(spoken) }));

  const range = await plain(itemOf(dialog, cantalmar.name).textContent());
  expect(range).toContain(t("calculated"));
  expect(range).toMatch(/€\d+\.\d\d – €\d+\.\d\d|\d+,\d\d-\d+,\d\d €/);

  const estimate = await plain(itemOf(dialog, limoncillo.name).textContent());
  expect(estimate).toContain(t("estimate"));
});

test("one press takes the fare of another group, and the first one stays at hand", {
  tag: "@full",
}, async ({ page, url, words, enter }) => {
  await enter();
  await page.goto(url(toAirport));
  const fares = page.getByRole("complementary", { name: words(requestTexts)("fares") });
  const chosen = fares.getByRole("heading", { level: 2 });
  const first = (await chosen.textContent()) ?? "";
  const other = fares.getByRole("listitem").getByRole("button").first();
  const [price = ""] = (await other.getByRole("strong").allTextContents()) ?? [];
  await other.click();
  await expect(chosen).not.toHaveText(first);
  await expect(fareOf(page, (await chosen.textContent()) ?? "")).toContainText(price);
  await expect(fares.getByRole("listitem").filter({ hasText: first })).toBeVisible();
});

test("a dialog explains a fare in the group's words", { tag: "@full" }, async ({
  page,
  url,
  words,
  enter,
  form,
}) => {
  const t = words(fareTexts);
  await enter();
  await page.goto(url(toAirport));
  await choose(page, t, alazul.name);
  await page.getByRole("button", { name: t("details"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("details_of", { group: alazul.name }) });
  await expect(dialog.getByRole("term")).toHaveText([
    "Fixed price between the airport and the centre",
  ]);
  await expect(dialog.getByRole("listitem")).toHaveText(alazul.tariff.info);
  await expect(dialog).toContainText(alazul.tariff.waitingPassenger);
  // The close button in the dialog's corner has the same name.
  await dialog
    .getByRole("link", { name: t("close") })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(form.order).toBeVisible();
});

test("the fare for a booking is marked as such", { tag: "@full" }, async ({
  page,
  url,
  words,
  enter,
  form,
}) => {
  const t = words(fareTexts);
  await enter();
  await page.goto(url(toAirport));
  await choose(page, t, alazul.name);
  await expect(fareOf(page, alazul.name)).not.toContainText(t("scheduled"));
  await form.book();
  await expect(fareOf(page, alazul.name)).toContainText(t("scheduled"));
});

test("a user who belongs to one group is offered no other", { tag: "@full" }, async ({
  page,
  url,
  brand,
  words,
  enter,
}) => {
  await enter("employee");
  await page.goto(url(toAirport));
  const main = page.getByRole("main");
  const fares = page.getByRole("complementary", { name: words(requestTexts)("fares") });
  await expect(fares.getByRole("heading", { level: 2 })).toHaveText([brand.name]);
  await expect(main.getByRole("button", { name: words(fareTexts)("choose") })).toHaveCount(0);
});

test("the chosen group gets the order and the payment", async ({
  page,
  url,
  panel,
  words,
  enter,
  form,
}) => {
  const account = await enter();
  await page.goto(url(toAirport));
  await choose(page, words(fareTexts), limoncillo.name);
  const ways = page.getByRole("group", {
    name: words(requestTexts)("pay_group", { group: limoncillo.name }),
  });
  const methods = listMethodsOf(limoncillo).slice(0, 3);
  await expect(ways.locator("label")).toHaveText(methods.map(({ name }) => name));
  // The payment uses this group's method, and the default stays as it is.
  const isDefault = await ways.getByRole("radio", { checked: true }).inputValue();
  const other = methods.find(({ id }) => !isDefault.startsWith(`${id}:`));
  await ways.getByRole("radio", { name: other?.name }).check();
  await form.order.click();
  await expect(page).toHaveURL(/\?trip=/);
  expect(tripsOf(panel, account)).toMatchObject([
    { agrupacionId: limoncillo.id, paymentMethod: other?.name },
  ]);
  const choices = panel.sandbox.world.paymentChoices;
  expect(`${choices.get(`${account.id}:${limoncillo.id}`)?.defaultId}:${limoncillo.id}`).toBe(
    isDefault,
  );
});

test.describe("in a place that the panel's own group does not serve", () => {
  test.use({ brand: limoncillo });
  const fromNorth = "/request?from=Facultad+de+Medicina&to=terminal+1+salidas";

  test("no group is chosen before the user chooses one", { tag: "@full" }, async ({
    page,
    url,
    say,
    words,
    panel,
    enter,
    form,
  }) => {
    // A second group there, so that the user has a choice.
    const { brands: groups } = panel.sandbox.world;
    const [, second] = groups;
    if (!second) throw new Error("There are several groups");
    const { zonesServed } = second;
    second.zonesServed = [...zonesServed, "north"];
    const account = await enter();
    await page.goto(url(fromNorth));
    await form.order.click();
    await expect(form.alert).toContainText(say(selectGroup));
    await form.alert.getByRole("link").click();
    await choose(page, words(fareTexts), cantalmar.name);
    await form.order.click();
    await expect(page).toHaveURL(/\?trip=/);
    second.zonesServed = zonesServed;
    expect(tripsOf(panel, account)).toMatchObject([{ agrupacionId: cantalmar.id }]);
  });
});

test("a place that no group serves has a message", { tag: "@full" }, async ({
  page,
  url,
  say,
  enter,
  form,
}) => {
  await enter();
  await page.goto(url("/request?from=Embarcadero+de+la+Isla"));
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: say(noService) }),
  ).toBeVisible();
  await expect(form.order).toHaveCount(0);
});

test("the bar of a phone says that no group serves a place", {
  tag: "@full",
}, async ({ page, url, say, enter }) => {
  await enter();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url("/request?from=Embarcadero+de+la+Isla"));
  await expect(page.locator("[data-bottom-bar]").getByText(say(noService))).toBeInViewport();
});

test.describe("a discount code", () => {
  test.use({ brand: alazul });

  const priceOf = (page: Page) => plain(fareOf(page, alazul.name).locator("strong").textContent());

  test("lowers the fares, and shows the former ones", { tag: "@full" }, async ({
    page,
    url,
    say,
    words,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url(toAirport));
    const code = form.field("code_label");
    const apply = page.getByRole("button", { name: words(requestTexts)("apply"), exact: true });
    const prompt = (name: "code_add" | "code_change") =>
      page.getByRole("button", { name: words(requestTexts)(name) }).click();
    const old = fareOf(page, alazul.name).locator("s");
    await expect(old).toHaveCount(0);

    await prompt("code_add");
    await code.fill("HOLA10");
    await apply.click();
    await expect(old).toContainText(say({ en: "€27.00", es: "27,00" }));
    await expect.poll(() => priceOf(page)).toContain(say({ en: "€24.30", es: "24,30 €" }));

    await prompt("code_change");
    await code.fill("puerto5");
    await apply.click();
    await expect(fareOf(page, alazul.name).locator("strong")).toContainText("22");
    await expect.poll(() => priceOf(page)).toContain(say({ en: "€22.00", es: "22,00 €" }));
  });

  test("on an agreed fare hides its breakdown", { tag: "@full" }, async ({
    page,
    url,
    say,
    words,
    panel,
    enter,
    form,
  }) => {
    const t = words(fareTexts);
    const account = await enter();
    await page.goto(url(`${toAirport}&code=LOC-2468`));
    await expect(page.getByRole("button", { name: t("details"), exact: true })).toHaveCount(0);
    await expect.poll(() => priceOf(page)).toContain(say({ en: "€18.00", es: "18,00 €" }));
    await form.order.click();
    await expect(page).toHaveURL(/\?trip=/);
    expect(tripsOf(panel, account)).toMatchObject([{ fare: 18, code: "LOC-2468" }]);
  });

  test("without a discount shows an error at its field, and the fares stay", {
    tag: "@full",
  }, async ({ page, url, say, words, enter, form }) => {
    await enter();
    await page.goto(url(`${toAirport}&code=NADA`));
    await expect(
      page.getByRole("button", { name: words(requestTexts)("code_change") }),
    ).toHaveAccessibleDescription(new RegExp(say(invalidCode)));
    await expect.poll(() => priceOf(page)).toContain(say({ en: "€27.00", es: "27,00 €" }));
    // An order with this code is refused, too.
    await form.order.click();
    await expect(form.alert).toContainText(say(invalidCode));
  });
});

test("a company has to name the traveller", { tag: "@full" }, async ({
  page,
  url,
  say,
  enter,
  form,
  panel,
}) => {
  const account = await enter("company");
  await page.goto(url(toAirport));
  await form.order.click();
  await expect(form.alert).toBeFocused();
  await form.alert.getByRole("link", { name: say(travellerMissing) }).click();
  await expect(form.field("traveller")).toBeFocused();
  expect(tripsOf(panel, account)).toEqual([]);
});

test("an invalid phone shows an error", { tag: "@full" }, async ({
  page,
  url,
  words,
  enter,
  form,
}) => {
  await enter("company");
  await page.goto(url(toAirport));
  await form.field("traveller").fill("Lucía Ferrer");
  await form.field("phone").fill("123");
  await form.order.click();
  await expect(form.field("phone")).toHaveAccessibleDescription(
    new RegExp(words(formTexts)("phone")),
  );
  await expect(form.field("traveller")).toHaveValue("Lucía Ferrer");
});

test.describe("a booking", () => {
  /** Within the next year, the first half past two that occurs this often in the pickup's time zone. */
  function findHalfPastTwo(times: number): string {
    // Noon is on the same day in summer and winter time.
    const noon = new Date().setUTCHours(12, 0, 0, 0);
    for (let day = 1; day < 364; day += 1) {
      const date = toLocalTime(noon + day * 86_400_000, "Europe/Madrid").slice(0, 10);
      if (findInstants(`${date} 02:30`, "Europe/Madrid").length === times) return `${date}T02:30`;
    }
    throw new Error("The clocks are never changed");
  }

  test("needs a date and a time", { tag: "@full" }, async ({
    page,
    url,
    say,
    words,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url(toAirport));
    await page.getByRole("radio", { name: words(requestTexts)("later") }).check();
    await form.lookUp();
    await expect(page.getByRole("status").filter({ hasText: say(selectTime) })).toBeVisible();
    await expect(form.order).toHaveCount(0);
  });

  test("is refused without a date and a time", { tag: ["@no-js", "@full"] }, async ({
    page,
    url,
    say,
    words,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url(toAirport));
    await page.getByRole("radio", { name: words(requestTexts)("later") }).check();
    await form.order.click();
    await expect(form.alert.getByRole("link", { name: say(selectTime) })).toBeVisible();
  });

  const times = {
    past: () => "2020-01-01T10:00",
    tooFar: () => "2099-01-01T10:00",
    skipped: () => findHalfPastTwo(0),
  } as const;
  for (const problem of ["past", "tooFar", "skipped"] as const) {
    test(`for a time that is ${problem} is refused`, { tag: "@full" }, async ({
      page,
      url,
      words,
      enter,
      form,
    }) => {
      await enter();
      await page.goto(url(`${toAirport}&when=${times[problem]()}`));
      await expect(form.field("date")).toHaveAccessibleDescription(
        new RegExp(words(orderTexts)(problem).slice(0, 20)),
      );
      await expect(form.order).toHaveCount(0);
    });
  }

  test("takes its time from the calendar", { tag: ["@js", "@full"] }, async ({
    page,
    url,
    words,
    enter,
    form,
  }) => {
    const t = words(dateTimeTexts);
    await enter();
    await page.goto(url(toAirport));
    await page.getByRole("radio", { name: words(requestTexts)("later") }).check();
    await page.getByRole("button", { name: t("open") }).click();
    const dialog = page.getByRole("dialog", { name: t("title") });
    await dialog.getByRole("button", { name: t("tomorrow") }).click();
    await dialog.getByRole("button", { name: t("accept") }).click();
    await expect(form.field("time")).toHaveValue("09:00");
    await expect(fareOf(page, alazul.name)).toContainText(words(fareTexts)("scheduled"));
    await expect(page).toHaveURL(/[?&]time=09(:|%3A)00(&|$)/);
  });

  test("for an ambiguous time takes the earlier one", { tag: "@full" }, async ({
    page,
    url,
    words,
    panel,
    enter,
    form,
  }) => {
    const account = await enter();
    const when = findHalfPastTwo(2);
    await page.goto(url(`${toAirport}&when=${when}`));
    await expect(page.getByText(words(requestTexts)("doubled"))).toBeVisible();
    await form.order.click();
    await expect(page).toHaveURL(/\?trip=/);
    const [first] = findInstants(when.replace("T", " "), "Europe/Madrid");
    expect(tripsOf(panel, account)).toMatchObject([{ scheduledFor: first }]);
  });
});

test.describe("a request without an origin", { tag: ["@no-js", "@full"] }, () => {
  test("links a client to the profile", async ({ page, url, say, enter, form }) => {
    await enter();
    await page.goto(url(toAirport));
    await form.from.fill("");
    await form.order.click();
    await expect(form.alert).toContainText(say(originMissing));
    await form.alert.getByRole("link", { name: say({ en: "Profile", es: "Perfil" }) }).click();
    await expect(page).toHaveURL(url("/profile#address"));
  });

  test("refers an employee to the company", async ({ page, url, say, panel, enter, form }) => {
    const { companyId } = await enter("employee");
    const company = panel.sandbox.world.accounts.get(companyId ?? 0)?.name ?? "?";
    await page.goto(url(toAirport));
    await form.from.fill("");
    await form.order.click();
    await expect(form.alert).toContainText(`${say(originMissing)} ${company}`);
    // The only link leads to the field.
    await expect(form.alert.getByRole("link")).toHaveCount(1);
  });
});

test("an invalid part of a link shows an error at its field", { tag: "@full" }, async ({
  page,
  url,
  words,
  enter,
  form,
}) => {
  const t = words(requestTexts);
  await enter();
  await page.goto(url(`${toAirport}&when=soon&employee=me&passengers=many`));
  await expect(form.field("date")).toHaveAccessibleDescription(new RegExp(t("date_wrong")));
});

test("the user changes the default payment method in a dialog, and returns to the request", {
  tag: "@full",
}, async ({ page, url, words, enter, form }) => {
  const t = words(requestTexts);
  await enter();
  await page.goto(url(toAirport));
  const to = await form.to.inputValue();
  await page.getByRole("button", { name: t("pay_change"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words(paymentTexts)("methods") });
  const other = dialog.getByRole("radio", { checked: false }).first();
  const name = (await other.textContent()) ?? "";
  await other.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("radio", { name })).toBeChecked();
  await expect(form.to).toHaveValue(to);
});

test("a client reads how many orders found a taxi here at this hour", { tag: "@full" }, async ({
  page,
  panel,
  brand,
  url,
  words,
  enter,
  javaScriptEnabled,
}) => {
  await enter();
  // A panel remembers what it has read, so no other story may begin here.
  const place = getPlace("jardin-botanico");
  await writeOdds(panel, place, { permalink: brand.permalink, group: brand.id, slots: 8 });
  const { name, latitude, longitude } = place;
  const from = `from=${encodeURIComponent(name)}&from_lat=${latitude}&from_lng=${longitude}`;
  await page.goto(url(`${toAirport}&${from}&group=${brand.id}`));
  const said = words(oddsTexts)("share_within", { found: 9, minutes: 6 });
  await expect(page.getByText(said)).toBeVisible();
  if (javaScriptEnabled) await checkLooks(page, page.url());
});
