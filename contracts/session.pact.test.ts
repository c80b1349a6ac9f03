import { describe, expect } from "vitest";
import {
  authenticate,
  authenticateAtOlderApi,
  checkAuth,
  checkToken,
} from "../app/api/session.server.ts";
import { fromState, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { client, company, employee, invalid, refusal } from "./shapes.ts";

const auth_token = string("0c9d1e8b7a");

describe("authenticate", () => {
  const username = "lucia.ferrer@correo.example";
  const password = "taxi-demo";
  const logIn = (credentials: object) =>
    ({ method: "POST", path: "/authenticate/", body: { credentials } }) as const;
  const login = logIn({
    username: fromState("{username}", username),
    password: fromState("{password}", password),
  });

  interaction("a login with the right password", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: login,
    response: { status: 200, body: { ...client, auth_token } },
    async test(api) {
      expect(await authenticate(api, username, password)).toEqual({
        token: "0c9d1e8b7a",
        user: {
          id: 101,
          name: "Lucía Ferrer",
          email: "lucia.ferrer@correo.example",
          phone: "+34600111222",
          avatar: "https://cantalmar.example/lucia.png",
          logo: null,
          isCompany: false,
          employee: null,
          exclusiveGroupId: null,
          permissions: ["request"],
        },
      });
    },
  });

  interaction("a login with the right password through the older call", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: { ...login, path: "/login/" },
    response: { status: 200, body: { ...client, auth_token } },
    async test(api) {
      const { token, user } = await authenticateAtOlderApi(api, username, password);
      expect([token, user.id]).toEqual(["0c9d1e8b7a", 101]);
    },
  });

  interaction("a login with a wrong password", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: logIn({ username: fromState("{username}", username), password: "wrong" }),
    response: { status: 401, body: refusal("wrong_credentials") },
    async test(api) {
      await expect(authenticate(api, username, "wrong")).rejects.toMatchObject({
        status: 401,
        code: "wrong_credentials",
        message: "En palabras para el usuario",
      });
    },
  });

  const tooLong = "a".repeat(255);
  interaction("a login with a name that is too long", {
    given: { "a user can log in": { kind: "client" } },
    as: "visitor",
    request: logIn({ username: tooLong, password }),
    response: { status: 422, body: invalid("credentials.username") },
    async test(api) {
      await expect(authenticate(api, tooLong, password)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "credentials.username", message: "Revisa este dato" }],
      });
    },
  });

  interaction("a login while the server fails", {
    given: {
      "a user can log in": { kind: "client" },
      "the server fails": { operation: "authenticate" },
    },
    as: "visitor",
    request: login,
    response: { status: 500 },
    async test(api) {
      await expect(authenticate(api, username, password)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});

describe("checkToken", () => {
  const request = { method: "GET", path: "/token/valid" } as const;

  interaction("a check of a client's token", {
    given: { "a user is logged in": { kind: "client" } },
    as: "user",
    request,
    response: { status: 200, body: { ...client, auth_token } },
    async test(api) {
      expect(await checkToken(api)).toMatchObject({
        token: "0c9d1e8b7a",
        user: { isCompany: false, employee: null, permissions: ["request"] },
      });
    },
  });

  interaction("a check of a company's token", {
    given: { "a user is logged in": { kind: "company" } },
    as: "user",
    request,
    response: { status: 200, body: { ...company, auth_token } },
    async test(api) {
      const { user } = await checkToken(api);
      expect(user).toMatchObject({
        isCompany: true,
        logo: "https://cantalmar.example/astilleros.svg",
        exclusiveGroupId: 1,
      });
    },
  });

  interaction("a check of an employee's token", {
    given: { "a user is logged in": { kind: "employee" } },
    as: "user",
    request,
    response: { status: 200, body: { ...employee, auth_token } },
    async test(api) {
      const { user } = await checkToken(api);
      expect(user).toMatchObject({
        isCompany: false,
        employee: { name: "Lucía Ferrer", companyName: "Astilleros del Cabo", companyId: 130 },
        exclusiveGroupId: 1,
      });
    },
  });

  interaction("a check of an invalid token", {
    given: { "the token is no longer valid": {} },
    as: "user",
    request,
    response: { status: 401 },
    async test(api) {
      await expect(checkToken(api)).rejects.toMatchObject({ name: "ApiError", status: 401 });
    },
  });

  interaction("a check of a token while the server fails", {
    given: {
      "a user is logged in": { kind: "client" },
      "the server fails": { operation: "checkToken" },
    },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(checkToken(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("checkAuth", () => {
  const request = { method: "GET", path: "/check_auth" } as const;

  interaction("an authentication check with a valid token", {
    given: { "a user is logged in": { kind: "client" } },
    as: "user",
    request,
    response: { status: 200, body: { authenticated: true } },
    async test(api) {
      expect(await checkAuth(api)).toBe(true);
    },
  });
});
