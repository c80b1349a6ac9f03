import { describe, expect, it } from "vitest";
import { createVault } from "./vault.server.ts";

const vault = createVault(["new-secret", "old-secret"]);

describe("a sealed text", () => {
  it("opens with its key, and is unreadable in the store", () => {
    const sealed = vault.seal("import", "Íñigo 🚕");
    expect(sealed).not.toContain("igo");
    expect(vault.seal("import", "Íñigo 🚕")).not.toBe(sealed);
    expect(vault.open("import", sealed)).toBe("Íñigo 🚕");
  });

  it("does not open for another key, changed, cut, or with another secret", () => {
    const sealed = vault.seal("import", "Íñigo");
    const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
    expect(vault.open("link", sealed)).toBeUndefined();
    for (const text of [changed, sealed.slice(0, 9), "", undefined]) {
      expect(vault.open("import", text)).toBeUndefined();
    }
    expect(createVault(["another"]).open("import", sealed)).toBeUndefined();
  });

  it("opens where an older secret has sealed it", () => {
    expect(vault.open("a", createVault(["old-secret"]).seal("a", "1"))).toBe("1");
  });
});
