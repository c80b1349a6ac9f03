import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as ask } from "../../app/features/approvals/texts.ts";
import { texts as rulesTexts } from "../../app/features/rules/texts.ts";
import { texts } from "../../app/routes/approvals/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addCompany, addEmployee } from "../services/companies.ts";
import { hostOf, tripsOf, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { later } from "../services/later.ts";
import { startPanel } from "../services/panel.ts";
import { openRequest, setRules, strictRules } from "../services/rules.ts";
import type { Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel("impatient");
});
afterEach(() => {
  panel.sandbox.faults.clear();
  panel.sandbox.world.clock.step(3 * 3_600_000);
});
afterAll(() => panel.stop());

const plaza = { from: "Plaza Mayor, 1", from_lat: "38.0014", from_lng: "0.6112" };
const station = { to: "Estación Central", to_lat: "38.0102", to_lng: "0.6203" };
const booking = { timing: "later", date: later.date, time: later.time };

/** An employee whose company's rules allow no trip, with a request of theirs that waits. */
async function openCompany() {
  const company = addCompany(panel);
  const employee = addEmployee(panel, company, { exclusiveAgrupation: company.brandId });
  const manager = await setRules(panel, company, strictRules.limit ?? {});
  const visitor = await visitAs(panel, employee);
  return { company, employee, manager, visitor };
}

/** Orders, is refused by the rules, and presses the button that asks a manager. */
async function askManager(visitor: Visitor, more: Record<string, string> = {}) {
  const form = await openRequest(visitor, { ...plaza, ...booking, ...more });
  const refused = await press(visitor, form, { name: "order" });
  const page = await visitor.get(refused.location ?? "");
  expect(textOf(page.html)).toContain(rulesTexts.en.limit_of.replace("{{limit}}", "€0.50"));
  return press(visitor, readForm(page.html, "request"), { text: ask.en.ask });
}

const idsOn = async (visitor: Visitor): Promise<string[]> => {
  const { html } = await visitor.get("/approvals");
  return [...new Set(Array.from(html.matchAll(/id="request-([\w:-]+)"/g), ([, id = ""]) => id))];
};

const decide = (visitor: Visitor, form: "approve" | "refuse", id: string, reason = "") =>
  visitor.post("/approvals", { form, id, ...(form === "refuse" && { reason }) });

const read = async (visitor: Visitor) => textOf((await visitor.get("/approvals")).html);

async function openRequestOf(more?: Record<string, string>) {
  const opened = await openCompany();
  const asked = await askManager(opened.visitor, more);
  expect([asked.status, asked.location]).toEqual([303, "/approvals"]);
  const [id = ""] = await idsOn(opened.manager);
  expect(tripsOf(panel, opened.employee)).toEqual([]);
  return { ...opened, id };
}

/** The counts of waiting requests that a tab has heard. */
async function listenForCounts(account: Account, visitor: Visitor) {
  const tab = await listenTo(panel, { host: hostOf(panel, account), visitor });
  const counts = () =>
    tab.heard.filter(({ event }) => event === "approvals").map(({ data }) => data.count);
  return { tab, counts };
}

