import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Schemas } from "../api/operation.ts";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import type { Account } from "../world.ts";
import { makeOrder } from "./test-order.ts";

type Service = Schemas["Service"];

const MINUTE = 60_000;
const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });

beforeEach(() => sandbox.reset());

const account = (kind: Parameters<typeof findAccount>[1], brand = 0) =>
  findAccount(sandbox, kind, brand);
const get = (path: string, by: Account) => clientFor(sandbox, by).get(path);

async function idsIn(path: string, by: Account): Promise<number[]> {
  const { body } = await get(path, by);
  return body.services.map(({ id }: Service) => id);
}

async function order(by: Account, changes: object = {}): Promise<number> {
  const { body } = await clientFor(sandbox, by).post("/services/", makeOrder(by, changes));
  return body.service.id;
}

const findColleagues = (company: Account, state: Account["state"]) =>
  [...sandbox.world.accounts.values()].filter(
    (each) => each.companyId === company.id && each.state === state,
  );

describe("the history", () => {
  it("is sorted newest first and paged", async () => {
    const { body: all } = await get("/v2/services?limit=100", account("employee"));
    expect(all.services).toHaveLength(all.total);
    const times = all.services.map(({ date, time }: Service) => `${date} ${time}`);
    expect(times).toEqual(times.toSorted().reverse());

    const { body: page } = await get("/v2/services?limit=5&offset=10", account("employee"));
    expect(page).toEqual({ services: all.services.slice(10, 15), total: all.total });
    expect((await get("/v2/services", account("employee"))).body.services).toHaveLength(10);
    expect((await get("/v2/services?offset=9999", account("employee"))).body).toEqual({
      services: [],
      total: all.total,
    });
  });

  it("is filtered by local days of the group, including the last one", async () => {
    const client = account("client");
    // A quarter past midnight there is still the previous day in UTC.
    const id = await order(client, { fecha_servicio_diferido: "2026-06-02 00:15:00" });
    const isThere = async (query: string) =>
      (await idsIn(`/v2/services?${query}`, client)).includes(id);
    expect(await isThere("start_date=2026-06-02")).toBe(true);
    expect(await isThere("start_date=2026-06-03")).toBe(false);
    expect(await isThere("end_date=2026-06-02")).toBe(true);
    expect(await isThere("end_date=2026-06-01")).toBe(false);

    const { body } = await get(
      "/v2/services?start_date=2026-04-01&end_date=2026-04-30&limit=100",
      client,
    );
    expect(body.total).toBeGreaterThan(5);
    for (const { date } of body.services) expect(date).toMatch(/^2026-04-/);
  });

  it("is filtered by states", async () => {
    const { body } = await get("/v2/services?status=4,5,9&limit=100", account("company"));
    const statuses = new Set(body.services.map((each: Service) => each.status_code));
    expect([...statuses].sort()).toEqual([4, 5, 9]);
    const completed = await get("/v2/services?status=8", account("company"));
    const { body: all } = await get("/v2/services", account("company"));
    expect(completed.body.total).toBeGreaterThan(200);
    expect(completed.body.total + body.total).toBeLessThan(all.total);
  });

  it("of a company can be filtered by an employee, including a closed one", async () => {
    const company = account("company");
    for (const state of ["active", "inactive", "closed"] as const) {
      const [employee] = findColleagues(company, state) as [Account];
      const { body } = await get(`/v2/services?employee_id=${employee.id}&limit=100`, company);
      expect(body.total).toBeGreaterThan(10);
      for (const service of body.services) expect(service.employee.name).toBe(employee.name);
    }
  });

  it("cannot be filtered by another company's employee", async () => {
    const { id } = account("employee");
    const query = `/v2/services?employee_id=${id}`;
    for (const [kind, brand] of [["client"], ["hotel"], ["company", 1]] as const) {
      expect((await get(query, account(kind, brand))).status).toBe(404);
    }
    expect((await get("/v2/services?employee_id=1", account("company"))).status).toBe(404);
    expect((await get(query, account("employee"))).status).toBe(200);
    const colleague = findColleagues(account("company"), "inactive")[0] as Account;
    const pry = await get(`/v2/services?employee_id=${colleague.id}`, account("employee"));
    expect(pry.status).toBe(404);
  });
});

