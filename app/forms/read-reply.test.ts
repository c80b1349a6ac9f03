import { describe, expect, test } from "vitest";
import type { FormReply } from "./reply.ts";
import { readReply } from "./use-form-reply.ts";

const reply: FormReply = {
  values: { name: "Ana", days: ["mon", "tue"], terms: "on" },
  fieldErrors: {
    name: ["Letas only.", "Enter 2 characters at most."],
    email: ["Ya está en uso"],
  },
  formErrors: ["Así no", "Something went wrong! Please try again.", "Así no"],
};

describe("before the form is sent", () => {
  const { typed, field, checkbox, summary } = readReply(undefined);

  test("fields hold the page's values", () => {
    expect(typed("name")).toBe("");
    expect(typed("name", "Eva")).toBe("Eva");
    expect(field("name", "Eva")).toEqual({ name: "name", id: "name", defaultValue: "Eva" });
    expect(checkbox("terms")).toEqual({ name: "terms", id: "terms", defaultChecked: false });
    expect(checkbox("terms", true).defaultChecked).toBe(true);
  });

  test("there is no error", () => {
    expect(summary).toEqual({ occasion: undefined, errors: [] });
  });
});

describe("after a form with errors", () => {
  const { errorOf, typed, field, checkbox, summary } = readReply(reply);

  test("fields hold the values that the user sent", () => {
    expect(typed("name", "Eva")).toBe("Ana");
    expect(typed("days")).toBe("mon");
    expect(checkbox("terms").defaultChecked).toBe(true);
  });

  test("fields without a sent value are empty, whatever the page's value", () => {
    expect(typed("password", "no")).toBe("");
    expect(checkbox("privacy", true).defaultChecked).toBe(false);
  });

  test("a field shows its first error", () => {
    expect(errorOf("name")).toBe("Letas only.");
    expect(field("email").error).toBe("Ya está en uso");
    expect(errorOf("terms")).toBeUndefined();
  });

  test("the summary names the labelled fields", () => {
    const { summary, errorOf } = readReply(reply, { labels: { email: "E-mail" } });
    expect(summary.errors).toContainEqual({ fieldId: "email", message: "E-mail: Ya está en uso" });
    expect(summary.errors).toContainEqual({ fieldId: "name", message: "Letas only." });
    expect(errorOf("email")).toBe("Ya está en uso");
  });

  test("the reply has the API's code", () => {
    expect(readReply({ ...reply, code: "not_activated" }).code).toBe("not_activated");
  });

  test("the summary lists all errors once, those of the whole form first", () => {
    expect(summary).toEqual({
      occasion: reply,
      errors: [
        { message: "Así no" },
        { message: "Something went wrong! Please try again." },
        { fieldId: "name", message: "Letas only." },
        { fieldId: "email", message: "Ya está en uso" },
      ],
    });
  });
});

describe("the form saved from an expired session", () => {
  const saved = { name: "Eva" };

  test("fills in the form, without errors", () => {
    const { typed, summary } = readReply(undefined, { kept: saved });
    expect(typed("name", "Ana")).toBe("Eva");
    expect(summary.errors).toEqual([]);
  });

  test("gives way to a form that was sent since", () => {
    expect(readReply(reply, { kept: saved }).typed("name")).toBe("Ana");
  });

  test("only fills in the form of the same name", () => {
    const passwordForm = { form: "password", name: "Eva" };
    expect(readReply(undefined, { form: "profile", kept: passwordForm }).typed("name")).toBe("");
    expect(readReply(undefined, { form: "password", kept: passwordForm }).typed("name")).toBe(
      "Eva",
    );
  });
});

describe("on a page with several forms", () => {
  const sent = { ...reply, values: { ...reply.values, form: "employee-7" } };

  test("the form that was sent shows its errors, with its name in the field ids", () => {
    const { field, blank, checkbox, summary } = readReply(sent, { form: "employee-7" });
    expect(field("name")).toEqual({
      name: "name",
      id: "employee-7-name",
      defaultValue: "Ana",
      error: "Letas only.",
    });
    expect(blank("name")).toEqual({
      name: "name",
      id: "employee-7-name",
      error: "Letas only.",
    });
    expect(checkbox("terms").id).toBe("employee-7-terms");
    expect(summary.errors).toContainEqual({
      fieldId: "employee-7-email",
      message: "Ya está en uso",
    });
  });

  test.each([{ form: "employee-8" }, {}])("the other forms show no errors: %j", (options) => {
    const { errorOf, typed, summary } = readReply(sent, options);
    expect(errorOf("name")).toBeUndefined();
    expect(typed("name", "Eva")).toBe("Eva");
    expect(summary).toEqual({ occasion: undefined, errors: [] });
  });

  test("an unreadable form shows its error in every form, and empties no field", () => {
    const unread = {
      values: {},
      fieldErrors: {},
      formErrors: ["This is too large to send."],
    };
    const { typed, summary } = readReply(unread, { form: "employee-8" });
    expect(typed("name", "Eva")).toBe("Eva");
    expect(summary.errors).toEqual([{ message: "This is too large to send." }]);
  });
});
