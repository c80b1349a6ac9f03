import { describe, expect } from "vitest";
import { logInWithGoogle } from "../app/api/session.server.ts";
import { fromState, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { client, invalid, refusal } from "./shapes.ts";

describe("logInWithGoogle", () => {
  const credential = "eyJhbGciOiJSUzI1NiJ9.eyJlbWFpbCI6Imx1Y2lhIn0.c2ln";
  const logIn = (body: object) =>
    ({ method: "POST", path: "/customer/google_login/", body }) as const;
  const withCredential = logIn({ credential: fromState("{credential}", credential) });

  interaction("a login with a Google credential", {
    given: { "Google knows the user": { kind: "client" } },
    as: "visitor",
    request: withCredential,
    response: { status: 200, body: { auth_token: string("0c9d1e8b7a"), user: client } },
    async test(api) {
      expect(await logInWithGoogle(api, credential)).toMatchObject({
        token: "0c9d1e8b7a",
        user: { id: 101, name: "Lucía Ferrer", email: "lucia.ferrer@correo.example" },
      });
    },
  });

  interaction("a login with an invalid Google credential", {
    given: { "Google knows the user": { kind: "client" } },
    as: "visitor",
    request: logIn({ credential: "a.forged.credential" }),
    response: { status: 401, body: refusal("wrong_credentials") },
    async test(api) {
      await expect(logInWithGoogle(api, "a.forged.credential")).rejects.toMatchObject({
        status: 401,
        code: "wrong_credentials",
      });
    },
  });

  interaction("a login with a Google credential to an account that is not activated", {
    given: { "Google knows a user whose account is not activated": {} },
    as: "visitor",
    request: withCredential,
    response: { status: 401, body: refusal("not_activated") },
    async test(api) {
      await expect(logInWithGoogle(api, credential)).rejects.toMatchObject({
        status: 401,
        code: "not_activated",
      });
    },
  });

  const tooLong = "a".repeat(8193);
  interaction("a login with a Google credential that is too long", {
    given: { "Google knows the user": { kind: "client" } },
    as: "visitor",
    request: logIn({ credential: tooLong }),
    response: { status: 422, body: invalid("credential") },
    async test(api) {
      await expect(logInWithGoogle(api, tooLong)).rejects.toMatchObject({ status: 422 });
    },
  });

  interaction("a login with a Google credential while the server fails", {
    given: {
      "Google knows the user": { kind: "client" },
      "the server fails": { operation: "googleLogin" },
    },
    as: "visitor",
    request: withCredential,
    response: { status: 500 },
    async test(api) {
      await expect(logInWithGoogle(api, credential)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});
