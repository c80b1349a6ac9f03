import { describe, expect } from "vitest";
import {
  activateAccount,
  isEmailAvailable,
  resendActivationCode,
  signUp,
} from "../app/api/account.server.ts";
import { authenticate } from "../app/api/session.server.ts";
import { fromState, integer, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { client, invalid, refusal } from "./shapes.ts";

const email = "nueva.clienta@correo.example";
const phone = "+34600999888";
const failing = { kind: "status", status: 500 };

describe("isEmailAvailable", () => {
  const ask = (value: unknown) =>
    ({ method: "POST", path: "/customer/available/email/", body: { value } }) as const;
  const free = { "the e-mail belongs to no account": {} };

  interaction("a check of an e-mail that is available", {
    given: free,
    as: "visitor",
    request: ask(email),
    response: { status: 200, body: { available: true } },
    async test(api) {
      expect(await isEmailAvailable(api, email)).toBe(true);
    },
  });

  const taken = "lucia.ferrer@correo.example";
  interaction("a check of an e-mail that is taken", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: ask(fromState("{username}", taken)),
    response: { status: 200, body: { available: false } },
    async test(api) {
      expect(await isEmailAvailable(api, taken)).toBe(false);
    },
  });

  interaction("a check of an invalid e-mail", {
    given: free,
    as: "visitor",
    request: ask("nueva.clienta"),
    response: { status: 422, body: invalid("value") },
    async test(api) {
      await expect(isEmailAvailable(api, "nueva.clienta")).rejects.toMatchObject({
        name: "ApiError",
        status: 422,
      });
    },
  });

  interaction("a check of an e-mail while the server fails", {
    given: { ...free, "the server fails": { operation: "checkEmailAvailable" } },
    as: "visitor",
    request: ask(email),
    response: { status: 500 },
    async test(api) {
      await expect(isEmailAvailable(api, email)).rejects.toMatchObject(failing);
    },
  });
});

describe("signUp", () => {
  const name = "Nuria Valdés";
  const password = "un-taxi-por-favor";
  const account = { name, email, phone, password, passwordAgain: password };
  const send = (changes: object = {}) =>
    ({
      method: "POST",
      path: "/customer/signup/",
      body: {
        name,
        email,
        phone,
        password,
        password_confirmation: password,
        terms: true,
        privacy: true,
        ...changes,
      },
    }) as const;
  const created = {
    status: 201,
    body: { id: integer(9001), name: string(name), phone: string(phone), email: string(email) },
  };
  const free = { "the e-mail belongs to no account": {} };

  interaction("a sign-up", {
    given: free,
    as: "visitor",
    request: send(),
    response: created,
    async test(api) {
      expect(await signUp(api, account)).toBeUndefined();
    },
  });

  interaction("a sign-up with the code of a friend", {
    given: free,
    as: "visitor",
    request: send({ code_user: "AMIGO7" }),
    response: created,
    async test(api) {
      expect(await signUp(api, { ...account, friendCode: "AMIGO7" })).toBeUndefined();
    },
  });

  interaction("a sign-up with an unknown friend's code", {
    given: free,
    as: "visitor",
    request: send({ code_user: "NADIE" }),
    response: { status: 422, body: invalid("code_user") },
    async test(api) {
      await expect(signUp(api, { ...account, friendCode: "NADIE" })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "code_user" }],
      });
    },
  });

  const taken = "lucia.ferrer@correo.example";
  interaction("a sign-up with an e-mail that is taken", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: send({ email: fromState("{username}", taken) }),
    response: { status: 422, body: invalid("email") },
    async test(api) {
      await expect(signUp(api, { ...account, email: taken })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "email" }],
      });
    },
  });

  interaction("a sign-up with a phone that is taken", {
    given: { "an account is not activated": {} },
    as: "visitor",
    request: send({ phone: fromState("{phone}", phone) }),
    response: { status: 422, body: invalid("phone") },
    async test(api) {
      await expect(signUp(api, account)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "phone" }],
      });
    },
  });

  interaction("a sign-up with two different passwords", {
    given: free,
    as: "visitor",
    request: send({ password_confirmation: "otro-taxi" }),
    response: { status: 422, body: invalid("password_confirmation") },
    async test(api) {
      await expect(signUp(api, { ...account, passwordAgain: "otro-taxi" })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "password_confirmation" }],
      });
    },
  });

  interaction("a sign-up while the server fails", {
    given: { ...free, "the server fails": { operation: "signUp" } },
    as: "visitor",
    request: send(),
    response: { status: 500 },
    async test(api) {
      await expect(signUp(api, account)).rejects.toMatchObject(failing);
    },
  });
});

