import { expect, test } from "vitest";
import { Button, ButtonLink } from "./button.tsx";
import { toStaticMarkup } from "./static-markup.tsx";

test("a busy button keeps its label and can keep the focus", () => {
  const markup = toStaticMarkup(
    <Button busy icon="taxi">
      Request
    </Button>,
  );
  expect(markup).toMatch(/aria-busy="true" aria-disabled="true"/);
  expect(markup).not.toContain('disabled=""');
  expect(markup).toContain("Request");
});

test("a button that is not busy has no ARIA state", () => {
  expect(toStaticMarkup(<Button>Request</Button>)).not.toContain("aria-");
});

test("ButtonLink is a link", () => {
  const markup = toStaticMarkup(
    <ButtonLink to="/history" kind="secondary">
      My trips
    </ButtonLink>,
  );
  expect(markup).toMatch(
    /^<a[^>]* data-kind="secondary"[^>]* href="\/history"[^>]*>My trips<\/a>$/,
  );
});