describe("a trip is visible", () => {
  const seenBy = async (id: number, by: Account) =>
    (await idsIn("/services/in_process/list", by)).includes(id);

  it("only to the client who ordered it", async () => {
    const id = await order(account("client"));
    expect(await seenBy(id, account("client"))).toBe(true);
    for (const [kind, brand] of [["company"], ["employee"], ["hotel"], ["client", 1]] as const) {
      expect(await seenBy(id, account(kind, brand))).toBe(false);
    }
  });

  it("whichever group serves it", async () => {
    const id = await order(account("client"), { agrupacion_id: 3 });
    expect(await seenBy(id, account("client"))).toBe(true);
    expect(await seenBy(id, account("client", 2))).toBe(false);
  });

  it("to the employee who ordered it or travels, and to the company", async () => {
    const company = account("company");
    const [first, second] = findColleagues(company, "active") as [Account, Account];
    const own = await order(first);
    const ordered = await order(company, { employee_id: first.id });
    const guests = await order(company);
    for (const id of [own, ordered, guests]) {
      expect(await seenBy(id, company)).toBe(true);
      expect(await seenBy(id, first)).toBe(id !== guests);
      expect(await seenBy(id, second)).toBe(false);
    }
  });

  it("to both employees if one orders for the other", async () => {
    const company = account("company");
    const [first, second, third] = findColleagues(company, "active") as [Account, Account, Account];
    const id = await order(first, { employee_id: second.id });
    const seen = await Promise.all([first, second, third].map((each) => seenBy(id, each)));
    expect(seen).toEqual([true, true, false]);
  });
});

describe("the trips in process", () => {
  it("are those under way and those ended in the last quarter of an hour, newest first", async () => {
    const company = account("company");
    const { body } = await get("/services/in_process/list", company);
    const statuses = body.services.map((each: Service) => each.status_code);
    expect(statuses.toSorted((a: number, b: number) => a - b)).toEqual([1, 2, 3, 6, 7, 10]);

    const earlier = await order(company);
    const id = await order(company);
    expect((await idsIn("/services/in_process/list", company)).slice(0, 2)).toEqual([id, earlier]);
    await clientFor(sandbox, company).put(`/service/${id}/cancel/`);
    sandbox.world.clock.step(15 * MINUTE - 1);
    expect(await idsIn("/services/in_process/list", company)).toContain(id);
    sandbox.world.clock.step(1);
    expect(await idsIn("/services/in_process/list", company)).not.toContain(id);
  });
});

describe("the reservations", () => {
  it("are sorted soonest first", async () => {
    const company = account("company");
    await order(company, { fecha_servicio_diferido: "2026-05-18 13:00:00" });
    const { body } = await get("/services/scheduled", company);
    const times = body.services.map(({ date, time }: Service) => `${date} ${time}`);
    expect(times).toHaveLength(4);
    expect(times[0]).toBe("2026-05-18 13:00:00");
    expect(times).toEqual(times.toSorted());
  });
});

describe("the hotel's board", () => {
  it("shows the whole hotel's trips to every account of its desk", async () => {
    const hotel = account("hotel");
    const [first, second] = findColleagues(hotel, "active") as [Account, Account];
    const id = await order(first);
    const booked = await order(hotel, { fecha_servicio_diferido: "2026-05-18 13:00:00" });
    const { body: board } = await get("/hotel/load_all", hotel);
    const idsOf = (part: string) => board[part].map((each: Service) => each.id);
    expect(idsOf("in_process")[0]).toBe(id);
    expect(idsOf("scheduled")[0]).toBe(booked);
    expect(idsOf("recent").length).toBeGreaterThan(1);
    expect((await get("/hotel/load_all", second)).body).toEqual(board);

    await clientFor(sandbox, second).put(`/service/${id}/cancel/`);
    const { body: after } = await get("/hotel/load_all", hotel);
    expect(after.in_process).toHaveLength(board.in_process.length - 1);
    expect(after.recent[0]).toMatchObject({ id, status_code: 4 });
    sandbox.world.clock.step(24 * 60 * MINUTE);
    const { body: later } = await get("/hotel/load_all", hotel);
    expect(later.recent.map((each: Service) => each.id)).not.toContain(id);
  });
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
