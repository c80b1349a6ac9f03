import type { Page } from "@playwright/test";
import { texts as requestTexts } from "../../app/features/order-draft/texts.ts";
import { texts as orderTexts } from "../../app/features/order-taxi/texts.ts";
import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { addFavourite } from "../../sandbox/customer/favourites.ts";
import { findAccount } from "../../sandbox/test-client.ts";
import { nameOf } from "../../sandbox/trips/geocoding.ts";
import { tripsOf } from "../services/customers.ts";
import { later, sayLater } from "../services/later.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { ageSessions } from "../services/stored-sessions.ts";
import { expect, type RequestForm, test } from "./request-story.ts";
import { chooseLanguage, fillInLogin, holdRequests, waitForHydration } from "./story.ts";

const station = nameOf(getPlace("estacion-central"));
const square = nameOf(getPlace("plaza-mayor"));
const terminal = nameOf(getPlace("aeropuerto-de-cantalmar-terminal-1-salidas"));

const searching = {
  en: "We are looking for a vehicle, please wait.",
  es: "Estamos buscando un vehículo, espera, por favor.",
};

for (const kind of ["client", "company", "employee", "hotel"] as const) {
  test(`a user of the kind "${kind}" requests a taxi for now`, {
    tag: kind === "client" ? [] : "@full",
  }, async ({ page, url, say, panel, enter, form }) => {
    const account = await enter(kind);
    await page.goto(url("/"));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      kind === "company" || kind === "hotel" ? account.name : (account.name.split(" ")[0] ?? ""),
    );
    await expect(form.from).toHaveValue(square);
    await form.goTo("Estación Central");
    if (kind === "company") await form.field("traveller").fill("Lucía Ferrer");
    await form.order.click();

    await expect(page.getByRole("heading", { name: say(searching) })).toBeVisible();
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    await expect(page).toHaveURL(url(`/?trip=${trip?.id}`));
    await expect(page.getByRole("main")).toContainText(station);
    expect(trip).toMatchObject({
      status: 1,
      traveller: kind === "company" ? "Lucía Ferrer" : account.name,
      origin: { calle: square },
      destinationAddress: station,
    });
    // The page offers nothing that the user could press by mistake.
    await expect(form.order).toHaveCount(0);
  });

  test(`a user of the kind "${kind}" books a taxi`, {
    tag: kind === "client" ? [] : "@full",
  }, async ({ page, url, say, panel, enter, form }) => {
    const account = await enter(kind);
    await page.goto(url("/request"));
    await form.goTo("Estación Central");
    if (kind === "company") await form.field("traveller").fill("Lucía Ferrer");
    await form.book();
    await form.order.click();
    const booked = {
      en: `Your taxi is booked for ${sayLater("en")}`,
      es: `Tu taxi está reservado para el ${sayLater("es")}`,
    };
    await expect(page.getByRole("heading", { name: say(booked) })).toBeVisible();
    expect(tripsOf(panel, account)).toMatchObject([{ status: 13, scheduledFor: later.at }]);
  });
}

test("a company orders for one of its employees, under a service type", { tag: "@full" }, async ({
  page,
  url,
  brand,
  panel,
  as,
  form,
}) => {
  await as("company");
  const { trips } = panel.sandbox.world;
  const employee = findAccount(panel.sandbox, "employee", brand.id - 1);
  const before = new Set(trips.keys());
  await page.goto(url("/request"));
  await form.goTo("Estación Central");
  await form.field("employee").selectOption(employee.name);
  const type = form.field("service_type");
  await type.selectOption({ index: 1 });
  const typeName = await type.locator("option:checked").textContent();
  await form.order.click();
  await expect(page).toHaveURL(/\?trip=/);
  await expect(page.getByRole("main")).toContainText(employee.name);
  const ordered = [...trips.values()].filter(({ id }) => !before.has(id));
  expect(ordered).toMatchObject([
    { employeeId: employee.id, traveller: employee.name, serviceType: typeName },
  ]);
});

