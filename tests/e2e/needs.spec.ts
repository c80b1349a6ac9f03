import { texts as fareTexts } from "../../app/features/fares/texts.ts";
import { texts as needsTexts } from "../../app/features/needs/texts.ts";
import { texts as editTexts } from "../../app/features/orders/edit/texts.ts";
import { texts as employeeTexts } from "../../app/routes/employee/texts.ts";
import { texts as favouriteTexts } from "../../app/routes/favorite/texts.ts";
import { addEmployee } from "../services/companies.ts";
import { tripsOf } from "../services/customers.ts";
import { expect, test } from "./request-story.ts";
import { holdRequests } from "./story.ts";

test("a traveller's needs are chosen, shown with the taxi, and changed", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  enter,
  form,
}) => {
  const t = words(needsTexts);
  const account = await enter();
  await page.goto(url("/request"));
  await form.goTo("Estación Central");
  await page.locator("#needs > summary").click();
  await page.getByLabel(t("wheelchair_label")).check();
  await page.getByLabel(t("booster_label")).selectOption("2");
  await page.getByLabel(t("pet_label")).selectOption("assistance");
  await page.getByLabel(t("flight_label")).fill("IB3170");
  await page.getByLabel(t("flight_time")).fill("18:40");
  await form.lookUp();
  // No address tells what the traveller needs.
  await expect(page).toHaveURL(/[?&]draft=/);
  await expect(page.locator("#needs > summary small")).toContainText(t("wheelchair"));
  await form.order.click();

  const said = [
    t("wheelchair"),
    t("booster", { count: 2 }),
    t("pet_assistance"),
    t("flight_at", { number: "IB3170", time: "18:40" }),
  ].join(" · ");
  await expect(page).toHaveURL(/[?&]trip=/);
  await expect(page.getByRole("main")).toContainText(said);
  const [trip] = tripsOf(panel, account);
  expect(trip?.needs).toEqual({
    wheelchair: true,
    child_seats: ["booster", "booster"],
    pet: "assistance",
    flight: { number: "IB3170", time: "18:40" },
  });

  await page.goto(url(`/panel?edit=${trip?.id}`));
  await expect(page.getByLabel(t("wheelchair_label"))).toBeChecked();
  await page.getByLabel(t("wheelchair_label")).uncheck();
  await page
    .getByRole("button", { name: words(editTexts)("save") })
    .last()
    .click();
  await expect(page).toHaveURL(url(`/panel?trip=${trip?.id}`));
  await expect(page.getByText(t("wheelchair"))).toHaveCount(0);
  expect(trip?.needs).not.toHaveProperty("wheelchair");
});

test("needs that are filled in while the page looks up others stay as they are @js", async ({
  page,
  url,
  words,
  enter,
  form,
}) => {
  const t = words(needsTexts);
  await enter();
  await page.goto(url("/request"));
  await form.goTo("Estación Central");
  await page.locator("#needs > summary").click();
  const answer = await holdRequests(page, "**/request*");
  await page.getByLabel(t("wheelchair_label")).check();
  // A browser that fills in a form puts the values in without the focus.
  const flight = page.getByLabel(t("flight_label"));
  await flight.evaluate((field: HTMLInputElement) => {
    field.value = "IB3170";
  });
  answer();
  await expect(page.locator("#needs > summary small")).toContainText(t("wheelchair"));
  await expect(flight).toHaveValue("IB3170");
});

test("a group that has no taxi for a wheelchair is marked, and is not the one that is chosen", {
  tag: "@full",
}, async ({ page, panel, brand, url, words, enter, form }) => {
  const t = words(needsTexts);
  const own = panel.sandbox.world.brands.find(({ id }) => id === brand.id);
  if (!own) throw new Error("The brand is not in the world");
  const { cannotServe } = own;
  own.cannotServe = ["wheelchair"];
  try {
    const account = await enter();
    await page.goto(url("/request"));
    await page.locator("#needs > summary").click();
    await page.getByLabel(t("wheelchair_label")).check();
    await form.goTo("Estación Central");
    await page.getByRole("button", { name: words(fareTexts)("choose") }).click();
    const mark = t("unserved_mark", { needs: t("kind_wheelchair") });
    const choice = page.getByRole("button", { name: brand.name }).filter({ hasText: mark });
    await choice.click();
    await form.order.click();
    await expect(page.locator("body")).toContainText(
      t("unserved", { group: brand.name, needs: t("kind_wheelchair") }).split(".")[0] ?? "",
    );
    expect(tripsOf(panel, account)).toEqual([]);
  } finally {
    own.cannotServe = cannotServe;
  }
});

test("a company's employee brings the saved needs along", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  enter,
  form,
}) => {
  const t = words(needsTexts);
  const account = await enter("company");
  const employee = addEmployee(panel, account, { name: "Óscar Peña" });

  await page.goto(url(`/employee?show=edit-${employee.id}`));
  await page
    .getByRole("link", { name: words(employeeTexts)("edit", { name: "Óscar Peña" }) })
    .click();
  await page.locator("#needs > summary").click();
  await page.getByLabel(t("wheelchair_label")).check();
  await page.getByRole("button", { name: words(employeeTexts)("save"), exact: true }).click();
  await expect(page).toHaveURL(url("/employee"));
  expect(employee.needs).toEqual({ wheelchair: true });

  await page.goto(url("/request"));
  await form.goTo("Estación Central");
  await page.locator("details > summary").first().click();
  await form.field("employee").selectOption({ label: "Óscar Peña" });
  await form.lookUp();
  await expect(page.locator("#needs > summary small")).toContainText(t("wheelchair"));
  await form.order.click();
  await expect(page).toHaveURL(/[?&]trip=/);
  expect(tripsOf(panel, account)).toMatchObject([{ needs: { wheelchair: true } }]);
});

test("a saved address keeps what its traveller needs", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  enter,
  form,
}) => {
  const t = words(needsTexts);
  const account = await enter();
  await page.goto(url("/favorite"));
  await page
    .getByRole("link", { name: words(favouriteTexts)("rename", { alias: "Casa" }) })
    .click();
  await page.locator("#needs > summary").click();
  await page.getByLabel(t("child_label")).selectOption("1");
  await page.locator("dialog, [role=dialog]").getByRole("button").last().click();
  await expect(page.getByRole("main")).toContainText(t("child", { count: 1 }));

  await page.goto(url("/request"));
  await form.goTo("Estación Central");
  await expect(page.locator("#needs > summary small")).toContainText(t("child", { count: 1 }));
  await form.order.click();
  await expect(page).toHaveURL(/[?&]trip=/);
  expect(tripsOf(panel, account)).toMatchObject([{ needs: { child_seats: ["child"] } }]);
});
