import { expect, test } from "vitest";
import { required, text } from "../../forms/rules.server.ts";
import { accountName, emailOrPhone } from "./account-schemas.server.ts";

const field = text(required, emailOrPhone("ES"));

test.each([
  ["ana@empresa.example", "ana@empresa.example"],
  [" Ana@Empresa.example ", "Ana@Empresa.example"],
  ["600 111 222", "+34600111222"],
  ["0034 600-111-222", "+34600111222"],
  ["+351 912 345 678", "+351912345678"],
])("parses %j as %j", (typed, parsed) => {
  expect(field.parse(typed)).toBe(parsed);
});

test.each([
  ["", "required"],
  ["ana@", "email"],
  ["@", "email"],
  ["600@111@222", "email"],
  ["ana", "phone"],
  ["12345", "phone"],
  ["+34", "phone"],
])("refuses %j with the rule %s", (typed, rule) => {
  expect(field.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([rule]);
});

test.each([
  [" Ana@Empresa.example ", "Ana@Empresa.example"],
  ["600 26 13 11", "+34600261311"],
  ["+34 600 26 13 11", "+34600261311"],
  ["front desk 7", "front desk 7"],
  ["12345", "12345"],
])("parses the account name %j as %j", (typed, name) => {
  expect(text(required, accountName("ES")).parse(typed)).toBe(name);
});
