import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../accounts/seed.ts";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount, visitorOf } from "../test-client.ts";

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

const oscar = { name: "Óscar Peña", telephone: "+34611333444", email: "oscar@empresa.example" };

const create = (fields: Record<string, unknown> = {}) =>
  company.post("/customer/employee/", { ...oscar, ...fields });
const update = (id: number, fields: Record<string, unknown>) =>
  company.put(`/customer/employee/${id}/`, fields);
const remove = (id: number) => company.delete(`/customer/employee/${id}/`);
const close = (id: number) => company.put(`/customer/employee/${id}/close/`);
const resetPassword = (id: number) => company.put(`/customer/employee/${id}/reset_password/`);

async function listNames(path = "/customer/employees"): Promise<string[]> {
  const { body } = await company.get(path);
  return body.employees.map(({ name }: { name: string }) => name);
}

async function logIn(username: string, password: string): Promise<number> {
  const credentials = { username, password };
  const visitor = visitorOf(sandbox, "radio-taxi-cantalmar");
  return (await visitor.post("/authenticate/", { credentials })).status;
}

describe("the lists of employees", () => {
  it("contain the open and the closed accounts, sorted by name in Spanish order", async () => {
    await create({ name: "Ángel Último" });
    const open = await listNames();
    expect(open).toEqual([...open].sort((a, b) => a.localeCompare(b, "es")));
    expect(open).toContain("Ángel Último");
    expect(open).toContain(findAccount(sandbox, "employee").name);

    const { body } = await company.get("/customer/employees/closed");
    expect(body.employees).toHaveLength(2);
    for (const { active, status } of body.employees) {
      expect([active, status]).toEqual([false, "closed"]);
    }
  });

  it("contain only the company's own employees", async () => {
    const mine = new Set(await listNames());
    const other = clientFor(sandbox, findAccount(sandbox, "hotel"));
    const { body } = await other.get("/customer/employees");
    expect(body.employees.length).toBeGreaterThan(0);
    for (const { name } of body.employees) expect(mine).not.toContain(name);
  });

  it("are visible only to the company", async () => {
    for (const kind of ["client", "employee"] as const) {
      const client = clientFor(sandbox, findAccount(sandbox, kind));
      expect((await client.get("/customer/employees")).status).toBe(403);
    }
  });
});

describe("adding an employee", () => {
  it("sends a generated password that logs the employee in", async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      ...oscar,
      active: true,
      status: "active",
      created_at: "2026-05-18T09:00:00.000Z",
      needs: {},
    });
    const mail = sandbox.world.outbox.at(-1);
    expect([mail?.channel, mail?.to]).toEqual(["email", oscar.email]);
    expect(mail?.text).toContain(mail?.code);
    expect(await logIn(oscar.email, mail?.code ?? "")).toBe(200);
  });

  it("sends nothing if the company sets the password", async () => {
    await create({ password: "un-taxi-por-favor" });
    expect(sandbox.world.outbox).toEqual([]);
    expect(await logIn(oscar.email, "un-taxi-por-favor")).toBe(200);
  });

  it("lets the employee travel on the company's account", async () => {
    const { body } = await create();
    const employee = sandbox.world.accounts.get(body.id);
    const { permissions, exclusiveAgrupation } = findAccount(sandbox, "employee");
    expect(employee).toMatchObject({ role: "employee", permissions, exclusiveAgrupation });
  });

  it("gives a hotel's employee its desk", async () => {
    company = clientFor(sandbox, findAccount(sandbox, "hotel"));
    const { body } = await create();
    expect(sandbox.world.accounts.get(body.id)?.permissions).toContain("hotel_home");
  });

  it("needs no telephone, and may create an inactive employee", async () => {
    const { body } = await create({ telephone: undefined, active: false, password: "12345678" });
    expect(body).toMatchObject({ telephone: null, active: false, status: "inactive" });
    expect(await logIn(oscar.email, "12345678")).toBe(401);
  });

  it("refuses an e-mail and a telephone that are in use on the brand", async () => {
    const { email, phone } = findAccount(sandbox, "client");
    const { status, body } = await create({ email, telephone: phone });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: "email", message: "Ya está en uso", code: "taken" },
      { field: "telephone", message: "Ya está en uso", code: "taken" },
    ]);
    expect((await create({ email: findAccount(sandbox, "client", 1).email })).status).toBe(201);
  });
});

