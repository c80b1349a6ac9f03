import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount, visitorOf } from "../test-client.ts";
import { DEMO_PASSWORD } from "./seed.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const visitor = visitorOf(sandbox, "radio-taxi-cantalmar");

beforeEach(() => sandbox.reset());
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

const logIn = (username: string, password = DEMO_PASSWORD, path = "/authenticate/") =>
  visitor.post(path, { credentials: { username, password } });

describe("logging in", () => {
  it.each(["/authenticate/", "/login/"])(
    "at %s answers with the user and a token",
    async (path) => {
      const account = findAccount(sandbox, "client");
      const { status, body } = await logIn(account.email, DEMO_PASSWORD, path);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: account.id,
        name: account.name,
        email: account.email,
        company: false,
        employee: null,
        exclusive_agrupation: null,
      });
      const profile = await visitorOf(sandbox, "radio-taxi-cantalmar", body.auth_token).get(
        "/customer/update_profile",
      );
      expect(profile.body.user.id).toBe(account.id);
    },
  );

  it("accepts an e-mail in any letter case, or the phone", async () => {
    const { id, email, phone } = findAccount(sandbox, "client");
    expect((await logIn(email.toUpperCase())).body.id).toBe(id);
    expect((await logIn(phone ?? "")).body.id).toBe(id);
  });

  it("returns an employee's company, and the permissions of a company and a hotel", async () => {
    const employee = (await logIn(findAccount(sandbox, "employee").email)).body;
    expect(employee.employee).toEqual({
      name: employee.name,
      company_name: findAccount(sandbox, "company").name,
      company_id: findAccount(sandbox, "company").id,
    });
    expect(employee.exclusive_agrupation).toBe(1);
    expect(employee.permissions).not.toContain("profile");

    const company = (await logIn(findAccount(sandbox, "company").email)).body;
    expect(company).toMatchObject({ company: true, employee: null });
    expect(company.permissions).toContain("employee");
    expect(company.permissions).not.toContain("hotel_home");

    const hotel = (await logIn(findAccount(sandbox, "hotel").email)).body;
    expect(hotel.permissions).toEqual(expect.arrayContaining(["hotel_home", "hotel_history"]));
  });

  it("gives each login a token of its own", async () => {
    const { email } = findAccount(sandbox, "client");
    const [first, second] = [await logIn(email), await logIn(email)];
    expect(first.body.auth_token).not.toBe(second.body.auth_token);
  });

  it("refuses every failed login with the same message", async () => {
    const refusals = [];
    for (const state of ["inactive", "closed"] as const) {
      const account = findAccount(sandbox, "client");
      account.state = state;
      refusals.push(await logIn(account.email));
      account.state = "active";
    }
    refusals.push(await logIn(findAccount(sandbox, "client").email, "wrong-password"));
    refusals.push(await logIn(findAccount(sandbox, "client", 1).email));
    refusals.push(await logIn("unknown@correo.example"));
    for (const { status, body } of refusals) {
      expect(status).toBe(401);
      expect(body).toEqual({
        message: "Usuario o contraseña incorrectos",
        code: "wrong_credentials",
      });
    }
  });

  it("says that an account is not activated only after the right password", async () => {
    const pending = [...sandbox.world.accounts.values()].find(({ state }) => state === "pending");
    const email = pending?.email ?? "";
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(email)).body.code).toBe("not_activated");
    expect((await logIn(email, "wrong-password")).body.code).toBe("wrong_credentials");
  });
});

describe("checking a token", () => {
  it("answers with the same token and the user", async () => {
    const account = findAccount(sandbox, "company");
    const { body } = await clientFor(sandbox, account).get("/token/valid");
    expect(body).toMatchObject({ id: account.id, auth_token: `test-full-${account.id}` });
    expect(body.permissions).toEqual(account.permissions);
  });

  it("allows a history token only the history", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"), "history");
    expect((await client.get("/token/valid")).body.permissions).toEqual(["history"]);
    expect((await client.get("/favorites")).status).toBe(403);
  });

  it("refuses an unknown token, a missing one, and one of another brand", async () => {
    const account = findAccount(sandbox, "client");
    clientFor(sandbox, account);
    const strangers = [
      visitor,
      visitorOf(sandbox, "radio-taxi-cantalmar", "made-up"),
      visitorOf(sandbox, "alazul", `test-full-${account.id}`),
    ];
    for (const stranger of strangers) {
      const { status, body } = await stranger.get("/token/valid");
      expect([status, body.code]).toEqual([401, "unauthorized"]);
      expect((await stranger.get("/check_auth")).body).toEqual({ authenticated: false });
    }
  });

  it("answers yes to a valid one in the authentication check", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    expect((await client.get("/check_auth")).body).toEqual({ authenticated: true });
  });
});
