import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { Toast } from "./toast.tsx";

const success = { id: "1", kind: "success", text: "Data updated" } as const;
const failure = { id: "2", kind: "failure", text: "Something went wrong!" } as const;

const part = (markup: string, role: "status" | "alert") =>
  new RegExp(`<div role="${role}">(.*?)</div>(?:</div>|<div role)`).exec(markup)?.[1];

describe("without JavaScript", () => {
  test("a failure is accepted by a link to the same page, in the page's language", () => {
    const markup = toStaticMarkup(<Toast message={failure} />, {
      address: "/history?page=2",
      language: "es",
    });
    expect(part(markup, "alert")).toContain("Something went wrong!");
    expect(markup).toMatch(/<a [^>]*href="\/history\?page=2"[^>]*>Aceptar<\/a>/);
    expect(toStaticMarkup(<Toast message={failure} />)).toMatch(
      /<a [^>]*href="\/"[^>]*>Accept<\/a>/,
    );
  });

  test("a success is said politely and can be closed", () => {
    const markup = toStaticMarkup(<Toast message={success} />);
    expect(part(markup, "status")).toContain("Data updated");
    expect(part(markup, "alert")).toBe("");
    expect(markup).toMatch(/<a aria-label="Close"[^>]* href="\/"/);
  });
});

test("its regions are there before there is anything to say in them", () => {
  const markup = toStaticMarkup(<Toast message={null} />);
  expect(markup).toContain('<div role="status"></div><div role="alert"></div>');
});
