import { expect, test } from "vitest";
import { keepableValues, readableValues } from "./values.ts";

function toForm(fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const photo = new File(["photo"], "me.png");
const unchosen = new File([], "");

const fields: [string, string | File][] = [
  ["name", "Ana"],
  ["days", "mon"],
  ["password", "geheim"],
  ["photo", photo],
  ["days", "tue"],
  ["logo", unchosen],
  ["note", ""],
];

test("keepableValues returns texts, those of one name together", () => {
  expect(keepableValues(toForm(fields))).toEqual({ name: "Ana", days: ["mon", "tue"], note: "" });
});

test.each([
  "password",
  "Password",
  "password_confirmation",
  "current_password",
  "newPassword",
  "credential",
  "auth_token",
])("keepableValues drops %s", (name) => {
  expect(keepableValues(toForm([[name, "geheim"]]))).toEqual({});
});

test("readableValues returns all fields, but no empty file field", () => {
  const values = readableValues(toForm(fields));
  expect(Object.keys(values)).toEqual(["name", "days", "password", "photo", "note"]);
  expect(values).toMatchObject({ days: ["mon", "tue"], password: "geheim" });
  expect(values.photo).toBeInstanceOf(File);
});

test("readableValues returns an empty file that the user chose", () => {
  expect(readableValues(toForm([["photo", new File([], "empty.png")]]))).toHaveProperty("photo");
});

test("a field named __proto__ does not change the prototype", () => {
  for (const read of [keepableValues, readableValues]) {
    const values = read(toForm([["__proto__", "x"]]));
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  }
});
