import { expect, it } from "vitest";
import { createVault } from "./vault.server.ts";

const [older, newer] = ["o".repeat(32), "n".repeat(32)] as const;
const text = "a token · señal · 🚕";

it("returns the sealed text, which is unreadable in between", () => {
  const vault = createVault([newer]);
  const sealed = vault.seal("place", text);
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("token");
  expect(vault.open("place", sealed)).toBe(text);
  expect(vault.seal("place", text)).not.toBe(sealed);
});

it("opens what an older secret has sealed", () => {
  const sealed = createVault([older]).seal("place", text);
  expect(createVault([newer, older]).open("place", sealed)).toBe(text);
  expect(createVault([newer]).open("place", sealed)).toBeUndefined();
});

it("does not open a text that was changed, cut, invented, or moved to another place", () => {
  const vault = createVault([newer]);
  const sealed = vault.seal("place", text);
  const bytes = Buffer.from(sealed, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(vault.open("place", bytes.toString("base64"))).toBeUndefined();
  expect(vault.open("other", sealed)).toBeUndefined();
  for (const invalid of [undefined, "", "x", sealed.slice(0, 20), text]) {
    expect(vault.open("place", invalid)).toBeUndefined();
  }
});
