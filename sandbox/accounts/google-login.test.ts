import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { findAccount, visitorOf } from "../test-client.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });

beforeEach(() => sandbox.reset());
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

function credentialFor(changes: Record<string, unknown> = {}): string {
  const payload = {
    aud: sandbox.world.brands[1]?.googleClientId,
    email: "nueva@correo.example",
    email_verified: true,
    name: "Nora Nueva",
    exp: sandbox.world.clock.now() / 1000 + 3600,
    ...changes,
  };
  return `${encode({ alg: "RS256" })}.${encode(payload)}.c2ln`;
}

const logIn = (credential: string, permalink = "alazul") =>
  visitorOf(sandbox, permalink).post("/customer/google_login/", { credential });

describe("logging in with Google", () => {
  it("logs in the account of that e-mail", async () => {
    const account = findAccount(sandbox, "client", 1);
    const { status, body } = await logIn(credentialFor({ email: account.email }));
    expect(status).toBe(200);
    expect(body.user.id).toBe(account.id);
    const { body: check } = await visitorOf(sandbox, "alazul", body.auth_token).get("/check_auth");
    expect(check).toEqual({ authenticated: true });
  });

  it("creates a client for a new user, once", async () => {
    const first = await logIn(credentialFor());
    expect(first.body.user).toMatchObject({
      name: "Nora Nueva",
      email: "nueva@correo.example",
      phone: null,
      company: false,
    });
    expect((await logIn(credentialFor())).body.user.id).toBe(first.body.user.id);
  });

  it("names a user without a name after the e-mail", async () => {
    const { body } = await logIn(credentialFor({ name: undefined }));
    expect(body.user.name).toBe("nueva");
  });

  it("accepts a credential without an expiry", async () => {
    expect((await logIn(credentialFor({ exp: undefined }))).status).toBe(200);
  });

  it.each([
    ["is for another client id", { aud: "another-client" }],
    ["has an unverified e-mail", { email_verified: false }],
    ["has no e-mail", { email: undefined }],
    ["is over", { exp: Date.parse("2026-05-18T09:00:00Z") / 1000 }],
  ])("refuses a credential that %s", async (_, changes) => {
    const { status, body } = await logIn(credentialFor(changes));
    expect([status, body.code]).toEqual([401, "wrong_credentials"]);
  });

  it.each(["nonsense", "a.b.c", `a.${encode({})}`, `a.${encode(null)}.c`, "a.b.c.d"])(
    "refuses %s",
    async (credential) => {
      expect((await logIn(credential)).status).toBe(401);
    },
  );

  it("refuses a credential without three parts", async () => {
    const [header, payload] = credentialFor().split(".");
    expect((await logIn(`${header}.${payload}`)).status).toBe(401);
    expect((await logIn(`${credentialFor()}.more`)).status).toBe(401);
  });

  it("refuses on a brand that has no client id", async () => {
    const credential = credentialFor({ aud: null });
    expect((await logIn(credential, "radio-taxi-cantalmar")).status).toBe(401);
    const unnamed = credentialFor({ aud: undefined });
    expect((await logIn(unnamed, "radio-taxi-cantalmar")).status).toBe(401);
  });

  it("refuses an account that is inactive or not activated", async () => {
    const account = findAccount(sandbox, "employee", 1);
    const credential = credentialFor({ email: account.email });
    account.state = "inactive";
    expect((await logIn(credential)).body.code).toBe("wrong_credentials");
    account.state = "pending";
    expect((await logIn(credential)).body.code).toBe("not_activated");
  });
});
