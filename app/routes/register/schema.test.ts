import { expect, test, vi } from "vitest";
import { registerSchema } from "./schema.ts";

const isAvailable = vi.fn(async (email: string) => email !== "taken@correo.example");

const form = {
  name: "Nuria Valdés-Peña",
  email: "nuria@correo.example",
  country: "ES",
  phone: "600 999 888",
  password: "un-taxi-por-favor",
  password_again: "un-taxi-por-favor",
  friend_code: "",
  terms: "on",
  privacy: "on",
};

const parse = (changes: Record<string, unknown> = {}) =>
  registerSchema(isAvailable).safeParseAsync({ ...form, ...changes });

/** Lists each field with the rule that it breaks. */
async function listRefusals(changes: Record<string, unknown>) {
  const { error } = await parse(changes);
  return error?.issues.map(({ path, message }) => [path[0], message]);
}

test("parses a valid form, with the phone in international format", async () => {
  const { data } = await parse({ friend_code: "AMIGO-7" });
  expect(data).toEqual({
    name: "Nuria Valdés-Peña",
    email: "nuria@correo.example",
    phone: "+34600999888",
    password: "un-taxi-por-favor",
    password_again: "un-taxi-por-favor",
    friend_code: "AMIGO-7",
    terms: true,
    privacy: true,
  });
});

test.each([
  ["07400 123456", "GB", "+447400123456"],
  ["+44 7400 123456", "ES", "+447400123456"],
  ["+34 600 999 888", "Atlantis", "+34600999888"],
])("parses the phone %s in %s as %s", async (phone, country, number) => {
  expect((await parse({ phone, country })).data?.phone).toBe(number);
});

test.each([
  ["name", "", "required"],
  ["name", "Nuria 2", "alpha"],
  ["name", "x".repeat(121), "maxLength"],
  ["email", "", "required"],
  ["email", "nuria@", "email"],
  ["email", "taken@correo.example", "email_taken"],
  ["phone", "", "required"],
  ["phone", "12345", "phone"],
  ["phone", "+34 123 456 789", "phone"],
  ["friend_code", "two words", "userCode"],
  ["terms", undefined, "terms_required"],
  ["privacy", "off", "privacy_required"],
])("refuses the %s %j with the rule %s", async (field, value, rule) => {
  expect(await listRefusals({ [field]: value })).toEqual([[field, rule]]);
});

test("requires a long enough password and the same confirmation", async () => {
  const short = { password: "short", password_again: "short" };
  expect(await listRefusals(short)).toEqual([["password", "password"]]);
  const other = { password_again: "un-taxi-por-favor " };
  expect(await listRefusals(other)).toEqual([["password_again", "sameAs"]]);
  const none = { password: "", password_again: "" };
  expect(await listRefusals(none)).toEqual([
    ["password", "required"],
    ["password_again", "required"],
  ]);
});

test("reports all errors at once", async () => {
  const wrong = { name: "", email: "taken@correo.example", phone: "1", password_again: "x" };
  expect(Object.fromEntries((await listRefusals(wrong)) ?? [])).toEqual({
    name: "required",
    email: "email_taken",
    phone: "phone",
    password_again: "sameAs",
  });
});

test("does not ask the API about an invalid e-mail", async () => {
  isAvailable.mockClear();
  await parse({ email: "nuria@" });
  await parse({ email: "" });
  expect(isAvailable).not.toHaveBeenCalled();
});

test.each([
  ["a list", ["600999888", "600999888"]],
  ["a file", new File(["6"], "6.txt")],
])("refuses a phone that is %s", async (_, phone) => {
  expect(await listRefusals({ phone })).toEqual([["phone", "invalid"]]);
});
