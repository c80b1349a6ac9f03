import { describe, expect, test } from "vitest";
import type { Brand } from "../../api/configuration.server.ts";
import type { User } from "../../api/session.server.ts";
import { profileSchema } from "./schema.ts";

const brand = { phone: "+34980000101", timeZone: "Europe/Madrid" } as Brand;

const client: User = {
  id: 101,
  name: "Lucía Ferrer",
  email: "lucia.ferrer@correo.example",
  phone: "+34600111222",
  avatar: null,
  logo: null,
  isCompany: false,
  employee: null,
  exclusiveGroupId: null,
  permissions: null,
};

const details = {
  form: "profile",
  name: "Lucía Ferrer-Gil",
  email: "lucia@correo.example",
  phone: "600 111 222",
};

async function refuse(sent: object, user: User = client) {
  const { error } = await profileSchema(user, brand).safeParseAsync(sent);
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe("the profile form", () => {
  test("normalizes the phone for the API", async () => {
    expect(await profileSchema(client, brand).parseAsync(details)).toEqual({
      ...details,
      phone: "+34600111222",
    });
  });

  test("allows only letters in a name, except in a company's", async () => {
    const named = { ...details, name: "Taller 3, S.L." };
    expect(await refuse(named)).toEqual([["name", "alpha"]]);
    expect(await refuse(named, { ...client, isCompany: true })).toEqual([]);
    const long = { ...details, name: "a".repeat(121) };
    expect(await refuse(long)).toEqual([["name", "maxLength"]]);
  });

  test("does not let the user clear an e-mail or phone that is set", async () => {
    const empty = { form: "profile", name: " ", email: "", phone: "" };
    expect(await refuse(empty)).toEqual([
      ["name", "required"],
      ["email", "required"],
      ["phone", "required"],
    ]);
    expect(await refuse(empty, { ...client, email: null, phone: null })).toEqual([
      ["name", "required"],
    ]);
  });

  test("reports the errors of all fields", async () => {
    const wrong = { ...details, email: "lucia@", phone: "123", avatar: new File(["?"], "me.png") };
    expect(await refuse(wrong)).toEqual([
      ["email", "email"],
      ["phone", "phone"],
      ["avatar", "picture"],
    ]);
  });
});

describe("the password form", () => {
  const change = {
    form: "password",
    current_password: " the old one ",
    password: "the new one",
    password_confirmation: "the new one",
  };

  test("keeps spaces around a password", async () => {
    expect(await profileSchema(client, brand).parseAsync(change)).toEqual(change);
  });

  test("requires the current password, a long enough new one and its repetition", async () => {
    expect(await refuse({ form: "password" })).toEqual([
      ["current_password", "required"],
      ["password", "required"],
      ["password_confirmation", "required"],
    ]);
    expect(await refuse({ ...change, password: "short" })).toEqual([
      ["password", "password"],
      ["password_confirmation", "sameAs"],
    ]);
  });
});

test("refuses any other form", async () => {
  expect(await refuse({ form: "other" })).toEqual([["form", "invalid"]]);
  expect(await refuse({})).toEqual([["form", "invalid"]]);
});
