import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Toast } from "./toast.tsx";
import ToastBody from "./toast-body.tsx";

const success = { id: "1", kind: "success", text: "Data updated" } as const;
const failure = { id: "2", kind: "failure", text: "Something went wrong!" } as const;

const render = (
  message: typeof success | typeof failure,
  page?: Parameters<typeof toStaticMarkup>[1],
) => toStaticMarkup(<ToastBody message={message} onDismiss={() => {}} />, page);

describe("without JavaScript", () => {
  test("a failure has an “Accept” link to the same page, in the page's language", () => {
    const markup = render(failure, { address: "/history?page=2", language: "es" });
    expect(markup).toContain("Something went wrong!");
    expect(markup).toMatch(/<a [^>]*href="\/history\?page=2"[^>]*>Aceptar<\/a>/);
    expect(render(failure)).toMatch(/<a [^>]*href="\/"[^>]*>Accept<\/a>/);
  });

  test("a success has a “Close” link", () => {
    const markup = render(success);
    expect(markup).toContain("Data updated");
    expect(markup).toMatch(/<a aria-label="Close"[^>]* href="\/"/);
  });
});

test("the live regions are on the page before there is a message", () => {
  const markup = toStaticMarkup(<Toast message={null} />);
  expect(markup).toContain('<div role="status"></div><div role="alert"></div>');
});
