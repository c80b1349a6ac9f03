import { describe, expect, test } from "vitest";
import { isIssuedFor } from "./google.server.ts";

const expected = { clientId: "our-client", nonce: "our-nonce" };

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const credentialOf = (payload: unknown) => `${encode({ alg: "RS256" })}.${encode(payload)}.c2ln`;

describe("a credential", () => {
  test("is accepted when it was issued to the brand for this login", () => {
    const payload = { aud: "our-client", nonce: "our-nonce", email: "nora@correo.example" };
    expect(isIssuedFor(credentialOf(payload), expected)).toBe(true);
  });

  test.each([
    ["another client", { aud: "another-client", nonce: "our-nonce" }],
    ["several clients", { aud: ["our-client", "another-client"], nonce: "our-nonce" }],
    ["another login", { aud: "our-client", nonce: "another-nonce" }],
    ["any login", { aud: "our-client" }],
    ["no client", null],
  ])("is refused when it was issued for %s", (_, payload) => {
    expect(isIssuedFor(credentialOf(payload), expected)).toBe(false);
  });

  test.each(["", "nonsense", "a.b.c", "..", `a.${"%".repeat(20)}.c`])(
    "is refused when it is %j",
    (text) => {
      expect(isIssuedFor(text, expected)).toBe(false);
    },
  );
});