const waiting = { "an account is not activated": {} };
const itsPhone = fromState("{phone}", phone);

describe("activateAccount", () => {
  const code = "482913";
  const confirm = (body: { phone: unknown; code: unknown }) =>
    ({ method: "PUT", path: "/customer/confirm/", body }) as const;
  const right = confirm({ phone: itsPhone, code: fromState("{activationCode}", code) });

  interaction("an activation with the right code", {
    given: waiting,
    as: "visitor",
    request: right,
    response: { status: 200, body: { auth_token: string("0c9d1e8b7a"), user: client } },
    async test(api) {
      expect(await activateAccount(api, phone, code)).toMatchObject({
        token: "0c9d1e8b7a",
        user: { id: 101, name: "Lucía Ferrer", isCompany: false, permissions: ["request"] },
      });
    },
  });

  interaction("an activation with a code that was never sent", {
    given: { "no account was sent the code": {} },
    as: "visitor",
    request: confirm({ phone, code }),
    response: { status: 401, body: refusal("invalid_code") },
    async test(api) {
      await expect(activateAccount(api, phone, code)).rejects.toMatchObject({
        name: "ApiError",
        status: 401,
        code: "invalid_code",
      });
    },
  });

  interaction("an activation with a malformed code", {
    given: waiting,
    as: "visitor",
    request: confirm({ phone: itsPhone, code: "4829" }),
    response: { status: 422, body: invalid("code") },
    async test(api) {
      await expect(activateAccount(api, phone, "4829")).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "code" }],
      });
    },
  });

  interaction("an activation while the server fails", {
    given: { ...waiting, "the server fails": { operation: "confirmAccount" } },
    as: "visitor",
    request: right,
    response: { status: 500 },
    async test(api) {
      await expect(activateAccount(api, phone, code)).rejects.toMatchObject(failing);
    },
  });
});

describe("resendActivationCode", () => {
  const resend = (to: unknown) =>
    ({ method: "PUT", path: "/customer/resend_activation_code/", body: { phone: to } }) as const;

  interaction("a request for another activation code", {
    given: waiting,
    as: "visitor",
    request: resend(itsPhone),
    response: { status: 204 },
    async test(api) {
      expect(await resendActivationCode(api, phone)).toBeUndefined();
    },
  });

  interaction("a request for another activation code without an account to activate", {
    given: { "no account was sent the code": {} },
    as: "visitor",
    request: resend(phone),
    response: { status: 204 },
    async test(api) {
      expect(await resendActivationCode(api, phone)).toBeUndefined();
    },
  });

  interaction("a request for another activation code with an invalid phone", {
    given: waiting,
    as: "visitor",
    request: resend("600999888"),
    response: { status: 422, body: invalid("phone") },
    async test(api) {
      await expect(resendActivationCode(api, "600999888")).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "phone" }],
      });
    },
  });

  interaction("a request for another activation code while the server fails", {
    given: { ...waiting, "the server fails": { operation: "resendActivationCode" } },
    as: "visitor",
    request: resend(itsPhone),
    response: { status: 500 },
    async test(api) {
      await expect(resendActivationCode(api, phone)).rejects.toMatchObject(failing);
    },
  });
});

interaction("a login to an account that is not activated", {
  given: waiting,
  as: "visitor",
  request: {
    method: "POST",
    path: "/authenticate/",
    body: {
      credentials: {
        username: fromState("{username}", email),
        password: fromState("{password}", "taxi-demo"),
      },
    },
  },
  response: { status: 401, body: refusal("not_activated") },
  async test(api) {
    await expect(authenticate(api, email, "taxi-demo")).rejects.toMatchObject({
      status: 401,
      code: "not_activated",
    });
  },
});