describe("a request to a manager", () => {
  it("reaches the open tabs of managers and approvers at once, and no employee's tab", async () => {
    const { company, employee, manager, visitor } = await openCompany();
    const approver = addEmployee(panel, company, { permissions: ["approvals", "role_approver"] });
    const deciders = [
      await listenForCounts(company, manager),
      await listenForCounts(company, await visitAs(panel, approver)),
    ];
    const other = await listenForCounts(employee, visitor);
    const hear = (count: number) =>
      waitFor(() => expect(deciders.map(({ counts }) => counts().at(-1))).toEqual([count, count]));
    await hear(0);
    await askManager(visitor);
    await hear(1);
    const [id = ""] = await idsOn(manager);
    await decide(manager, "refuse", id);
    await hear(0);
    expect(other.counts()).toEqual([]);
    await Promise.all([...deciders, other].map(({ tab }) => tab.breakOff()));
  });

  it("is one taxi when it is approved twenty times at once, in the name of the employee", async () => {
    const { company, employee, manager, visitor, id } = await openRequestOf();
    expect((await manager.get("/panel")).html).toContain("request to approve");
    const presses = Array.from({ length: 20 }, () => decide(manager, "approve", id));
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const [trip, ...others] = tripsOf(panel, company);
    expect(others).toEqual([]);
    expect(trip).toMatchObject({ employeeId: employee.id, scheduledFor: later.at });
    expect(await read(manager)).toContain(texts.en.approved);
    const own = await read(visitor);
    expect(own).toContain(`Your trip is approved and ordered: trip ${trip?.id}.`);
    expect((await manager.get("/panel")).html).not.toContain("request to approve");
  });

  it("links a way back to its trip there when one manager approves both", async () => {
    const wayBack = { way: "return", return_date: later.date, return_time: "21:15" };
    const { company, manager } = await openRequestOf({ ...wayBack, ...station });
    const [back = "", there = ""] = (await idsOn(manager)).toSorted().toReversed();
    expect(back).toBe(`${there}:1`);
    await decide(manager, "approve", there);
    await decide(manager, "approve", back);
    const [first, second] = tripsOf(panel, company);
    expect([first?.returnOf, second?.returnOf]).toEqual([null, first?.id]);
  });

  it("is one taxi when two managers approve it at once", { tags: "full" }, async () => {
    const { company, manager, id } = await openRequestOf();
    const permissions = ["approvals", "panel", "role_approver"];
    const approver = addEmployee(panel, company, { permissions });
    const other = await visitAs(panel, approver);
    await Promise.all([
      ...Array.from({ length: 5 }, () => decide(manager, "approve", id)),
      ...Array.from({ length: 5 }, () => decide(other, "approve", id)),
    ]);
    expect([...tripsOf(panel, company), ...tripsOf(panel, approver)]).toHaveLength(1);
  });

  it("is one taxi when managers approve it at once in two processes", {
    tags: "full",
  }, async () => {
    const { company, manager, id } = await openRequestOf();
    const second = await panel.other();
    const permissions = ["approvals", "panel", "role_approver"];
    const approver = addEmployee(panel, company, { permissions });
    const there = [await visitAs(second, company), await visitAs(second, approver)];
    const here = [manager, await visitAs(panel, approver)];
    const all = [...here, ...there];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(all[at % 4] ?? manager, "approve", id)),
    );
    expect([...tripsOf(panel, company), ...tripsOf(panel, approver)]).toHaveLength(1);
  });

  it("is known to be approved at the manager's next visit when the panel died before it knew", {
    tags: "full",
  }, async () => {
    const { company, manager, visitor, id } = await openRequestOf();
    const { sandbox, redis } = panel;
    const doomed = await startPanel({ sandbox, redis });
    const cutOff = await visitAs(doomed, company);
    sandbox.faults.add({
      ...{ operation: "createTrip", kind: "slow", delayMs: 30_000, afterwards: true, times: 1 },
    });
    const sent = decide(cutOff, "approve", id).catch(() => "no answer");
    await waitFor(() => expect(tripsOf(panel, company)).toHaveLength(1));
    await doomed.kill();
    expect(await sent).toBe("no answer");
    expect(await read(visitor)).not.toContain("Your trip is approved");
    const [trip] = tripsOf(panel, company);
    await waitFor(async () => {
      await read(manager);
      expect(await read(visitor)).toContain(`Your trip is approved and ordered: trip ${trip?.id}.`);
    });
    expect(tripsOf(panel, company)).toHaveLength(1);
  });

  it("is refused with a reason, and cannot be approved any more", async () => {
    const { company, manager, visitor, id } = await openRequestOf();
    await decide(manager, "refuse", id, "Take the train");
    const own = await read(visitor);
    expect(own).toContain(texts.en.refused);
    expect(own).toContain("Take the train");
    await decide(manager, "approve", id);
    expect(tripsOf(panel, company)).toEqual([]);
  });

  it("keeps a reason that is too long in its own form, and in no other", async () => {
    const { manager, visitor, id } = await openRequestOf();
    await askManager(visitor, { time: "11:50" });
    expect(await idsOn(manager)).toHaveLength(2);
    const reason = "No budget. ".repeat(30);
    const { status, html } = await decide(manager, "refuse", id, reason);
    expect(status).toBe(422);
    const values = Array.from(html.matchAll(/<input[^>]*name="reason"[^>]*>/g), ([field]) => field);
    expect(values.map((field) => field.includes("No budget."))).toEqual(
      values.map((field) => field.includes(`id="reason-${id}"`)),
    );
  });

  it("is withdrawn by its employee alone, and cannot be approved any more", async () => {
    const { company, manager, visitor, id } = await openRequestOf();
    const takeBack = (by: Visitor) => by.post("/approvals", { form: "take_back", id });
    const colleague = await visitAs(panel, addEmployee(panel, company));
    await takeBack(colleague);
    await takeBack(manager);
    expect(await idsOn(visitor)).toEqual([id]);
    expect(await read(manager)).not.toContain(texts.en.taken_back);
    await takeBack(visitor);
    expect(await read(visitor)).toContain(texts.en.taken_back);
    await decide(manager, "approve", id);
    expect(tripsOf(panel, company)).toEqual([]);
    expect(await read(manager)).toContain(texts.en.taken_back);
    expect((await manager.get("/panel")).html).not.toContain("request to approve");
  });

  it("is not ordered for more than its employee has seen", async () => {
    const { company, manager, visitor, id } = await openRequestOf();
    const brand = panel.sandbox.world.brands.find(({ id: own }) => own === company.brandId);
    const minimum = brand?.tariff.minimum ?? 0;
    if (brand) brand.tariff.minimum = 500;
    await decide(manager, "approve", id);
    if (brand) brand.tariff.minimum = minimum;
    expect(tripsOf(panel, company)).toEqual([]);
    expect(await read(manager)).toContain("The trip now costs up to");
    expect(await read(visitor)).toContain("The trip now costs up to");
  });

  it("is not ordered once its company has another rule that it breaks", async () => {
    const { company, manager, id } = await openRequestOf();
    await setRules(panel, company, { ...strictRules.limit, ...strictRules.hours });
    await decide(manager, "approve", id);
    expect(tripsOf(panel, company)).toEqual([]);
    expect(await read(manager)).toContain(texts.en.stopped);
  });

  it("is not ordered when the group no longer offers the trip, and both are told", async () => {
    const { company, manager, visitor, id } = await openRequestOf();
    panel.sandbox.faults.add({
      ...{ operation: "searchAgrupations", kind: "status", status: 200, times: 1 },
      body: { agrupations: [] },
    });
    await decide(manager, "approve", id);
    expect(tripsOf(panel, company)).toEqual([]);
    expect(await read(manager)).toContain(texts.en.stopped);
    expect(await read(visitor)).toContain("We could not order a trip that you asked for");
  });

  it("is decided by no employee, and shown to no other one", async () => {
    const { company, visitor, id } = await openRequestOf();
    await decide(visitor, "approve", id);
    const colleague = await visitAs(panel, addEmployee(panel, company));
    await decide(colleague, "approve", id);
    expect(await idsOn(colleague)).toEqual([]);
    const stranger = await visitAs(panel, addCompany(panel));
    await decide(stranger, "approve", id);
    expect(await idsOn(stranger)).toEqual([]);
    expect(tripsOf(panel, company)).toEqual([]);
  });

  it("is one when its form is sent twice", async () => {
    const { manager, visitor } = await openCompany();
    const form = await openRequest(visitor, { ...plaza, ...booking, ask: "limit" });
    await Promise.all([1, 2, 3].map(() => press(visitor, form, { name: "ask" })));
    expect(await idsOn(manager)).toHaveLength(1);
  });
});

describe("an employee with a role", () => {
  const withRole = async (role: string) => {
    const company = addCompany(panel);
    const permissions = ["request", "panel", "bookings", "history", "approvals", `role_${role}`];
    const account: Account = addEmployee(panel, company, { permissions });
    return { account, visitor: await visitAs(panel, account) };
  };

  it.each([
    ["booker", { "/request": 200, "/panel": 200, "/history/trips.csv": 404, "/employee": 404 }],
    ["viewer", { "/request": 404, "/panel": 200, "/history/trips.csv": 200, "/approvals": 404 }],
    ["approver", { "/request": 404, "/panel": 200, "/approvals": 200, "/rules": 404 }],
  ] as const)("enters what the role may: %s", async (role, expected) => {
    const { visitor } = await withRole(role);
    for (const [path, status] of Object.entries(expected)) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, status]);
    }
  });

  it.each(["viewer", "approver"])("sends no form of a trip as a %s", async (role) => {
    const { visitor } = await withRole(role);
    for (const path of ["/panel", "/Bookings", "/request", "/series/new", "/hotel"]) {
      expect((await visitor.post(path, { form: "cancel", id: "1" })).status, path).toBe(404);
    }
  });
});
