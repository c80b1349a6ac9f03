import { describe, expect, test } from "vitest";
import { readReply } from "./read-reply.ts";
import type { FormReply } from "./reply.ts";

const reply: FormReply = {
  values: { name: "Ana", days: ["mon", "tue"], terms: "on" },
  fieldErrors: {
    name: ["Letas only.", "Enter 2 characters at most."],
    email: ["Ya está en uso"],
  },
  formErrors: ["Así no", "Something went wrong! Please try again.", "Así no"],
};

describe("before anything was sent", () => {
  const { typed, field, checkbox, summary } = readReply(undefined);

  test("fields hold what the page knows", () => {
    expect(typed("name")).toBe("");
    expect(typed("name", "Eva")).toBe("Eva");
    expect(field("name", "Eva")).toEqual({ name: "name", id: "name", defaultValue: "Eva" });
    expect(checkbox("terms")).toEqual({ name: "terms", id: "terms", defaultChecked: false });
    expect(checkbox("terms", true).defaultChecked).toBe(true);
  });

  test("nothing is wrong", () => {
    expect(summary).toEqual({ occasion: undefined, errors: [] });
  });
});

describe("after a form that was not right", () => {
  const { errorOf, typed, field, checkbox, summary } = readReply(reply);

  test("fields hold what was typed", () => {
    expect(typed("name", "Eva")).toBe("Ana");
    expect(typed("days")).toBe("mon");
    expect(checkbox("terms").defaultChecked).toBe(true);
  });

  test("fields that nothing was sent of are empty, whatever the page knows", () => {
    expect(typed("password", "no")).toBe("");
    expect(checkbox("privacy", true).defaultChecked).toBe(false);
  });

  test("a field shows the first thing that is wrong with it", () => {
    expect(errorOf("name")).toBe("Letas only.");
    expect(field("email").error).toBe("Ya está en uso");
    expect(errorOf("terms")).toBeUndefined();
  });

  test("the summary names the fields that are called something", () => {
    const { summary, errorOf } = readReply(reply, { labels: { email: "E-mail" } });
    expect(summary.errors).toContainEqual({ fieldId: "email", message: "E-mail: Ya está en uso" });
    expect(summary.errors).toContainEqual({ fieldId: "name", message: "Letas only." });
    expect(errorOf("email")).toBe("Ya está en uso");
  });

  test("it is known why the API refused", () => {
    expect(readReply({ ...reply, code: "not_activated" }).code).toBe("not_activated");
  });

  test("the summary holds all, the form's own first and nothing twice", () => {
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

describe("what was kept when the session expired", () => {
  const kept = { name: "Eva" };

  test("fills in the form again, with nothing wrong", () => {
    const { typed, summary } = readReply(undefined, { kept });
    expect(typed("name", "Ana")).toBe("Eva");
    expect(summary.errors).toEqual([]);
  });

  test("gives way to what was sent since", () => {
    expect(readReply(reply, { kept }).typed("name")).toBe("Ana");
  });

  test("goes to the form that it was typed in", () => {
    const ofPassword = { form: "password", name: "Eva" };
    expect(readReply(undefined, { form: "profile", kept: ofPassword }).typed("name")).toBe("");
    expect(readReply(undefined, { form: "password", kept: ofPassword }).typed("name")).toBe("Eva");
  });
});

describe("on a page with several forms", () => {
  const sent = { ...reply, values: { ...reply.values, form: "employee-7" } };

  test("the one that was sent shows what is wrong, its fields told apart by its name", () => {
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

  test.each([{ form: "employee-8" }, {}])("the others show nothing of it: %j", (options) => {
    const { errorOf, typed, summary } = readReply(sent, options);
    expect(errorOf("name")).toBeUndefined();
    expect(typed("name", "Eva")).toBe("Eva");
    expect(summary).toEqual({ occasion: undefined, errors: [] });
  });

  test("a form that could not be read is anyone's, and empties no field", () => {
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
