import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount, visitorOf } from "../test-client.ts";
import { makeOrder } from "../trips/test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const permalink = "radio-taxi-cantalmar";

beforeEach(() => sandbox.reset());
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

async function give(client: Client, purpose: string) {
  const { status, body } = await client.post("/customer/grants/", { purpose });
  expect(status).toBe(201);
  return { id: body.grant.id as number, holder: visitorOf(sandbox, permalink, body.token) };
}

describe("a grant's token", () => {
  it.each(["series", "ready_link"])("orders, lists and cancels for a %s", async (purpose) => {
    const account = findAccount(sandbox, "client");
    const { holder } = await give(clientFor(sandbox, account), purpose);
    const { status, body } = await holder.post("/services/", makeOrder(account, {}));
    expect(status).toBe(201);
    const { id } = body.service;
    const { services } = (await holder.get("/services/in_process/list")).body;
    expect(services.map((each: { id: number }) => each.id)).toContain(id);
    expect((await holder.put(`/service/${id}/cancel/`)).status).toBeLessThan(300);
    expect((await holder.get("/customer/update_profile")).status).toBe(403);
  });

  it("only reads trips for a calendar", async () => {
    const account = findAccount(sandbox, "client");
    const { holder } = await give(clientFor(sandbox, account), "calendar");
    expect((await holder.get("/services/scheduled")).status).toBe(200);
    expect((await holder.post("/services/", makeOrder(account, {}))).status).toBe(403);
  });

  it("ends with a newer grant of its purpose, and leaves those of others", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    const first = await give(client, "series");
    const other = await give(client, "calendar");
    const second = await give(client, "series");
    expect((await first.holder.get("/token/valid")).status).toBe(401);
    expect((await other.holder.get("/token/valid")).status).toBe(200);
    expect((await second.holder.get("/token/valid")).status).toBe(200);
    const { body } = await client.get("/customer/grants");
    expect(body.grants.map(({ id }: { id: number }) => id)).toEqual([second.id, other.id]);
  });

  it("ends when a company deactivates or closes its employee", async () => {
    const company = clientFor(sandbox, findAccount(sandbox, "company"));
    const employee = findAccount(sandbox, "employee");
    const path = `/customer/employee/${employee.id}/`;
    const first = await give(clientFor(sandbox, employee), "series");
    await company.put(path, { active: false });
    expect((await first.holder.get("/token/valid")).status).toBe(401);
    await company.put(path, { active: true });
    const second = await give(clientFor(sandbox, employee), "series");
    await company.put(`${path}close/`);
    expect((await second.holder.get("/token/valid")).status).toBe(401);
    expect(sandbox.world.grants.size).toBe(0);
  });

  it("is of no use to another user, who cannot end it either", async () => {
    const { id, holder } = await give(clientFor(sandbox, findAccount(sandbox, "client")), "series");
    const other = clientFor(sandbox, findAccount(sandbox, "company"));
    expect((await other.get("/customer/grants")).body.grants).toEqual([]);
    expect((await other.delete(`/customer/grants/${id}/`)).status).toBe(404);
    expect((await holder.get("/token/valid")).status).toBe(200);
  });
});
