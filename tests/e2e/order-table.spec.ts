import { readFileSync } from "node:fs";
import { texts as draftTexts } from "../../app/features/order-draft/texts.ts";
import { texts as tableTexts } from "../../app/routes/order_table/texts.ts";
import { tripsOf } from "../services/customers.ts";
import { later } from "../services/later.ts";
import { makeWorkbook } from "../services/workbooks.ts";
import { expect, rowOf, test } from "./company-story.ts";

const badPhone = { es: "teléfono: ", en: "phone: " };

test("taxis are ordered from a file: checked, an address chosen, sent one by one, and listed with their trips", {
  tag: "@full",
}, async ({ page, panel, url, say, words, asOwnCompany }) => {
  const t = words(tableTexts);
  const company = await asOwnCompany();
  await page.goto(url("/request"));
  await page.getByRole("link", { name: words(draftTexts)("from_table") }).click();
  await page.getByRole("button", { name: t("check") }).click();
  await expect(page.getByLabel(t("rows"))).toHaveAttribute("aria-invalid", "true");

  const people = Array.from({ length: 5 }, (_, at) => [
    `Óscar ${at}`,
    "",
    "Plaza Mayor",
    "terminal 1 salidas",
    later.date,
    `${8 + at}:15`,
  ]);
  const file = await makeWorkbook({
    rows: [
      ["Viajero", "Teléfono", "Desde", "Hasta", "Fecha", "Hora"],
      ["Eva Paz", "", "calle mayor", "", later.date, "09:00"],
      ["Leo Sanz", "123", "Plaza Mayor", "", later.date, "09:00"],
      ...people,
    ],
  });
  await page.getByLabel(t("file")).setInputFiles({
    name: "pedidos.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: file,
  });
  await page.getByRole("button", { name: t("check") }).click();
  await expect(page.getByRole("heading", { name: t("checked") })).toBeVisible();
  await expect(page.getByText(t("of_ready", { count: 5 }))).toBeVisible();
  await expect(rowOf(page, "Leo Sanz")).toContainText(say(badPhone));
  await expect(rowOf(page, "Eva Paz")).toContainText(t("choose_above"));
  expect(tripsOf(panel, company)).toEqual([]);

  // The open question comes before the order, which would leave its row out.
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([t("choose"), t("checked")]);
  await page.getByLabel("calle mayor").selectOption({ index: 1 });
  await page.getByRole("button", { name: t("save_choices") }).click();
  await expect(headings).toHaveText([t("checked"), t("choose")]);
  const start = page.getByRole("button", { name: t("start", { count: 6 }) });
  await start.click();
  // The panel goes on while the page is closed.
  await page.goto(url("/request"));
  await page.goto(url("/request/table"));
  await page.getByRole("link", { name: "pedidos.xlsx" }).click();
  await expect(page.getByText(t("done_loss"))).toBeVisible();
  await expect(page.getByText(t("of_ordered", { count: 6 }))).toBeVisible();
  expect(tripsOf(panel, company)).toHaveLength(6);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("download", { format: "CSV" }) }).click();
  const result = readFileSync(await (await download).path(), "utf8");
  expect(result.trim().split("\r\n")).toHaveLength(8);
  for (const { id } of tripsOf(panel, company)) expect(result).toContain(`${id}`);
});
