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

const ask = (value: string) => visitor.post("/customer/remove_account/", { value });
const remove = (code: string) => visitor.delete("/customer/remove_account/", { code });
const lastCode = () => sandbox.world.outbox.at(-1)?.code ?? "";

describe("removing an account", () => {
  it("ends it, its tokens and its personal data, and frees the e-mail", async () => {
    const account = findAccount(sandbox, "client");
    const { name, email, phone } = account;
    const client = clientFor(sandbox, account);
    expect((await ask(email)).status).toBe(204);
    expect(sandbox.world.outbox.at(-1)).toMatchObject({ channel: "email", to: email });
    const removed = await remove(lastCode());
    expect(removed.status).toBe(200);
    expect(removed.body).toEqual({ accounts: [{ id: account.id, email, phone }] });

    expect((await client.get("/token/valid")).status).toBe(401);
    const credentials = { username: email, password: DEMO_PASSWORD };
    expect((await visitor.post("/authenticate/", { credentials })).status).toBe(401);
    expect(
      [...sandbox.world.favourites.values()].some((each) => each.accountId === account.id),
    ).toBe(false);
    expect(JSON.stringify([...sandbox.world.accounts.values()])).not.toContain(email);

    const signUp = await visitor.post("/customer/signup/", {
      name,
      email,
      phone,
      password: DEMO_PASSWORD,
      password_confirmation: DEMO_PASSWORD,
      terms: true,
      privacy: true,
    });
    expect(signUp.status).toBe(201);
    expect(signUp.body.id).not.toBe(account.id);
  });

  it("removes a company's employees too, and no other account", async () => {
    const company = findAccount(sandbox, "company");
    const { id: employeeId } = findAccount(sandbox, "employee");
    const { id: hotelId } = findAccount(sandbox, "hotel");
    const employee = clientFor(sandbox, findAccount(sandbox, "employee"));
    const hotel = clientFor(sandbox, findAccount(sandbox, "hotel"));
    await ask(company.email);
    const { body } = await remove(lastCode());
    const ids = body.accounts.map(({ id }: { id: number }) => id);
    expect(ids[0]).toBe(company.id);
    expect(ids).toContain(employeeId);
    expect(ids).not.toContain(hotelId);
    expect((await employee.get("/token/valid")).status).toBe(401);
    expect((await hotel.get("/token/valid")).status).toBe(200);
  });

  it("accepts a code once, for an hour, and no code for another purpose", async () => {
    const { email } = findAccount(sandbox, "client");
    const refusal = { message: "Invalid code", code: "invalid_code" };
    await visitor.post("/customer/recover_password/", { value: email });
    expect((await remove(lastCode())).body).toMatchObject(refusal);
    await ask(email);
    sandbox.world.clock.step(3_600_000);
    expect((await remove(lastCode())).status).toBe(422);
    await ask(email);
    expect((await remove(lastCode())).status).toBe(200);
    expect((await remove(lastCode())).body).toMatchObject(refusal);
  });

  it("sends no code, and gives the same answer, for an unknown account", async () => {
    expect((await ask("unknown@correo.example")).status).toBe(204);
    expect((await ask(findAccount(sandbox, "client", 1).email)).status).toBe(204);
    expect(sandbox.world.outbox).toEqual([]);
  });
});
