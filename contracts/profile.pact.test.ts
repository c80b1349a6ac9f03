import { describe, expect } from "vitest";
import { changePassword, getProfile, updateProfile } from "../app/api/account.server.ts";
import { fromState, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { client, company, invalid, refusal } from "./shapes.ts";

/** Pact can report a mismatch only for text, so the bytes are ASCII. */
const bytes = Buffer.from("RIFF\x04\x00\x00\x00WEBPthe rest of it");
const picture = { name: "picture.webp", type: "image/webp", bytes };
const upload = new File([bytes], picture.name, { type: picture.type });

const loggedIn = { "a user is logged in": { kind: "client" } } as const;
const ofCompany = { "a user is logged in": { kind: "company" } } as const;

describe("getProfile", () => {
  const request = { method: "GET", path: "/customer/update_profile" } as const;

  interaction("a client's profile", {
    given: loggedIn,
    as: "user",
    request,
    response: { status: 200, body: { user: client } },
    async test(api) {
      expect(await getProfile(api)).toEqual({
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
      });
    },
  });

  interaction("a company's profile", {
    given: ofCompany,
    as: "user",
    request,
    response: { status: 200, body: { user: company } },
    async test(api) {
      expect(await getProfile(api)).toMatchObject({
        isCompany: true,
        logo: "https://cantalmar.example/astilleros.svg",
      });
    },
  });

  interaction("a profile with an invalid token", {
    given: { "the token is no longer valid": {} },
    as: "user",
    request,
    response: { status: 401 },
    async test(api) {
      await expect(getProfile(api)).rejects.toMatchObject({ name: "ApiError", status: 401 });
    },
  });

  interaction("a profile while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "getProfile" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(getProfile(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("updateProfile", () => {
  const change = (form: NonNullable<Parameters<typeof interaction>[1]["request"]["form"]>) =>
    ({ method: "PUT", path: "/customer/update_profile/", form }) as const;
  const details = { name: "Lucía Gil", email: "lucia.gil@correo.example", phone: "+34600111333" };

  interaction("a change of a client's details and picture", {
    given: loggedIn,
    as: "user",
    request: change({ ...details, avatar: picture }),
    response: { status: 200, body: { user: client } },
    async test(api) {
      const user = await updateProfile(api, { ...details, avatar: upload });
      expect(user).toMatchObject({ name: "Lucía Ferrer", isCompany: false });
    },
  });

  interaction("a change of a company's name and logo", {
    given: ofCompany,
    as: "user",
    request: change({ name: "Astilleros del Cabo, S.L.", logo: picture }),
    response: { status: 200, body: { user: company } },
    async test(api) {
      const user = await updateProfile(api, { name: "Astilleros del Cabo, S.L.", logo: upload });
      expect(user).toMatchObject({ isCompany: true });
    },
  });

  interaction("a change to an e-mail that another user has", {
    given: { ...loggedIn, "another user has the e-mail": {} },
    as: "user",
    request: change({ email: "taken@correo.example" }),
    response: { status: 422, body: invalid("email") },
    async test(api) {
      await expect(updateProfile(api, { email: "taken@correo.example" })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "email", message: "Revisa este dato" }],
      });
    },
  });

  interaction("a change to a picture that is not an image", {
    given: loggedIn,
    as: "user",
    request: change({ avatar: { ...picture, bytes: Buffer.from("a page") } }),
    response: { status: 422, body: invalid("avatar") },
    async test(api) {
      const avatar = new File(["a page"], picture.name, { type: picture.type });
      await expect(updateProfile(api, { avatar })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "avatar" }],
      });
    },
  });

  interaction("a change to a logo that is not an image", {
    given: ofCompany,
    as: "user",
    request: change({ logo: { ...picture, bytes: Buffer.from("a page") } }),
    response: {
      status: 422,
      body: { message: "Could not update logo image", code: "logo_image" },
    },
    async test(api) {
      const logo = new File(["a page"], picture.name, { type: picture.type });
      await expect(updateProfile(api, { logo })).rejects.toMatchObject({
        status: 422,
        message: "Could not update logo image",
      });
    },
  });

  interaction("a change of details with an invalid token", {
    given: { "the token is no longer valid": {} },
    as: "user",
    request: change(details),
    response: { status: 401 },
    async test(api) {
      await expect(updateProfile(api, details)).rejects.toMatchObject({
        name: "ApiError",
        status: 401,
      });
    },
  });

  interaction("a change of details while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "updateProfile" } },
    as: "user",
    request: change(details),
    response: { status: 500 },
    async test(api) {
      await expect(updateProfile(api, details)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});

describe("changePassword", () => {
  const current = "taxi-demo";
  const password = "otro-taxi-ahora";
  const path = fromState("/customer/update_password/{userId}/", "/customer/update_password/101/");
  const change = (chosen = password, given: string = current) =>
    ({
      method: "PUT",
      path,
      body: { current_password: given, password: chosen, password_confirmation: chosen },
    }) as const;

  interaction("a change of the password", {
    given: loggedIn,
    as: "user",
    request: change(),
    response: { status: 200, body: { auth_token: string("0c9d1e8b7a"), user: client } },
    async test(api) {
      const changed = changePassword(api, 101, { current, password, passwordAgain: password });
      expect(await changed).toMatchObject({ token: "0c9d1e8b7a", user: { id: 101 } });
    },
  });

  interaction("a change of the password with a wrong current password", {
    given: loggedIn,
    as: "user",
    request: change(password, "not-the-password"),
    response: { status: 422, body: invalid("current_password") },
    async test(api) {
      const wrong = { current: "not-the-password", password, passwordAgain: password };
      await expect(changePassword(api, 101, wrong)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "current_password" }],
      });
    },
  });

  interaction("a change of the password to the same one", {
    given: loggedIn,
    as: "user",
    request: change(current),
    response: { status: 422, body: refusal("password_refused") },
    async test(api) {
      const same = { current, password: current, passwordAgain: current };
      await expect(changePassword(api, 101, same)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [],
        message: "En palabras para el usuario",
      });
    },
  });

  interaction("a change of the password with an invalid token", {
    given: { "the token is no longer valid": {} },
    as: "user",
    request: { ...change(), path: "/customer/update_password/101/" },
    response: { status: 401 },
    async test(api) {
      const changed = changePassword(api, 101, { current, password, passwordAgain: password });
      await expect(changed).rejects.toMatchObject({ name: "ApiError", status: 401 });
    },
  });

  interaction("a change of the password while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "updatePassword" } },
    as: "user",
    request: change(),
    response: { status: 500 },
    async test(api) {
      const changed = changePassword(api, 101, { current, password, passwordAgain: password });
      await expect(changed).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});
