import { Readable } from "node:stream";
import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { texts as fileTexts } from "../../app/features/statement/texts.ts";
import { texts } from "../../app/routes/statement/texts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import { evaluateSum, listSums } from "../services/evaluate-sums.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { download, linesBelow } from "../services/statement-files.ts";
import { readTripTable } from "../services/trip-table.ts";
import { textOf } from "./read-page.ts";

const words = fileTexts.en;

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

/** Each is a name of its own, and some are conditions, wildcards or formulas to a spreadsheet. */
const names = [
  ...["Fair", "fair", "*", "F?ir", "F~*", ">0", "<>", "=Fair", '=1+"1"', "'Fair", "-1", "007"],
  ...['He said "no"', "Two  spaces", "Not stated", "Ñandú, 3; 4"],
];
/** The same as one of them, in one line. */
const odd = { "Fair ": "Fair", "\tfair\n": "fair", "Two  spaces\r": "Two  spaces" };

const toPattern = (name: string) =>
  name.replaceAll(/\s+/g, " ").replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

it("calculates the workbook's sums again as they are on the page and in the CSV, whatever the names are", async () => {
  const company = addCompany(panel);
  const visitor = await visitAs(panel, company);
  const at = Date.now() - 40 * 86_400_000;
  const expected = new Map<string, number>();
  for (const [index, name] of [...names, ...Object.keys(odd), ""].entries()) {
    const cents = 1001 + index * 107;
    const line = (odd as Record<string, string>)[name] ?? name;
    expected.set(line, (expected.get(line) ?? 0) + cents);
    const employee = addEmployee(panel, company, { name: name || "Employee" });
    addPastTrips(panel.sandbox, company, 1, {
      ...{ requestedAt: at + index * 60_000, fare: cents / 100, employeeId: employee.id },
      ...{ serviceType: name || null, paymentMethod: name || "Cash" },
      ...(name && { references: [{ field_id: 5, name: "Project", value: name }] }),
    });
  }
  const query = `from=${new Date(at - 86_400_000).toISOString().slice(0, 10)}&to=${new Date(Date.now()).toISOString().slice(0, 10)}`;
  const bytes = await download(panel, visitor, `/statement/file.xlsx?${query}`);
  const sheets = await readWorkbook(Readable.from([bytes]), { trim: false });
  const sums = await listSums(bytes, sheets);
  expect(sums.length).toBeGreaterThan(4 * names.length);
  for (const sum of sums) {
    expect(evaluateSum(sum, sheets), `${sum.row[0]}: ${sum.formula}`).toBeCloseTo(sum.cached, 6);
  }

  const page = textOf((await visitor.get(`/statement?${query}`)).html).replaceAll(/\s+/g, " ");
  const { html: csv } = await visitor.get(`/statement/file.csv?${query}`);
  expect(readTripTable(csv).table).toHaveLength(names.length + Object.keys(odd).length + 2);
  for (const heading of [
    words.by_serviceType,
    texts.en.by_reference.replace("{{field}}", "Project"),
  ]) {
    const lines = linesBelow(sheets[0]?.data ?? [], heading);
    expect(lines, heading).toHaveLength(expected.size);
    for (const [name, cents] of expected) {
      const amount = (cents / 100).toFixed(2);
      const of = lines.filter(([found]) => found === (name || words.without));
      expect(
        of.map(([, , sum]) => sum),
        `${heading} ${name}`,
      ).toContain(cents / 100);
      expect(page, name).toMatch(new RegExp(`${toPattern(name)} ?\\d+ €${amount}`));
      expect(csv, name).toContain(`,${amount},EUR`);
    }
  }
});
