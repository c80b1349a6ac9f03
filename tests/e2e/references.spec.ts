import { texts as referenceTexts } from "../../app/features/references/texts.ts";
import { texts as fieldTexts } from "../../app/routes/references/texts.ts";
import { texts as tripTexts } from "../../app/routes/trip_references/texts.ts";
import { tripsOf } from "../services/customers.ts";
import { expect, test } from "./request-story.ts";

test("a company names a field, asks for it on every order, and corrects it after the trip", {
  tag: "@full",
}, async ({ page, panel, url, words, enter, form }) => {
  const t = words(fieldTexts);
  const ofTrip = words(tripTexts);
  const ofForms = words(referenceTexts);
  const company = await enter("company");
  await page.goto(url("/references"));
  await page.getByRole("link", { name: t("add") }).click();
  await page.getByLabel(t("name"), { exact: true }).fill("Obra");
  await page.getByLabel(t("values")).fill("Norte\nSur");
  await page.getByLabel(t("required_label")).check();
  await page.getByRole("button", { name: t("save") }).click();
  await expect(page.getByText(t("saved", { name: "Obra" }))).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Norte, Sur" })).toBeVisible();

  await page.goto(url("/request"));
  await form.goTo("Estación Central");
  await form.field("traveller").fill("Ada Lovelace");
  await form.lookUp();
  const project = page.getByLabel(/^Obra/);
  await form.order.click();
  await expect(project).toHaveAccessibleDescription(new RegExp(ofForms("referenceMissing")));
  expect(tripsOf(panel, company)).toEqual([]);
  await project.selectOption("Norte");
  await form.lookUp();
  // No address tells what a trip is for.
  await expect(page).not.toHaveURL(/ref_/);
  await form.order.click();
  await expect(page).toHaveURL(/[?&]trip=/);
  await expect(page.getByRole("main")).toContainText("Norte");
  const [trip] = tripsOf(panel, company);

  await page.goto(url(`/history/references/${trip?.id}`));
  await expect(project).toHaveValue("Norte");
  await project.selectOption("Sur");
  await page.getByRole("button", { name: ofTrip("save") }).click();
  await expect(page.getByText(ofTrip("corrected"))).toBeVisible();
  const change = page.getByRole("row").filter({ hasText: company.name });
  await expect(change).toContainText("Norte");
  await expect(change).toContainText("Sur");
});