describe("changing an employee", () => {
  it("changes the sent fields and keeps the others", async () => {
    const { id, email } = findAccount(sandbox, "employee");
    const { status, body } = await update(id, { name: "Otro Nombre", telephone: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Otro Nombre", telephone: null, email, active: true });
    expect(await listNames()).toContain("Otro Nombre");
  });

  it("logs an employee out on deactivation, and allows the login after activation", async () => {
    const account = findAccount(sandbox, "employee");
    const employee = clientFor(sandbox, account);
    expect((await update(account.id, { active: false })).body).toMatchObject({
      active: false,
      status: "inactive",
    });
    expect((await employee.get("/token/valid")).status).toBe(401);
    expect(await logIn(account.email, DEMO_PASSWORD)).toBe(401);

    await update(account.id, { active: true });
    expect((await employee.get("/token/valid")).status).toBe(401);
    expect(await logIn(account.email, DEMO_PASSWORD)).toBe(200);
  });

  it("logs the employee out when it sets their password", async () => {
    const account = findAccount(sandbox, "employee");
    const employee = clientFor(sandbox, account);
    await update(account.id, { password: "otro-taxi-ahora" });
    expect((await employee.get("/token/valid")).status).toBe(401);
    expect(await logIn(account.email, "otro-taxi-ahora")).toBe(200);
  });

  it("accepts the employee's own e-mail, and no other account's", async () => {
    const { id, email } = findAccount(sandbox, "employee");
    expect((await update(id, { email: email.toUpperCase() })).status).toBe(200);
    const { body } = await update(id, { email: findAccount(sandbox, "client").email });
    expect(body.errors).toEqual([{ field: "email", message: "Ya está en uso", code: "taken" }]);
  });
});

describe("a new password by e-mail", () => {
  it("replaces the old one everywhere", async () => {
    const account = findAccount(sandbox, "employee");
    const employee = clientFor(sandbox, account);
    expect((await resetPassword(account.id)).status).toBe(204);
    const mail = sandbox.world.outbox.at(-1);
    expect(mail?.to).toBe(account.email);
    expect((await employee.get("/token/valid")).status).toBe(401);
    expect(await logIn(account.email, DEMO_PASSWORD)).toBe(401);
    expect(await logIn(account.email, mail?.code ?? "")).toBe(200);
  });
});

describe("closing an employee's account", () => {
  it("is permanent, and frees the e-mail", async () => {
    const account = findAccount(sandbox, "employee");
    const employee = clientFor(sandbox, account);
    const { status, body } = await close(account.id);
    expect(status).toBe(200);
    expect(body).toEqual({ message: `La cuenta de ${account.name} está cerrada` });
    expect((await employee.get("/token/valid")).status).toBe(401);
    expect(await logIn(account.email, DEMO_PASSWORD)).toBe(401);
    const tokens = [...sandbox.world.tokens.values()];
    expect(tokens.map(({ accountId }) => accountId)).not.toContain(account.id);
    expect(await listNames()).not.toContain(account.name);
    expect(await listNames("/customer/employees/closed")).toContain(account.name);

    for (const again of [close(account.id), update(account.id, { active: true })]) {
      expect((await again).body.code).toBe("final_state");
    }
    expect((await resetPassword(account.id)).body.code).toBe("final_state");
    expect((await create({ email: account.email })).status).toBe(201);
  });
});

describe("deleting an employee", () => {
  it("leaves nothing of an employee who has never travelled", async () => {
    const { id } = (await create({ password: "un-taxi-por-favor" })).body;
    const account = sandbox.world.accounts.get(id);
    if (!account) throw new Error("The employee is not there");
    const employee = clientFor(sandbox, account);
    await employee.post("/favorites/", {
      favorito: { alias: "Casa", direccion: "Calle Mayor, 3", lat: 38, lng: 0.6 },
    });
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await employee.get("/token/valid")).status).toBe(401);
    expect(await listNames()).not.toContain(oscar.name);
    expect([...sandbox.world.favourites.values()].some((each) => each.accountId === id)).toBe(
      false,
    );
  });

  it.each(["ownerId", "employeeId"] as const)("is refused for the %s of a trip", async (field) => {
    const { id } = (await create()).body;
    const trip = [...sandbox.world.trips.values()].find(({ companyId }) => companyId !== null);
    if (!trip) throw new Error("No company has travelled");
    trip[field] = id;
    const { status, body } = await remove(id);
    expect(status).toBe(422);
    expect(body.message).toContain(oscar.name);
    expect(await listNames()).toContain(oscar.name);
  });
});

describe("another company's employee", () => {
  it("does not exist for the company", async () => {
    const desk = [...sandbox.world.accounts.values()].find(
      ({ hotel, role }) => hotel && role === "employee",
    );
    const strangers = [desk, findAccount(sandbox, "employee", 1), findAccount(sandbox, "client")];
    for (const id of [...strangers.map((each) => each?.id ?? 0), 999_999]) {
      expect((await update(id, { active: false })).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
      expect((await close(id)).status).toBe(404);
      expect((await resetPassword(id)).status).toBe(404);
    }
    expect(strangers.map((each) => each?.state)).toEqual(["active", "active", "active"]);
    expect(sandbox.world.outbox).toEqual([]);
  });
});
