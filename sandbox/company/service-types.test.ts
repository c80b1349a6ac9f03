import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
let company: Client;

beforeEach(() => {
  sandbox.reset();
  company = clientFor(sandbox, findAccount(sandbox, "company"));
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

type Type = { id: number; name: string; active: boolean };

async function list(client = company, query = "?limit=100"): Promise<Type[]> {
  return (await client.get(`/service_types${query}`)).body.service_types;
}
const create = (fields: Record<string, unknown>) => company.post("/service_types/", fields);
const update = (id: number, fields: Record<string, unknown>) =>
  company.put(`/service_types/${id}/`, fields);
const remove = (id: number) => company.delete(`/service_types/${id}/`);
const firstId = async () => (await list())[0]?.id ?? 0;

describe("the service types of a company", () => {
  it("are sorted by name and paged, with their total", async () => {
    const all = await list();
    expect(all.map(({ name }) => name)).toEqual(
      all.map(({ name }) => name).sort((a, b) => a.localeCompare(b, "es")),
    );
    const first = await company.get("/service_types");
    expect(first.body).toEqual({ service_types: all.slice(0, 10), total: all.length });
    const last = await company.get("/service_types?limit=10&offset=10");
    expect(last.body.service_types).toEqual(all.slice(10));
    expect(last.body.service_types.length).toBeGreaterThan(0);
    expect(await list(company, "?offset=1000")).toEqual([]);
  });

  it("are visible to its employees if they are active", async () => {
    const types = await list();
    const seen = await list(clientFor(sandbox, findAccount(sandbox, "employee")));
    expect(seen).toEqual(types.filter(({ active }) => active));
    expect(seen.length).toBeLessThan(types.length);
  });

  it("can be changed only by the company, and are hidden from clients", async () => {
    const employee = clientFor(sandbox, findAccount(sandbox, "employee"));
    expect((await employee.post("/service_types/", { name: "Mensajería" })).status).toBe(403);
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    expect((await client.get("/service_types")).status).toBe(403);
  });

  it("can be added, active by default", async () => {
    const { status, body } = await create({ name: "Mensajería" });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), name: "Mensajería", active: true });
    expect(await list()).toContainEqual(body);
    expect((await create({ name: "Ferias", active: false })).body.active).toBe(false);
  });

  it("have unique names within the company", async () => {
    const id = await firstId();
    await create({ name: "Mensajería" });
    for (const answer of [create({ name: " MENSAJERÍA " }), update(id, { name: "mensajería" })]) {
      const { status, body } = await answer;
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field: "name", message: "Ya está en uso", code: "taken" }]);
    }
    company = clientFor(sandbox, findAccount(sandbox, "hotel"));
    expect((await create({ name: "Mensajería" })).status).toBe(201);
  });

  it("can be renamed, activated and deactivated", async () => {
    const { id, name } = (await create({ name: "Mensajería" })).body;
    expect((await update(id, { active: false })).body).toEqual({ id, name, active: false });
    expect((await update(id, { name: "mensajería" })).status).toBe(200);
    expect((await update(id, { name: "Recados" })).body.name).toBe("Recados");
    expect(await list()).toContainEqual({ id, name: "Recados", active: false });
  });

  it("can be deleted", async () => {
    const id = await firstId();
    expect((await remove(id)).status).toBe(204);
    expect((await list()).map((type) => type.id)).not.toContain(id);
    expect((await remove(id)).status).toBe(404);
  });

  it("do not exist for another company", async () => {
    const id = await firstId();
    for (const brandIndex of [0, 1]) {
      const kind = brandIndex === 0 ? "hotel" : "company";
      company = clientFor(sandbox, findAccount(sandbox, kind, brandIndex));
      expect((await list()).map((type) => type.id)).not.toContain(id);
      expect((await update(id, { active: false })).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
  });
});
