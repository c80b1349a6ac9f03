import { describe, expect, it } from "vitest";
import { cookieName, createCookieSigner, readCookies, writeCookie } from "./cookies.server.ts";

describe("a signed cookie", () => {
  const signer = createCookieSigner(["new-secret", "old-secret"]);

  it("opens under its own name", () => {
    expect(signer.open("session", signer.seal("session", "abc.def"))).toBe("abc.def");
  });

  it("does not open under another name, changed, or cut", () => {
    const sealed = signer.seal("session", "abc");
    expect(signer.open("flash", sealed)).toBeUndefined();
    expect(signer.open("session", `x${sealed}`)).toBeUndefined();
    expect(signer.open("session", sealed.slice(0, -1))).toBeUndefined();
    for (const value of [undefined, "", "abc", ".", "abc."]) {
      expect(signer.open("session", value)).toBeUndefined();
    }
  });

  it("opens where an older secret has signed it, and not with a foreign secret", () => {
    expect(signer.open("a", createCookieSigner(["old-secret"]).seal("a", "1"))).toBe("1");
    expect(signer.open("a", createCookieSigner(["foreign"]).seal("a", "1"))).toBeUndefined();
  });
});

describe("cookies", () => {
  it("are read by name, the first of two with one name", () => {
    const cookies = readCookies("a=1; b=x=y;c ; a=2; =3");
    expect([...cookies]).toEqual([
      ["a", "1"],
      ["b", "x=y"],
    ]);
    expect(readCookies(null).size).toBe(0);
  });

  it("are hidden from scripts and other sites, and over https from other hosts", () => {
    expect(writeCookie("a", "1", { secure: false })).toBe("a=1; Path=/; HttpOnly; SameSite=Lax");
    expect(writeCookie("a", "", { secure: true, maxAgeSeconds: 0 })).toBe(
      "a=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
    );
    expect(cookieName("a", true)).toBe("__Host-a");
    expect(cookieName("a", false)).toBe("a");
  });
});
