import type { AppLoadContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { createCookieSigner } from "../session/cookies.server.ts";
import { readFlash, writeFlash } from "./flash.server.ts";

const context = {
  services: { cookies: createCookieSigner(["secret"]) },
  isSecure: true,
} as unknown as AppLoadContext;

/** What browsers keep of a cookie: its name, value and attributes. */
const MOST_BYTES = 4096;

it("a refusal of 500 letters leaves room for what the user is to do next", () => {
  const text = `${"ñ".repeat(500)} Here is the same request once more: look it over, and send it.`;
  const cookie = writeFlash({ kind: "failure", text, title: "Request failed" }, context);
  const request = new Request("https://taxi.example", {
    headers: { cookie: cookie.split(";")[0] ?? "" },
  });
  expect(readFlash(request, context)?.flash?.text).toBe(text);
});

it("a message of any length fits in the cookie that takes it to the next page", () => {
  for (const text of ["ñ".repeat(100_000), "字".repeat(100_000), "Saved"]) {
    const cookie = writeFlash({ kind: "failure", text }, context);
    expect(cookie.length).toBeLessThanOrEqual(MOST_BYTES);
    const request = new Request("https://taxi.example", {
      headers: { cookie: cookie.split(";")[0] ?? "" },
    });
    const flash = readFlash(request, context)?.flash;
    expect(flash).toMatchObject({ kind: "failure" });
    expect(text.startsWith((flash?.text ?? "").replace(/…$/, ""))).toBe(true);
  }
});
