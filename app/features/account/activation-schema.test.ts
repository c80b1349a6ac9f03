import { expect, test } from "vitest";
import { activationSchema } from "./account-schemas.server.ts";

const schema = activationSchema("ES");

/** Lists each field with the rule that it breaks. */
const listRefusals = (form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]);

test.each(["482913", "482 913", " 482-913 ", "4 8 2 9 1 3"])(
  "accepts the code written as %j",
  (code) => {
    expect(schema.parse({ intent: "activate", phone: "600 999 888", code })).toEqual({
      intent: "activate",
      phone: "+34600999888",
      code: "482913",
    });
  },
);

test("requires the code to activate, but not to resend it", () => {
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
])("refuses %s as a code", (code, rule) => {
  const form = { intent: "activate", phone: "600999888", code };
  expect(listRefusals(form)).toEqual([["code", rule]]);
});

test("refuses a form without an intent", () => {
  expect(listRefusals({ phone: "600999888", code: "482913" })).toEqual([
    ["intent", expect.any(String)],
  ]);
});
