import { describe, expect } from "vitest";
import { requestPasswordCode, resetPassword } from "../app/api/account.server.ts";
import { fromState } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { accountReference, invalid, refusal } from "./shapes.ts";

describe("askPasswordCode", () => {
  const email = "lucia.ferrer@correo.example";
  const ask = (value: unknown) =>
    ({ method: "POST", path: "/customer/recover_password/", body: { value } }) as const;

  interaction("a request for a password reset code", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: ask(fromState("{username}", email)),
    response: { status: 204 },
    async test(api) {
      expect(await requestPasswordCode(api, email)).toBeUndefined();
    },
  });

  interaction("a request for a password reset code for an unknown e-mail", {
    given: { "the e-mail belongs to no account": {} },
    as: "visitor",
    request: ask("nadie@correo.example"),
    response: { status: 204 },
    async test(api) {
      expect(await requestPasswordCode(api, "nadie@correo.example")).toBeUndefined();
    },
  });

  const tooLong = `${"a".repeat(255)}@correo.example`;
  interaction("a request for a password reset code with an e-mail that is too long", {
    given: { "the e-mail belongs to no account": {} },
    as: "visitor",
    request: ask(tooLong),
    response: { status: 422, body: invalid("value") },
    async test(api) {
      await expect(requestPasswordCode(api, tooLong)).rejects.toMatchObject({
        name: "ApiError",
        status: 422,
      });
    },
  });

  interaction("a request for a password reset code while the server fails", {
    given: {
      "a user can log in": { kind: "client" },
      "the server fails": { operation: "recoverPassword" },
    },
    as: "visitor",
    request: ask(fromState("{username}", email)),
    response: { status: 500 },
    async test(api) {
      await expect(requestPasswordCode(api, email)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});

describe("resetPassword", () => {
  const code = "7f3a9c51d2e84b06";
  const password = "otro-taxi-ahora";
  const reset = (body: { code: unknown; password?: string }) =>
    ({
      method: "PUT",
      path: "/customer/reset_password/",
      body: { password, password_confirmation: body.password ?? password, ...body },
    }) as const;
  const rightCode = fromState("{code}", code);
  const sent = { "the user was sent a password reset code": { kind: "client" } } as const;

  interaction("a password reset with the right code", {
    given: sent,
    as: "visitor",
    request: reset({ code: rightCode }),
    response: { status: 200, body: accountReference },
    async test(api) {
      expect(await resetPassword(api, { code, password, passwordAgain: password })).toEqual({
        id: 101,
        email: "lucia.ferrer@correo.example",
        phone: "+34600111222",
      });
    },
  });

  interaction("a password reset with a wrong code", {
    given: { "no account was sent the code": {} },
    as: "visitor",
    request: reset({ code: "no-such-code" }),
    response: {
      status: 422,
      body: { ...refusal("invalid_code"), errors: invalid("code").errors },
    },
    async test(api) {
      const wrong = { code: "no-such-code", password, passwordAgain: password };
      await expect(resetPassword(api, wrong)).rejects.toMatchObject({
        status: 422,
        code: "invalid_code",
        fieldErrors: [{ field: "code" }],
      });
    },
  });

  interaction("a password reset with a password that is too short", {
    given: sent,
    as: "visitor",
    request: reset({ code: rightCode, password: "corta" }),
    response: { status: 422, body: invalid("password") },
    async test(api) {
      const short = { code, password: "corta", passwordAgain: "corta" };
      await expect(resetPassword(api, short)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "password" }],
      });
    },
  });

  interaction("a password reset while the server fails", {
    given: { ...sent, "the server fails": { operation: "resetPassword" } },
    as: "visitor",
    request: reset({ code: rightCode }),
    response: { status: 500 },
    async test(api) {
      await expect(
        resetPassword(api, { code, password, passwordAgain: password }),
      ).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});
