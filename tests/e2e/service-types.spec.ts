import { texts as typeTexts } from "../../app/routes/service_type/texts.ts";
import { expect, rowOf, test } from "./company-story.ts";

const created = {
  es: "Se ha creado el tipo de servicio: Ferias",
  en: "The service type was created: Ferias",
};
const updated = {
  es: "El tipo de servicio Congresos actualizado",
  en: "The service type Congresos was updated",
};
const successful = {
  es: "Tipo de servicio eliminado La acción se ha realizado correctamente",
  en: "Service type deleted The action was successful",
};
const taken = { es: "Ya está en uso", en: "Already in use" };

test("a service type is added, renamed, switched off, and deleted", {
  tag: ["@main", "@full"],
}, async ({ page, url, say, words, asOwnCompany }) => {
  const t = words(typeTexts);
  await asOwnCompany();
  await page.goto(url("/service_type"));
  await expect(page.getByRole("heading", { name: t("none") })).toBeVisible();
  const name = page.getByLabel(t("name"), { exact: true });
  const save = page.getByRole("button", { name: t("save") });

  await page.getByRole("link", { name: t("add") }).click();
  await save.click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Ferias");
  await save.click();
  await expect(page.getByText(say(created))).toBeVisible();
  await expect(name).toBeHidden();

  await page.getByRole("link", { name: t("add") }).click();
  await name.fill("ferias");
  await save.click();
  await expect(name).toHaveAccessibleDescription(new RegExp(say(taken)));
  await page.getByRole("link", { name: t("cancel") }).click();

  await page.getByRole("link", { name: t("edit", { name: "Ferias" }) }).click();
  await expect(name).toHaveValue("Ferias");
  await name.fill("Congresos");
  await page.getByLabel(t("active_label")).uncheck();
  await save.click();
  await expect(page.getByText(say(updated))).toBeVisible();
  const active = page.getByRole("checkbox", { name: t("is_active", { name: "Congresos" }) });
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(active).toBeChecked();
  await expect(page.getByText(say(updated))).toBeVisible();

  await page.getByRole("link", { name: t("remove", { name: "Congresos" }) }).click();
  const dialog = page.getByRole("dialog", { name: t("remove_title") });
  await dialog.getByRole("button", { name: t("remove_it") }).click();
  await expect(page.getByText(say(successful))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("none") })).toBeVisible();
});

test("a page lists ten service types, and the next page the others", { tag: "@full" }, async ({
  page,
  url,
  as,
}) => {
  await as("company");
  await page.goto(url("/service_type"));
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await page.getByRole("link", { name: /2$/ }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  const [name = ""] = await page.getByRole("rowheader").allTextContents();
  await rowOf(page, name).getByRole("checkbox").click();
  // A change leads back to the same page.
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await rowOf(page, name).getByRole("checkbox").click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
});
