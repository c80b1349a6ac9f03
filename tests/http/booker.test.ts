// An employee with the role of a booker, who orders for colleagues.
import { afterAll, beforeAll, expect, it } from "vitest";
import { texts as ask } from "../../app/features/approvals/texts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { tripsOf, visitAs } from "../services/customers.ts";
import { later } from "../services/later.ts";
import type { Panel } from "../services/panel.ts";
import { openRequest, setRules, strictRules } from "../services/rules.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const booking = {
  ...{ from: "Plaza Mayor, 1", from_lat: "38.0014", from_lng: "0.6112" },
  ...{ timing: "later", date: later.date, time: later.time },
};

async function openCompany({ permissions }: { permissions?: string[] } = {}) {
  const company = addCompany(panel);
  const { brandId: exclusiveAgrupation } = company;
  const permissionsOfBooker = [
    "request",
    "panel",
    "bookings",
    "history",
    "approvals",
    "role_booker",
  ];
  const booker = addEmployee(panel, company, {
    permissions: permissions ?? permissionsOfBooker,
    exclusiveAgrupation,
  });
  const colleague = addEmployee(panel, company, { name: "Ariadna Puig", exclusiveAgrupation });
  const gone = addEmployee(panel, company, { name: "Gone Away", state: "inactive" });
  return { company, booker, colleague, gone, visitor: await visitAs(panel, booker) };
}

it("orders for a colleague, and has to say for whom", async () => {
  const { booker, colleague, visitor } = await openCompany();
  const form = await openRequest(visitor, booking);
  const { html } = await visitor.open("/request");
  expect(textOf(html)).toContain("Ariadna Puig");
  expect(textOf(html)).not.toContain("Gone Away");
  expect(form.fields.traveller).toBe("");
  expect((await press(visitor, form, { name: "order" }, { traveller: "" })).status).toBe(422);

  const employee = `${colleague.id}`;
  await press(visitor, form, { name: "order" }, { traveller: "", employee });
  const [trip] = tripsOf(panel, booker);
  expect(trip).toMatchObject({ employeeId: colleague.id, traveller: "Ariadna Puig" });
  expect(textOf((await visitor.get("/Bookings")).html)).toContain("Ariadna Puig");
});

it("asks a manager for a colleague, whose taxi the approved one is", async () => {
  const { company, colleague, visitor } = await openCompany();
  const manager = await setRules(panel, company, strictRules.limit ?? {});
  const form = await openRequest(visitor, booking);
  const employee = `${colleague.id}`;
  const refused = await press(visitor, form, { name: "order" }, { traveller: "", employee });
  const page = await visitor.get(refused.location ?? "");
  await press(visitor, readForm(page.html, "request"), { text: ask.en.ask });
  const { html } = await manager.get("/approvals");
  const id = /id="request-([\w:-]+)"/.exec(html)?.[1] ?? "";
  await manager.post("/approvals", { form: "approve", id });
  expect(tripsOf(panel, company)).toMatchObject([{ employeeId: colleague.id }]);
});

it("is the only employee who may: another one's order is their own", async () => {
  const permissions = ["request", "panel", "bookings", "history"];
  const { booker: employee, colleague, visitor } = await openCompany({ permissions });
  const form = await openRequest(visitor, booking);
  expect(textOf((await visitor.open("/request")).html)).not.toContain("Ariadna Puig");
  await press(visitor, form, { name: "order" }, { employee: `${colleague.id}` });
  expect(tripsOf(panel, employee)).toMatchObject([{ employeeId: employee.id }]);
});
