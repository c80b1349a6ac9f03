import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Toast } from "./toast.tsx";
import ToastBody from "./toast-body.tsx";

const success = { id: "1", kind: "success", text: "Data updated" } as const;
const failure = { id: "2", kind: "failure", text: "Something went wrong!" } as const;

const draw = (
  message: typeof success | typeof failure,
  page?: Parameters<typeof toStaticMarkup>[1],
) => toStaticMarkup(<ToastBody message={message} onDismiss={() => {}} />, page);

describe("without JavaScript", () => {
  test("a failure is accepted by a link to the same page, in the page's language", () => {
    const markup = draw(failure, { address: "/history?page=2", language: "es" });
    expect(markup).toContain("Something went wrong!");
    expect(markup).toMatch(/<a [^>]*href="\/history\?page=2"[^>]*>Aceptar<\/a>/);
    expect(draw(failure)).toMatch(/<a [^>]*href="\/"[^>]*>Accept<\/a>/);
  });

  test("a success can be closed", () => {
    const markup = draw(success);
    expect(markup).toContain("Data updated");
    expect(markup).toMatch(/<a aria-label="Close"[^>]* href="\/"/);
  });
});

test("its regions are there before there is anything to say in them", () => {
  const markup = toStaticMarkup(<Toast message={null} />);
  expect(markup).toContain('<div role="status"></div><div role="alert"></div>');
});