test.describe("a request with a default favourite", () => {
  test("takes three interactions with JavaScript", { tag: "@js" }, async ({
    page,
    url,
    say,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url("/"));
    await waitForHydration(page);
    let interactions = 0;
    const interact = (done: Promise<void>) => {
      interactions += 1;
      return done;
    };
    await interact(form.to.fill("termi salidas"));
    await interact(page.getByRole("option", { name: terminal }).click());
    await expect(page.getByRole("main").getByRole("figure")).toBeVisible();
    await interact(form.order.click());
    await expect(page.getByRole("heading", { name: say(searching) })).toBeVisible();
    expect(interactions).toBeLessThanOrEqual(3);
  });

  test("takes four page loads without JavaScript", { tag: "@no-js" }, async ({
    page,
    url,
    say,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url("/"));
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await form.to.fill("terminal 1");
    await form.to.press("Enter");
    await page.getByRole("button", { name: terminal }).click();
    await form.order.click();
    await expect(page.getByRole("heading", { name: say(searching) })).toBeVisible();
    expect(loads).toBeLessThanOrEqual(4);
  });
});

test.describe("an address", () => {
  test("moves nothing below it while the user types, chooses and clears it", {
    tag: ["@js", "@full"],
  }, async ({ page, url, enter, form, words }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter();
    await page.goto(url("/request"));
    await waitForHydration(page);
    await expect(form.from).toHaveValue(square);
    const top = () =>
      form.field("later").evaluate((below) => below.getBoundingClientRect().top + scrollY);
    const before = await top();
    await form.to.fill("termi salidas");
    expect(await top()).toBe(before);
    await page.getByRole("option", { name: terminal }).click();
    expect(await top()).toBe(before);
    await expect(page.getByRole("button", { name: words(requestTexts)("save") })).toBeVisible();
    expect(await top()).toBe(before);
    await form.to.fill("termi");
    expect(await top()).toBe(before);
    await form.to.fill("");
    expect(await top()).toBe(before);
  });

  test("with several matches is chosen with one press", async ({
    page,
    url,
    words,
    enter,
    form,
  }) => {
    const t = words(requestTexts);
    await enter();
    await page.goto(url("/request"));
    await form.to.fill("aeropuerto");
    await form.lookUp();
    const choices = page.getByRole("group", { name: t("which") }).getByRole("button");
    await expect(choices).toHaveCount(3);
    await expect(form.order).toHaveCount(0);
    const name = (await choices.first().textContent()) ?? "";
    await choices.first().click();
    await expect(form.to).toHaveValue(name);
    await expect(choices).toHaveCount(0);
    await expect(form.order).toBeVisible();
  });

  test("that is a favourite is found by its name", { tag: "@full" }, async ({
    page,
    url,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url("/request?from=Estación+Central"));
    await form.goTo("casa");
    await expect(form.to).toHaveValue(square);
  });

  test("that does not exist or is too short shows an error", { tag: "@full" }, async ({
    page,
    url,
    words,
    enter,
    form,
  }) => {
    const t = words(requestTexts);
    await enter();
    await page.goto(url("/request?to=zzzz"));
    await expect(form.to).toHaveAccessibleDescription(new RegExp(t("not_found")));
    await form.to.fill("es");
    await form.lookUp();
    await expect(form.to).toHaveAccessibleDescription(new RegExp(t("too_short")));
  });

  test("changes places with the other address", { tag: "@full" }, async ({
    page,
    url,
    words,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url("/request"));
    await form.goTo("Estación Central");
    await page.getByRole("button", { name: words(requestTexts)("swap") }).click();
    await expect(form.from).toHaveValue(station);
    await expect(form.to).toHaveValue(square);
    await page.reload();
    await expect(form.from).toHaveValue(station);
  });

  test("that is no favourite can be saved as one", { tag: "@full" }, async ({
    page,
    url,
    words,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url("/request"));
    await form.goTo("Estación Central");
    const save = page.getByRole("button", { name: words(requestTexts)("save") });
    // The address that is already a favourite offers no such button.
    await expect(save).toHaveCount(1);
    await save.click();
    await expect(page.getByRole("dialog")).toContainText(station);
  });
});

