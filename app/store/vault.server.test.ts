import { describe, expect, it } from "vitest";
import { createVault } from "./vault.server.ts";

const vault = createVault(["new-secret", "old-secret"]);

describe("what is sealed", () => {
  it("opens in its place, and reads as nothing meanwhile", () => {
    const sealed = vault.seal("import", "Íñigo 🚕");
    expect(sealed).not.toContain("igo");
    expect(vault.seal("import", "Íñigo 🚕")).not.toBe(sealed);
    expect(vault.open("import", sealed)).toBe("Íñigo 🚕");
  });

  it("opens nowhere else, changed, cut, or for a stranger", () => {
    const sealed = vault.seal("import", "Íñigo");
    const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
    expect(vault.open("link", sealed)).toBeUndefined();
    for (const text of [changed, sealed.slice(0, 9), "", undefined]) {
      expect(vault.open("import", text)).toBeUndefined();
    }
    expect(createVault(["stranger"]).open("import", sealed)).toBeUndefined();
  });

  it("with an older secret still opens", () => {
    expect(vault.open("a", createVault(["old-secret"]).seal("a", "1"))).toBe("1");
  });
});
