import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { findAccount, visitorOf } from "../test-client.ts";
import type { OutboxEntry } from "../world.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const visitor = visitorOf(sandbox, "radio-taxi-cantalmar");

beforeEach(() => sandbox.reset());
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

const phone = "+34600999888";
const form = {
  name: "Nuria Valdés",
  email: "nueva.clienta@correo.example",
  phone,
  password: "un-taxi-por-favor",
  password_confirmation: "un-taxi-por-favor",
  terms: true,
  privacy: true,
};

const signUp = (changes: Record<string, unknown> = {}, who = visitor) =>
  who.post("/customer/signup/", { ...form, ...changes });
const confirm = (code: string, to = phone) =>
  visitor.put("/customer/confirm/", { phone: to, code });
const resend = (to = phone) => visitor.put("/customer/resend_activation_code/", { phone: to });
const lastCode = () => sandbox.world.outbox.at(-1)?.code ?? "";
const wrongCode = () => (lastCode() === "000000" ? "111111" : "000000");

async function expectInvalidCode(answer: ReturnType<typeof confirm>) {
  const { status, body } = await answer;
  expect([status, body]).toEqual([401, { message: "Invalid code", code: "invalid_code" }]);
}

describe("signing up", () => {
  it("creates a pending account and sends its code by SMS and e-mail", async () => {
    const { status, body } = await signUp();
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), name: form.name, phone, email: form.email });

    const [sms, email] = sandbox.world.outbox;
    expect([sms?.channel, sms?.to]).toEqual(["sms", phone]);
    expect([email?.channel, email?.to]).toEqual(["email", form.email]);
    expect(sms?.code).toMatch(/^\d{6}$/);
    expect(email?.code).toBe(sms?.code);
    expect(sms?.text).toContain(sms?.code);

    const credentials = { username: form.email, password: form.password };
    const { body: refusal } = await visitor.post("/authenticate/", { credentials });
    expect(refusal.code).toBe("not_activated");
  });

  it("passes each message to the delivery callback, also after a reset", async () => {
    const heard: OutboxEntry[] = [];
    const told = await startSandbox({ speed: 0, onSent: (sent) => heard.push(sent) });
    told.reset();
    await signUp({}, visitorOf(told, "radio-taxi-cantalmar"));
    expect(heard.map(({ to }) => to)).toEqual([phone, form.email]);
    expect(heard).toEqual(told.world.outbox);
    await told.close();
  });

  it("accepts an e-mail in capitals, and a login without them", async () => {
    await signUp({ email: form.email.toUpperCase() });
    await confirm(lastCode());
    const credentials = { username: form.email, password: form.password };
    expect((await visitor.post("/authenticate/", { credentials })).status).toBe(200);
  });

  it("writes in the brand's language", async () => {
    await signUp({}, visitorOf(sandbox, "alazul"));
    expect(lastCode()).toMatch(/^\d{6}$/);
    expect(sandbox.world.outbox.at(-1)?.text).toContain("Your activation code is");
  });

  it("names every invalid field", async () => {
    const taken = findAccount(sandbox, "client");
    const { status, body } = await signUp({
      email: taken.email.toUpperCase(),
      phone: taken.phone,
      password_confirmation: "something else",
      code_user: "NOBODYS",
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: "email", message: "Ya está en uso", code: "taken" },
      { field: "phone", message: "Ya está en uso", code: "taken" },
      {
        field: "password_confirmation",
        message: "Password does not match",
        code: "password_mismatch",
      },
      { field: "code_user", message: "Enter valid user code", code: "user_code" },
    ]);
    expect(sandbox.world.outbox).toEqual([]);
  });

  it("accepts an e-mail and phone that are in use only on another brand", async () => {
    const { email, phone } = findAccount(sandbox, "client", 1);
    expect((await signUp({ email, phone })).status).toBe(201);
  });

  it("accepts the e-mail of a closed account", async () => {
    const gone = findAccount(sandbox, "employee");
    gone.state = "closed";
    expect((await signUp({ email: gone.email, phone: gone.phone })).status).toBe(201);
  });

  it("accepts the demo code or that of an active account on the brand", async () => {
    expect((await signUp({ code_user: "amigo7" })).status).toBe(201);
    sandbox.reset();
    const friend = findAccount(sandbox, "client");
    expect((await signUp({ code_user: friend.purseCode })).status).toBe(201);
    sandbox.reset();
    const stranger = findAccount(sandbox, "client", 1);
    expect((await signUp({ code_user: stranger.purseCode })).status).toBe(422);
  });

  it("requires the terms", async () => {
    const { status, body } = await signUp({ terms: false });
    expect([status, body.errors[0].field]).toEqual([422, "terms"]);
  });
});