test.describe("the user's position", { tag: "@js" }, () => {
  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

  test("becomes the pickup", { tag: "@full" }, async ({
    page,
    context,
    url,
    words,
    enter,
    form,
  }) => {
    await enter();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(getPlace("faro-viejo"));
    await page.goto(url("/request"));
    await press(page, words(requestTexts)("use_position"));
    await expect(form.from).toHaveValue(nameOf(getPlace("faro-viejo")));
    await expect(form.order).toBeVisible();
  });

  test("stays unused when the user denies the permission, and the page says so", {
    tag: "@full",
  }, async ({ page, context, url, words, enter, form }) => {
    await enter();
    await context.clearPermissions();
    await page.goto(url("/request"));
    await press(page, words(requestTexts)("use_position"));
    await expect(page.getByText(words(requestTexts)("position_refused"))).toBeVisible();
    await expect(form.from).toHaveValue(square);
  });

  test("without an address shows an error", { tag: "@full" }, async ({
    page,
    context,
    url,
    words,
    enter,
    form,
  }) => {
    await enter();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 0, longitude: 0 });
    await page.goto(url("/request"));
    await press(page, words(requestTexts)("use_position"));
    await expect(form.from).toHaveAccessibleDescription(new RegExp(words(requestTexts)("nowhere")));
  });
});

test.describe("an unfinished request", () => {
  const link = `/request?from=${encodeURIComponent(station)}&to=Plaza+Mayor&when=${later.date}T${later.time}&notes=Andén+2&code=HOLA10`;

  async function expectRequest({ from, to, field }: RequestForm, page: Page) {
    await expect(from).toHaveValue(station);
    await expect(to).toHaveValue(square);
    await expect(field("date")).toHaveValue(later.date);
    await expect(field("time")).toHaveValue(later.time);
    await expect(page.locator("[name=notes]")).toHaveValue("Andén 2");
    await expect(page.locator("[name=code]")).toHaveValue("HOLA10");
  }

  test("comes with a link, also for a guest who logs in first", { tag: "@full" }, async ({
    page,
    url,
    words,
    logIn,
    form,
  }) => {
    await page.goto(url(link));
    await page
      .getByRole("main")
      .getByRole("link", { name: words(doorTexts)("log_in") })
      .click();
    await logIn("client");
    await expectRequest(form, page);
  });

  test("survives a reload and the back button", async ({ page, url, say, enter, form }) => {
    await enter();
    await page.goto(url("/request"));
    await form.goTo("Estación Central");
    await form.book();
    await page.reload();
    await expect(form.to).toHaveValue(station);
    await expect(form.field("date")).toHaveValue(later.date);
    await page.getByRole("link", { name: say({ en: "Favorites", es: "Favoritos" }) }).click();
    await expect(page).toHaveURL(url("/favorite"));
    await page.goBack();
    await expect(form.to).toHaveValue(station);
    await expect(form.field("time")).toHaveValue(later.time);
  });

  test("survives a change of the language", { tag: "@full" }, async ({
    page,
    url,
    language,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url(link));
    await expectRequest(form, page);
    const other = language === "es" ? "en" : "es";
    await chooseLanguage(page, other);
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page.getByLabel(requestTexts[other].date, { exact: true })).toHaveValue(
      later.date,
    );
    await expect(page.locator("[name=notes]")).toHaveValue("Andén 2");
    await expect(page.locator("[name=to]")).toHaveValue(square);
  });

  test("survives the end of the session", { tag: "@full" }, async ({
    page,
    url,
    panel,
    enter,
    form,
    words,
  }) => {
    const account = await enter();
    await page.goto(url(link));
    await expectRequest(form, page);
    const { tokens } = panel.sandbox.world;
    for (const [token, { accountId }] of tokens) if (accountId === account.id) tokens.delete(token);
    await ageSessions(panel.redis);
    await page.reload();
    await fillInLogin(page, words(loginTexts), account);
    await expectRequest(form, page);
  });

  test("keeps all values that were filled in before JavaScript has loaded", { tag: "@js" }, async ({
    page,
    url,
    enter,
  }) => {
    await enter();
    const arrive = await holdRequests(page, "**/build/**/*.js");
    await page.goto(url("/request?to=Estación+Central"), { waitUntil: "commit" });
    await page.locator("details:has([name=notes]) > summary").click();
    await page.locator("[name=notes]").fill("Andén 2");
    // The user moves on to the next field at the moment of hydration.
    await page.locator("[name=traveller]").focus();
    arrive();
    await waitForHydration(page);
    await page.locator("[name=phone]").focus();
    await expect(page).toHaveURL(/[?&]draft=/);
    await expect(page).not.toHaveURL(/notes=/);
  });

  test("gets suggestions for words that were typed before JavaScript has loaded", {
    tag: ["@js", "@full"],
  }, async ({ page, url, enter }) => {
    await enter();
    const arrive = await holdRequests(page, "**/build/**/*.js");
    await page.goto(url("/request"), { waitUntil: "commit" });
    await page.locator("[name=to]").fill("Estación Central");
    arrive();
    await expect(page.getByRole("option", { name: /Estación Central/ }).first()).toBeVisible();
  });

  test("keeps the choices that were made before JavaScript has loaded", {
    tag: ["@js", "@full"],
  }, async ({ page, url, words, enter }) => {
    await enter();
    const arrive = await holdRequests(page, "**/build/**/*.js");
    await page.goto(url("/request"), { waitUntil: "commit" });
    const later = page.getByRole("radio", { name: words(requestTexts)("later") });
    await later.check();
    arrive();
    await expect(page).toHaveURL(/timing=later/);
    await expect(later).toBeChecked();
  });

  test("follows the address with the back button", { tag: ["@js", "@full"] }, async ({
    page,
    url,
    words,
    enter,
    form,
  }) => {
    await enter();
    await page.goto(url("/request?to=Estación+Central"));
    await expect(form.to).toHaveValue(station);
    await page.getByRole("button", { name: words(requestTexts)("swap") }).click();
    await expect(form.to).toHaveValue(square);
    await page.goBack();
    await expect(form.to).toHaveValue(station);
    await expect(form.from).toHaveValue(square);
  });
});

