import { describe, expect, test } from "vitest";
import { isMeantFor } from "./google-credential.server.ts";

const asked = { clientId: "our-client", nonce: "our-nonce" };

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const credentialOf = (payload: unknown) => `${encode({ alg: "RS256" })}.${encode(payload)}.c2ln`;

describe("a credential", () => {
  test("is ours when it was made for the brand and for this log-in", () => {
    const payload = { aud: "our-client", nonce: "our-nonce", email: "nora@correo.example" };
    expect(isMeantFor(credentialOf(payload), asked)).toBe(true);
  });

  test.each([
    ["another client", { aud: "another-client", nonce: "our-nonce" }],
    ["several clients", { aud: ["our-client", "another-client"], nonce: "our-nonce" }],
    ["another log-in", { aud: "our-client", nonce: "another-nonce" }],
    ["any log-in", { aud: "our-client" }],
    ["nobody", null],
  ])("is not when it was made for %s", (_, payload) => {
    expect(isMeantFor(credentialOf(payload), asked)).toBe(false);
  });

  test.each(["", "nonsense", "a.b.c", "..", `a.${"%".repeat(20)}.c`])(
    "is not when it is %j",
    (text) => {
      expect(isMeantFor(text, asked)).toBe(false);
    },
  );
});
