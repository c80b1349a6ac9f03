import { readFileSync } from "node:fs";
import { texts as employeeTexts } from "../../app/routes/employee/texts.ts";
import { texts as importTexts } from "../../app/routes/employee_import/texts.ts";
import { addEmployee, employeesOf } from "../services/companies.ts";
import { expect, rowOf, test } from "./company-story.ts";

const invalidEmail = { es: "correo: Esto no es válido.", en: "email: This is not valid." };

test("employees are imported from a file: checked, added one by one, and listed with their results", {
  tag: "@full",
}, async ({ page, panel, url, say, words, asOwnCompany }) => {
  const t = words(importTexts);
  const company = await asOwnCompany();
  const { email } = addEmployee(panel, company, { name: "Ana Gil" });
  await page.goto(url("/employee"));
  await page.getByRole("link", { name: words(employeeTexts)("import") }).click();
  await page.getByRole("button", { name: t("check") }).click();
  await expect(page.getByLabel(t("rows"))).toHaveAttribute("aria-invalid", "true");

  const people = Array.from(
    { length: 30 },
    (_, at) => `"Peña, Óscar";${company.id}.${at}@empresa.example;`,
  );
  const file = ["Nombre;Correo electrónico;Móvil", `Ana Gil;${email};`, "Eva Paz;eva;", ...people];
  await page.getByLabel(t("file")).setInputFiles({
    name: "empleados.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file.join("\r\n").replaceAll("Peña, Óscar", "Óscar Peña"), "latin1"),
  });
  await page.getByRole("button", { name: t("check") }).click();
  await expect(page.getByRole("heading", { name: t("checked") })).toBeVisible();
  await expect(rowOf(page, "Eva Paz")).toContainText(say(invalidEmail));
  await expect(rowOf(page, "Ana Gil")).toContainText(t("known"));
  expect(employeesOf(panel, company)).toHaveLength(1);

  await page.getByRole("button", { name: t("start", { count: 30 }) }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  // The import continues while the page is closed.
  await page.goto(url("/employee"));
  await page.goto(url("/employee/import"));
  await expect(page.getByText(t("done"))).toBeVisible();
  await expect(page.getByText(t("of_created", { count: 30 }))).toBeVisible();
  expect(employeesOf(panel, company)).toHaveLength(31);
  expect(employeesOf(panel, company).filter(({ name }) => name === "Óscar Peña")).toHaveLength(30);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("download") }).click();
  const result = readFileSync(await (await download).path(), "utf8");
  expect(result.trim().split("\r\n")).toHaveLength(33);
  expect(result).toContain(say(invalidEmail));

  await page.getByRole("button", { name: t("again") }).click();
  await expect(page.getByLabel(t("file"))).toBeVisible();
});
