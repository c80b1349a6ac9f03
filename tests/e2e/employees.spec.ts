import { readFileSync } from "node:fs";
import { texts as employeeTexts } from "../../app/routes/employee/texts.ts";
import { addEmployee, employeesOf } from "../services/companies.ts";
import { expect, rowOf, test } from "./company-story.ts";
import { waitForHydration } from "./story.ts";

const activated = { es: "Empleado Óscar Paz activado", en: "Employee Óscar Paz activated" };
const deactivated = { es: "Empleado Óscar Paz desactivado", en: "Employee Óscar Paz deactivated" };
const updated = { es: "Empleado Óscar Paz actualizado", en: "Employee Óscar Paz updated" };
const created = {
  es: "Se ha creado el empleado Óscar Peña",
  en: "Employee Óscar Peña was created",
};
const passwordUpdated = { es: "Contraseña actualizada", en: "Password updated" };
const passwordSent = {
  es: "Se ha enviado una contraseña nueva por correo",
  en: "New password sent to email",
};
const successful = {
  es: "Empleado eliminado La acción se ha realizado correctamente",
  en: "Employee deleted The action was successful",
};
const accept = { es: "Aceptar", en: "Accept" };
const taken = { es: "Ya está en uso", en: "Already in use" };

test("an employee is added, edited, switched off and on, given a password, and deleted", {
  tag: "@full",
}, async ({ page, panel, url, say, words, asOwnCompany }) => {
  const t = words(employeeTexts);
  const company = await asOwnCompany();
  await page.goto(url("/employee"));
  await expect(page.getByRole("heading", { name: t("none") })).toBeVisible();

  await page.getByRole("link", { name: t("add") }).click();
  const email = `oscar.${company.id}@empresa.example`;
  await page.getByLabel(t("name"), { exact: true }).fill("Óscar Peña");
  await page.getByLabel(t("email"), { exact: true }).fill(email);
  await page.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(page.getByText(say(created))).toBeVisible();
  await expect(page).toHaveURL(url("/employee"));
  await expect(rowOf(page, "Óscar Peña")).toContainText(email);

  await page.getByRole("link", { name: t("edit", { name: "Óscar Peña" }) }).click();
  const name = page.getByLabel(t("name"), { exact: true });
  await expect(name).toHaveValue("Óscar Peña");
  await expect(name).toBeFocused();
  await name.fill("Óscar Paz");
  await page.getByRole("textbox", { name: new RegExp(`^${t("phone")}`) }).fill("600 123 987");
  await page.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(page.getByText(say(updated))).toBeVisible();
  await expect(rowOf(page, "Óscar Paz")).toContainText("600");

  const active = page.getByRole("checkbox", { name: t("is_active", { name: "Óscar Paz" }) });
  await active.click();
  await expect(page.getByText(say(deactivated))).toBeVisible();
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(page.getByText(say(activated))).toBeVisible();
  await expect(active).toBeChecked();

  const openPassword = page.getByRole("link", { name: t("password", { name: "Óscar Paz" }) });
  await openPassword.click();
  const password = page.getByRole("textbox", { name: t("new_password"), exact: true });
  const again = page.getByRole("textbox", { name: t("repeat_password") });
  await password.fill("un-taxi-por-favor");
  await again.fill("otro");
  await page.getByRole("button", { name: t("set_password") }).click();
  await expect(again).toHaveAttribute("aria-invalid", "true");
  await password.fill("un-taxi-por-favor");
  await again.fill("un-taxi-por-favor");
  await page.getByRole("button", { name: t("set_password") }).click();
  await expect(page.getByText(say(passwordUpdated))).toBeVisible();
  expect(employeesOf(panel, company)[0]?.password).toBe("un-taxi-por-favor");

  await openPassword.click();
  await page.getByRole("button", { name: t("send_password") }).click();
  await expect(page.getByText(say(passwordSent))).toBeVisible();
  expect(employeesOf(panel, company)[0]?.password).not.toBe("un-taxi-por-favor");

  await page.getByRole("link", { name: t("edit", { name: "Óscar Paz" }) }).click();
  await page.getByRole("link", { name: t("remove") }).click();
  const dialog = page.getByRole("dialog", { name: t("remove_title", { name: "Óscar Paz" }) });
  await dialog.getByRole("button", { name: t("remove_it") }).click();
  await expect(page.getByText(say(successful))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("none") })).toBeVisible();
});

test("several employees are added one after the other, and an unsaved one is dropped", {
  tag: "@full",
}, async ({ page, url, words, panel, asOwnCompany }) => {
  const t = words(employeeTexts);
  const company = await asOwnCompany();
  await page.goto(url("/employee?show=new"));
  const name = page.getByLabel(t("name"), { exact: true });
  for (const each of ["Ana", "Berta", "Cira"]) {
    await expect(name).toHaveValue("");
    await expect(name).toBeFocused();
    await name.fill(each);
    await page
      .getByLabel(t("email"), { exact: true })
      .fill(`${each}.${company.id}@empresa.example`);
    await page.getByRole("button", { name: t("save_and_next") }).click();
    await expect(rowOf(page, each)).toBeVisible();
  }
  await name.fill("Dora");
  await page.getByRole("link", { name: t("cancel") }).click();
  await expect(name).toBeHidden();
  await page.getByRole("link", { name: t("add") }).click();
  await expect(name).toHaveValue("");
  expect(employeesOf(panel, company)).toHaveLength(3);
});

