import { describe, expect } from "vitest";
import { removeAccount, requestRemovalCode } from "../app/api/account.server.ts";
import { eachLike, fromState } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { accountReference, invalid, refusal } from "./shapes.ts";

const path = "/customer/remove_account/";

describe("askRemovalCode", () => {
  const email = "lucia.ferrer@correo.example";
  const ask = (value: unknown) => ({ method: "POST", path, body: { value } }) as const;

  interaction("a request for an account removal code", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: ask(fromState("{username}", email)),
    response: { status: 204 },
    async test(api) {
      expect(await requestRemovalCode(api, email)).toBeUndefined();
    },
  });

  interaction("a request for an account removal code for an unknown e-mail", {
    given: { "the e-mail belongs to no account": {} },
    as: "visitor",
    request: ask("nadie@correo.example"),
    response: { status: 204 },
    async test(api) {
      expect(await requestRemovalCode(api, "nadie@correo.example")).toBeUndefined();
    },
  });

  const tooLong = `${"a".repeat(255)}@correo.example`;
  interaction("a request for an account removal code with an e-mail that is too long", {
    given: { "the e-mail belongs to no account": {} },
    as: "visitor",
    request: ask(tooLong),
    response: { status: 422, body: invalid("value") },
    async test(api) {
      await expect(requestRemovalCode(api, tooLong)).rejects.toMatchObject({
        name: "ApiError",
        status: 422,
      });
    },
  });

  interaction("a request for an account removal code while the server fails", {
    given: {
      "a user can log in": { kind: "client" },
      "the server fails": { operation: "requestAccountRemoval" },
    },
    as: "visitor",
    request: ask(fromState("{username}", email)),
    response: { status: 500 },
    async test(api) {
      await expect(requestRemovalCode(api, email)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});

describe("removeAccount", () => {
  const code = "7f3a9c51d2e84b06";
  const remove = (code: unknown) => ({ method: "DELETE", path, body: { code } }) as const;
  const rightCode = fromState("{code}", code);
  const sent = { "the user was sent an account removal code": { kind: "client" } } as const;

  interaction("the removal of an account with the right code", {
    given: sent,
    as: "visitor",
    request: remove(rightCode),
    response: { status: 200, body: { accounts: eachLike(accountReference) } },
    async test(api) {
      expect(await removeAccount(api, code)).toEqual([
        { id: 101, email: "lucia.ferrer@correo.example", phone: "+34600111222" },
      ]);
    },
  });

  interaction("the removal of an account with a wrong code", {
    given: { "no account was sent the code": {} },
    as: "visitor",
    request: remove("no-such-code"),
    response: {
      status: 422,
      body: { ...refusal("invalid_code"), errors: invalid("code").errors },
    },
    async test(api) {
      await expect(removeAccount(api, "no-such-code")).rejects.toMatchObject({
        status: 422,
        code: "invalid_code",
        fieldErrors: [{ field: "code" }],
      });
    },
  });

  interaction("the removal of an account while the server fails", {
    given: { ...sent, "the server fails": { operation: "removeAccount" } },
    as: "visitor",
    request: remove(rightCode),
    response: { status: 500 },
    async test(api) {
      await expect(removeAccount(api, code)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});