test("the question whether another taxi is meant is in view and has the focus", {
  tag: "@js",
}, async ({ page, url, words, enter, form }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("company");
  const order = async () => {
    await page.goto(url(`/request?${new URLSearchParams({ to: station, traveller: "Berta" })}`));
    await waitForHydration(page);
    await form.order.click();
  };
  await order();
  await expect(page.locator("#placed")).toBeFocused();
  await order();
  const question = page.getByRole("heading", { name: words(orderTexts)("again") });
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
});

test("an address field offers favourites and recent places before the user types", async ({
  page,
  panel,
  url,
  words,
  enter,
  form,
  javaScriptEnabled,
}) => {
  const account = await enter();
  const gym = { name: "Avenida del Faro, 80, 59001 Cantalmar", latitude: 38.01, longitude: 0.62 };
  addFavourite(panel.sandbox.world, account, { alias: "Gimnasio", ...gym, isDefault: false });
  const [past] = addPastTrips(panel.sandbox, account, 1);
  const recent = past?.destinationAddress ?? "";
  await page.goto(url("/request"));

  if (javaScriptEnabled === false) {
    // The browser itself suggests the favourites.
    const list = page.locator(`datalist#${await form.to.getAttribute("list")}`);
    await expect(list.locator('option[label="Gimnasio"]')).toHaveAttribute("value", gym.name);
    await form.to.fill("Gimnasio");
    await form.lookUp();
    await expect(form.to).toHaveValue(gym.name);
    return;
  }
  await waitForHydration(page);
  await form.to.focus();
  const t = words(requestTexts);
  const offered = page.getByRole("option");
  await expect(offered.filter({ hasText: "Gimnasio" })).toHaveAccessibleName(
    `${t("favourite")} Gimnasio ${gym.name}`,
  );
  await expect(offered.filter({ hasText: recent })).toHaveAccessibleName(
    `${t("recent")} ${recent}`,
  );

  // The suggestions disappear as soon as the user types.
  await form.to.pressSequentially("g");
  await expect(offered).toHaveCount(0);
  await form.to.press("Backspace");
  await offered.filter({ hasText: recent }).click();
  await expect(form.to).toHaveValue(recent);
  await expect(form.order).toBeVisible();
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get("to_lat") === `${past?.destination?.latitude}`,
  );
});