test("the API's refusal is shown at its field, and in a red toast", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  asOwnCompany,
}) => {
  const t = words(employeeTexts);
  const company = await asOwnCompany();
  const [one, other] = [addEmployee(panel, company), addEmployee(panel, company)];
  await page.goto(url(`/employee?show=edit-${one.id}`));
  const email = page.getByLabel(t("email"), { exact: true });
  await email.fill(other.email);
  await page.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(email).toHaveAccessibleDescription(new RegExp(say(taken)));
  await expect(email).toHaveValue(other.email);
  const toastWith = (text: string) =>
    page.getByRole("alert").filter({
      hasText: text,
      has: page.getByRole("link", { name: say(accept) }),
    });
  await expect(toastWith(say(taken))).toBeVisible();

  const body = { message: "La empresa está bloqueada" };
  panel.sandbox.faults.add({
    operation: "updateEmployee",
    kind: "status",
    status: 409,
    body,
    times: 1,
  });
  await email.fill(one.email);
  await page.getByRole("button", { name: t("save"), exact: true }).click();
  const toast = toastWith(body.message);
  await expect(toast).toBeVisible();
  await toast.getByRole("link", { name: say(accept) }).click();
  await expect(toast).toBeHidden();
  await expect(email).toHaveValue(one.email);
});

test("an account is closed, and its trips can be downloaded then and later", {
  tag: "@full",
}, async ({ page, panel, url, words, say, asOwnCompany }) => {
  const t = words(employeeTexts);
  const company = await asOwnCompany();
  const { id, name, email } = addEmployee(panel, company);
  await page.goto(url(`/employee?show=edit-${id}`));
  await page.getByRole("link", { name: t("close") }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("dialog", { name: t("close_title", { name }) })
    .getByRole("button", { name: t("close_it") })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("servicios.pdf");
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const closed = {
    en: `The account of ${name} is closed`,
    es: `La cuenta de ${name} está cerrada`,
  };
  await expect(page.getByText(say(closed))).toBeVisible();

  await page.getByRole("link", { name: t("closed") }).click();
  await expect(rowOf(page, name)).toContainText(email);
  const again = page.waitForEvent("download");
  await page.getByRole("link", { name: t("download", { name }) }).click();
  expect((await again).suggestedFilename()).toBe("servicios.pdf");
});

test("an employee is found, sorted, and followed to their trips", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  asOwnCompany,
}) => {
  const t = words(employeeTexts);
  const company = await asOwnCompany();
  for (const name of ["Carla Ruiz", "Ana Gil", "Íñigo Peña"]) addEmployee(panel, company, { name });
  await page.goto(url("/employee"));
  const names = page.getByRole("rowheader");
  await expect(names).toHaveText(["Ana Gil", "Carla Ruiz", "Íñigo Peña"]);
  await page.getByRole("link", { name: t("name"), exact: true }).click();
  await expect(names).toHaveText(["Íñigo Peña", "Carla Ruiz", "Ana Gil"]);
  await expect(page.getByRole("columnheader", { name: t("name") })).toHaveAttribute(
    "aria-sort",
    "descending",
  );

  await page.getByLabel(t("search_label")).fill("inigo");
  await page.getByRole("button", { name: t("search"), exact: true }).click();
  await expect(names).toHaveText(["Íñigo Peña"]);
  await expect(page.getByText(t("found_of", { count: 1, total: 3 }))).toBeVisible();
  const [{ id } = { id: 0 }] = employeesOf(panel, company).filter(
    ({ name }) => name === "Íñigo Peña",
  );
  await expect(
    page.getByRole("link", { name: t("trips", { name: "Íñigo Peña" }) }),
  ).toHaveAttribute("href", `/history?employee=${id}`);
  await page.getByRole("link", { name: t("show_all") }).click();
  await expect(names).toHaveCount(3);
  await page.getByRole("link", { name: t("trips", { name: "Íñigo Peña" }) }).click();
  await expect(page.locator("select[name=employee]")).toHaveValue(String(id));
});

test("the list is filtered while the user types, and works with the keyboard alone", {
  tag: ["@js", "@full"],
}, async ({ page, panel, url, words, asOwnCompany }) => {
  const t = words(employeeTexts);
  const company = await asOwnCompany();
  for (let count = 0; count < 45; count += 1)
    addEmployee(panel, company, { name: `Ana Gil ${count}` });
  addEmployee(panel, company, { name: "Zoe Paz" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url("/employee"));
  await waitForHydration(page);
  await page.getByLabel(t("search_label")).focus();
  await page.keyboard.type("zoe p");
  await expect(page.getByRole("rowheader")).toHaveText(["Zoe Paz"]);
  await expect(page.getByLabel(t("search_label"))).toBeFocused();

  const edit = page.getByRole("link", { name: t("edit", { name: "Zoe Paz" }) });
  await edit.focus();
  await page.keyboard.press("Enter");
  const name = page.getByLabel(t("name"), { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Zoe Pazos");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "Zoe Pazos")).toBeVisible();
  await expect(name).toBeHidden();
  await expect(page.getByRole("link", { name: t("edit", { name: "Zoe Pazos" }) })).toBeFocused();

  const add = page.getByRole("link", { name: t("add") });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await page.getByRole("link", { name: t("cancel") }).focus();
  await page.keyboard.press("Enter");
  await expect(name).toBeHidden();
  await expect(add).toBeFocused();
});
