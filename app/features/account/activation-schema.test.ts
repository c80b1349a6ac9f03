import { expect, test } from "vitest";
import { activationSchema } from "./activation-schema.server.ts";

const schema = activationSchema("ES");

/** What is wrong, by the field. */
const listRefusals = (form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]);

test.each(["482913", "482 913", " 482-913 ", "4 8 2 9 1 3"])("the code may come as %j", (code) => {
  expect(schema.parse({ intent: "activate", phone: "600 999 888", code })).toEqual({
    intent: "activate",
    phone: "+34600999888",
    code: "482913",
  });
});

test("the code is needed to activate, and not to ask for another", () => {
  expect(listRefusals({ intent: "activate", phone: "", code: "" })).toEqual([
    ["phone", "required"],
    ["code", "required"],
  ]);
  expect(listRefusals({ intent: "resend", phone: "1", code: "" })).toEqual([["phone", "phone"]]);
  expect(listRefusals({ intent: "resend", phone: "+447400123456" })).toBeUndefined();
});

test.each([
  ["48291", "activationCode"],
  ["48291a", "numeric"],
])("%s is no code", (code, rule) => {
  const form = { intent: "activate", phone: "600999888", code };
  expect(listRefusals(form)).toEqual([["code", rule]]);
});

test("a form that says neither is refused", () => {
  expect(listRefusals({ phone: "600999888", code: "482913" })).toEqual([
    ["intent", expect.any(String)],
  ]);
});
