import { expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

const question = (isDanger?: boolean) =>
  toStaticMarkup(
    <QuestionDialog
      form="remove"
      values={{ id: 7 }}
      title="Remove"
      closeTo="/favorite"
      leave="Keep it"
      press="Remove it"
      isDanger={isDanger}
    >
      Are you sure?
    </QuestionDialog>,
  );

test("without JavaScript it is a form that sends what is asked about, and a way back", () => {
  const markup = question();
  const [form = ""] = /<form[^>]* method="post".*<\/form>/s.exec(markup) ?? [];
  expect(form).toContain('<input type="hidden" name="form" value="remove"/>');
  expect(form).toContain('<input type="hidden" name="id" value="7"/>');
  expect(form).toMatch(/<button[^>]*>Remove it<\/button>/);
  expect(markup).toMatch(/<a[^>]* href="\/favorite"[^>]*>Keep it</);
  expect(markup).toContain("Are you sure?");
});

test("what cannot be undone looks so", () => {
  expect(question(true)).toMatch(/<button[^>]*data-kind="danger"/);
  expect(question()).toMatch(/<button[^>]*data-kind="primary"/);
});
