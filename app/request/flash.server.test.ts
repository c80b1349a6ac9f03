import type { AppLoadContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { createCookieSigner } from "../session/cookies.server.ts";
import { readFlash, writeFlash } from "./flash.server.ts";

const context = {
  services: { cookies: createCookieSigner(["secret"]) },
  isSecure: true,
} as unknown as AppLoadContext;

/** Browsers limit a cookie's name, value and attributes to this size together. */
const MAX_BYTES = 4096;

it("carries a refusal of 500 letters together with the hint for the user", () => {
  const text = `${"ñ".repeat(500)} Here is the same request once more: look it over, and send it.`;
  const cookie = writeFlash({ kind: "failure", text, title: "Request failed" }, context);
  const request = new Request("https://taxi.example", {
    headers: { cookie: cookie.split(";")[0] ?? "" },
  });
  expect(readFlash(request, context)?.flash?.text).toBe(text);
});

it("cuts a message of any length to fit in a cookie", () => {
  for (const text of ["ñ".repeat(100_000), "字".repeat(100_000), "Saved"]) {
    const cookie = writeFlash({ kind: "failure", text }, context);
    expect(cookie.length).toBeLessThanOrEqual(MAX_BYTES);
    const request = new Request("https://taxi.example", {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    const flash = readFlash(request, context)?.flash;
    expect(flash).toMatchObject({ kind: "failure" });
    expect(text.startsWith((flash?.text ?? "").replace(/…$/, ""))).toBe(true);
  }
});
