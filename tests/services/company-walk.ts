import { randomUUID } from "node:crypto";
import type { Account } from "../../sandbox/world.ts";
import { press, readForm } from "../http/read-form.ts";
import { addEmployee } from "./companies.ts";
import { visitAs } from "./customers.ts";
import { expectDone, loseAnswer } from "./feature-walk.ts";
import { later } from "./later.ts";
import type { Panel } from "./panel.ts";
import { addPastTrips } from "./past-trips.ts";
import { makeReadyLink } from "./ready-links.ts";
import { openRequest, setRules, strictRules } from "./rules.ts";
import { orderTaxi } from "./trips.ts";
import { MARK } from "./victim.ts";
import type { Visitor } from "./visitor.ts";
import { waitFor } from "./wait-for.ts";

/** Performs every action of a company that a client does not have. */
export async function walkAsCompany(panel: Panel, company: Account): Promise<Visitor> {
  const visitor = await visitAs(panel, company);
  const employee = { form: "new", key: randomUUID(), name: `${MARK} Peña`, telephone: "" };
  const email = `${MARK}.${randomUUID()}@empresa.example`.toLowerCase();
  expectDone("an employee", await visitor.post("/employee", { ...employee, email }));
  const type = { form: "new", key: randomUUID(), name: `${MARK} ferias`, isActive: "on" };
  expectDone("a service type", await visitor.post("/service_type", type));
  const reference = { form: "new", key: randomUUID(), name: `${MARK} centro`, values: "" };
  expectDone("a reference field", await visitor.post("/references", reference));
  await importEmployees(visitor);
  await makeReadyLink(visitor, { traveller: `${MARK} visita` });
  await orderTable(visitor);
  expectDone(
    "a closed month",
    await visitor.post("/statement", { form: "close", month: "2020-01" }),
  );
  await askForTrip(panel, company);
  await lookBack(panel, company, visitor);
  return visitor;
}

/** The company sees how its last trip ended, and its charts. */
async function lookBack(panel: Panel, company: Account, visitor: Visitor): Promise<void> {
  addPastTrips(panel.sandbox, company, 1, { traveller: `${MARK} Peña` });
  for (const path of ["/history", "/insight"]) {
    if ((await visitor.get(path)).status !== 200) throw new Error(`No ${path}`);
  }
}

/** An employee asks for a trip that the company's rules do not allow. */
async function askForTrip(panel: Panel, company: Account): Promise<void> {
  await setRules(panel, company, strictRules.limit ?? {});
  const exclusiveAgrupation = company.brandId;
  const employee = await visitAs(panel, addEmployee(panel, company, { exclusiveAgrupation }));
  const plaza = { from: "Plaza Mayor, 1", from_lat: "38.0014", from_lng: "0.6112" };
  const form = await openRequest(employee, { ...plaza, traveller: `${MARK} Peña`, ask: "limit" });
  expectDone("a request to a manager", await press(employee, form, { name: "ask" }));
}

async function importEmployees(visitor: Visitor): Promise<void> {
  const path = "/employee/import";
  const rows = Array.from(
    { length: 30 },
    (_, at) => `${MARK} Peña;${MARK}.${at}.${randomUUID()}@import.example;`,
  );
  const table = ["nombre;correo;teléfono", ...rows].join("\r\n");
  expectDone("a checked table", await visitor.post(path, { form: "check", rows: table }));
  const { html } = await visitor.get(path);
  const [, id = ""] = /name="id" value="([^"]+)"/.exec(html) ?? [];
  expectDone("an import", await visitor.post(path, { form: "go_on", id }));
  expectDone("a stopped import", await visitor.post(path, { form: "stop", id }));
  await waitFor(async () => {
    const { html: now } = await visitor.get(path);
    if (!now.includes('value="go_on"') && !now.includes("result.csv")) {
      throw new Error("The import is still under way");
    }
  });
}

async function orderTable(visitor: Visitor): Promise<void> {
  const path = "/request/table";
  const rows = Array.from(
    { length: 30 },
    (_, at) => `${MARK} Peña ${at};Plaza Mayor;${later.date};${10 + (at % 10)}:00`,
  );
  const table = ["who;from;date;time", ...rows].join("\r\n");
  const { location: at = "" } = await visitor.post(path, { form: "check", rows: table });
  const waitForButton = (value: string) =>
    waitFor(async () => {
      const { html } = await visitor.get(at);
      if (!html.includes(`value="${value}"`)) throw new Error(`The table has no ${value} yet`);
    });
  const id = new URL(at, "http://panel").searchParams.get("table") ?? "";
  await waitForButton("start");
  expectDone("a started table", await visitor.post(path, { form: "start", id }));
  expectDone("a paused table", await visitor.post(path, { form: "pause", id }));
  await waitForButton("go_on");
}

/** Performs every action of a hotel's front desk. */
export async function walkAsDesk(panel: Panel, desk: Account): Promise<Visitor> {
  const visitor = await visitAs(panel, desk);
  const guest = { guest: `${MARK} Huésped`, room: "412", reference: `${MARK} factura` };
  const order = async () => {
    const { html } = await visitor.get("/hotel/pedir_ahora");
    return press(visitor, readForm(html, "desk-order"), { name: "" }, guest);
  };
  expectDone("an order", await order());
  loseAnswer(panel, "createTrip");
  expectDone("an unknown order", await order());
  const trip = await orderTaxi(panel, desk);
  Object.assign(trip, { status: 5, endedAt: panel.sandbox.world.clock.now() });
  const { html } = await visitor.get("/hotel");
  expectDone(
    "a settled trip",
    await press(visitor, readForm(html, `settle-${trip.id}`), { name: "" }),
  );
  const note = { room: "305", reference: `${MARK} bono`, guest: `${MARK} Ruiz`, language: "es" };
  expectDone("a note", await visitor.post(`/hotel/card/${trip.id}?edit=note`, note));
  return visitor;
}
