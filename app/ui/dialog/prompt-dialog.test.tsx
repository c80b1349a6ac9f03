import { expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { PromptDialog } from "./prompt-dialog.tsx";

const prompt = { title: "Discount code", label: "Code", name: "code", closeTo: "/request" };
const controlOf = (markup: string) => /<input[^>]* id="code"[^>]*>/.exec(markup)?.[0] ?? "";

test("asks for more than ten characters, or for more than its minimum", () => {
  const minLengthOf = (minimum?: number) =>
    /minLength="(\d+)"/i.exec(
      controlOf(toStaticMarkup(<PromptDialog {...prompt} minimum={minimum} />)),
    )?.[1];
  expect(minLengthOf()).toBe("11");
  expect(minLengthOf(0)).toBe("1");
});

test("without JavaScript it is a form with its own button and a link that cancels", () => {
  const markup = toStaticMarkup(
    <PromptDialog {...prompt}>
      <input type="hidden" name="form" value="code" />
    </PromptDialog>,
  );
  const formId = /<form[^>]* id="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toMatch(/<form[^>]* method="post"/);
  expect(markup).toMatch(/<form[^>]*>.*name="form".*id="code".*<\/form>/s);
  expect(markup).toMatch(new RegExp(`<button[^>]* form="${formId}"[^>]*>Accept<`));
  expect(markup).toMatch(/<a[^>]* href="\/request"[^>]*>Cancel</);
});

test("leaves the focus to the error summary after an error", () => {
  expect(controlOf(toStaticMarkup(<PromptDialog {...prompt} />))).toContain("autofocus");
  const refused = toStaticMarkup(<PromptDialog {...prompt} error="Invalid code" />);
  expect(controlOf(refused)).not.toContain("autofocus");
});
