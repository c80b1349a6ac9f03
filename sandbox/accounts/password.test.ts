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

const NEW_PASSWORD = "otro-taxi-ahora";
const HOUR = 3_600_000;

const recover = (value: string) => visitor.post("/customer/recover_password/", { value });
const lastCode = () => sandbox.world.outbox.at(-1)?.code ?? "";
const reset = (code: string, confirmation = NEW_PASSWORD, who = visitor) =>
  who.put("/customer/reset_password/", {
    code,
    password: NEW_PASSWORD,
    password_confirmation: confirmation,
  });
const logIn = (username: string, password: string) =>
  visitor.post("/authenticate/", { credentials: { username, password } });

const invalidCode = {
  message: "Invalid code",
  code: "invalid_code",
  errors: [{ field: "code", message: "Invalid code", code: "invalid_code" }],
};

describe("a forgotten password", () => {
  it.each(["email", "phone"] as const)("is reset with a code requested by %s", async (name) => {
    const account = findAccount(sandbox, "client");
    const client = clientFor(sandbox, account);
    expect((await recover(account[name] ?? "")).status).toBe(204);
    expect(sandbox.world.outbox.at(-1)).toMatchObject({ channel: "email", to: account.email });

    const { status, body } = await reset(lastCode());
    expect(status).toBe(200);
    expect(body).toEqual({ id: account.id, email: account.email, phone: account.phone });
    expect((await logIn(account.email, NEW_PASSWORD)).status).toBe(200);
    expect((await logIn(account.email, DEMO_PASSWORD)).status).toBe(401);
    expect((await client.get("/token/valid")).status).toBe(401);
  });

  it("accepts only the last code, once, for an hour and on its own brand", async () => {
    const { email } = findAccount(sandbox, "client");
    await recover(email);
    const old = lastCode();
    await recover(email);
    expect((await reset(old)).body).toEqual(invalidCode);
    expect((await reset(lastCode(), NEW_PASSWORD, visitorOf(sandbox, "alazul"))).status).toBe(422);
    expect((await reset(lastCode())).status).toBe(200);
    expect((await reset(lastCode())).body).toEqual(invalidCode);

    await recover(email);
    sandbox.world.clock.step(HOUR);
    expect((await reset(lastCode())).body).toEqual(invalidCode);
  });

  it("is independent of codes for other purposes", async () => {
    const { email } = findAccount(sandbox, "client");
    await recover(email);
    const code = lastCode();
    await visitor.post("/customer/remove_account/", { value: email });
    expect((await reset(code)).status).toBe(200);
  });

  it("does not use the code up when the passwords differ", async () => {
    await recover(findAccount(sandbox, "client").email);
    const { status, body } = await reset(lastCode(), "something else");
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        field: "password_confirmation",
        message: "Password does not match",
        code: "password_mismatch",
      },
    ]);
    expect((await reset(lastCode())).status).toBe(200);
  });

  it("sends no code, and gives the same answer, without an active account", async () => {
    const inactive = findAccount(sandbox, "employee");
    inactive.state = "inactive";
    for (const value of ["unknown@correo.example", inactive.email]) {
      expect((await recover(value)).status).toBe(204);
    }
    expect(sandbox.world.outbox).toEqual([]);
  });

  it("cannot be reset after the account's deactivation", async () => {
    const employee = findAccount(sandbox, "employee");
    await recover(employee.email);
    employee.state = "inactive";
    expect((await reset(lastCode())).body).toEqual(invalidCode);
  });
});

describe("changing the password", () => {
  const change = (client: ReturnType<typeof clientFor>, id: number, fields = {}) =>
    client.put(`/customer/update_password/${id}/`, {
      current_password: DEMO_PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
      ...fields,
    });

  it("ends all older tokens and gives a new one", async () => {
    const account = findAccount(sandbox, "client");
    const [client, link] = [clientFor(sandbox, account), clientFor(sandbox, account, "history")];
    const { status, body } = await change(client, account.id);
    expect(status).toBe(200);
    expect(body.user.id).toBe(account.id);
    expect((await client.get("/token/valid")).status).toBe(401);
    expect((await link.get("/token/valid")).status).toBe(401);
    const renewed = visitorOf(sandbox, "radio-taxi-cantalmar", body.auth_token);
    expect((await renewed.get("/token/valid")).status).toBe(200);
    expect((await logIn(account.email, NEW_PASSWORD)).status).toBe(200);
  });

  it("keeps other users' tokens", async () => {
    const account = findAccount(sandbox, "client");
    const other = clientFor(sandbox, findAccount(sandbox, "company"));
    await change(clientFor(sandbox, account), account.id);
    expect((await other.get("/token/valid")).status).toBe(200);
  });

  it("is possible only for the user's own account", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "company"));
    expect((await change(client, findAccount(sandbox, "employee").id)).status).toBe(404);
    expect((await change(client, 999_999)).status).toBe(404);
  });

  it("names the wrong fields and changes nothing", async () => {
    const account = findAccount(sandbox, "client");
    const client = clientFor(sandbox, account);
    const wrong = { current_password: "wrong-password", password_confirmation: "something else" };
    const { status, body } = await change(client, account.id, wrong);
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      "current_password",
      "password_confirmation",
    ]);
    expect((await client.get("/token/valid")).status).toBe(200);
    expect((await logIn(account.email, DEMO_PASSWORD)).status).toBe(200);
  });

  it("refuses the password that is already in use", async () => {
    const account = findAccount(sandbox, "client");
    const { status, body } = await change(clientFor(sandbox, account), account.id, {
      password: DEMO_PASSWORD,
      password_confirmation: DEMO_PASSWORD,
    });
    expect(status).toBe(422);
    expect(body.message).toBe("Password could not be updated. Try again with another password");
  });
});