describe("checking whether an e-mail is available", () => {
  const ask = async (value: string) =>
    (await visitor.post("/customer/available/email/", { value })).body.available;

  it("compares with the brand's accounts in any letter case", async () => {
    expect(await ask(form.email)).toBe(true);
    expect(await ask(findAccount(sandbox, "client").email.toUpperCase())).toBe(false);
    expect(await ask(findAccount(sandbox, "client", 1).email)).toBe(true);
    await signUp();
    expect(await ask(form.email)).toBe(false);
  });
});

describe("activating an account", () => {
  it("logs in with the right code, once", async () => {
    await signUp();
    const code = lastCode();
    const { status, body } = await confirm(code);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: form.name, email: form.email, phone, company: false });
    const member = visitorOf(sandbox, "radio-taxi-cantalmar", body.auth_token);
    expect((await member.get("/token/valid")).body.id).toBe(body.user.id);
    await expectInvalidCode(confirm(code));
  });

  it("refuses a wrong code and an unknown phone", async () => {
    await signUp();
    await expectInvalidCode(confirm(wrongCode()));
    await expectInvalidCode(confirm(lastCode(), "+34600000000"));
    expect((await confirm(lastCode())).status).toBe(200);
  });

  it("refuses another brand's code", async () => {
    await signUp({}, visitorOf(sandbox, "alazul"));
    await expectInvalidCode(confirm(lastCode()));
  });

  it("refuses a code after half an hour", async () => {
    await signUp();
    sandbox.world.clock.step(30 * 60_000 - 1);
    const { id } = (await confirm(lastCode())).body.user;
    expect(id).toBeGreaterThan(0);

    sandbox.reset();
    await signUp();
    sandbox.world.clock.step(30 * 60_000);
    await expectInvalidCode(confirm(lastCode()));
  });

  it("blocks the code after five wrong guesses", async () => {
    await signUp();
    for (let guess = 1; guess <= 4; guess++) await confirm(wrongCode());
    expect((await confirm(lastCode())).status).toBe(200);

    sandbox.reset();
    await signUp();
    for (let guess = 1; guess <= 5; guess++) await confirm(wrongCode());
    await expectInvalidCode(confirm(lastCode()));
  });
});

describe("sending the activation code again", () => {
  it("replaces the code", async () => {
    await signUp();
    const old = lastCode();
    expect((await resend()).status).toBe(204);
    expect(lastCode()).not.toBe(old);
    await expectInvalidCode(confirm(old));
    expect((await confirm(lastCode())).status).toBe(200);
  });

  it("gives an account with an expired code a new one", async () => {
    await signUp();
    for (let guess = 1; guess <= 5; guess++) await confirm(wrongCode());
    await resend();
    expect((await confirm(lastCode())).status).toBe(200);
  });

  it("sends no code, and gives the same answer, without a pending account", async () => {
    expect((await resend("+34600000000")).status).toBe(204);
    expect((await resend(findAccount(sandbox, "client").phone ?? "")).status).toBe(204);
    expect(sandbox.world.outbox).toEqual([]);
  });
});
