import { describe, expect, it } from "vitest";
import {
  cookieName,
  createCookieSigner,
  hasScriptsCookie,
  isAnonymous,
  readCookies,
  writeCookie,
} from "./cookies.server.ts";

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

  it("opens with its value, also where that is empty", () => {
    expect(signer.open("a", signer.seal("a", ""))).toBe("");
  });

  it("does not open where the signature stands alone", () => {
    const signature = signer.seal("a", "").slice(1);
    expect(signer.open("a", signature)).toBeUndefined();
  });

  it("is outdated where an older secret has signed it", () => {
    const old = createCookieSigner(["old-secret"]);
    expect(signer.isOutdated("a", old.seal("a", "1.2"))).toBe(true);
    expect(signer.isOutdated("a", signer.seal("a", "1.2"))).toBe(false);
    expect(signer.isOutdated("b", signer.seal("a", "1.2"))).toBe(true);
  });

  it.each([[[]], [[""]]])("needs a secret (%j)", (secrets) => {
    expect(() => createCookieSigner(secrets)).toThrow("Cookies need a secret");
  });
});

describe("cookies", () => {
  it("are read by name, the first of two with one name", () => {
    const cookies = readCookies("a=1; b = x=y ;c ; a=2; =3");
    expect([...cookies]).toEqual([
      ["a", "1"],
      ["b", "x=y"],
    ]);
    expect(readCookies(null).size).toBe(0);
    expect(readCookies("").size).toBe(0);
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

describe("a browser", () => {
  it.each([
    ["parada_scripts=on", true],
    ["parada_cantalmar=x; parada_scripts=on", true],
    ["parada_scripts=off", false],
    ["parada_scripts=", false],
    ["scripts=on", false],
    ["", false],
    [undefined, false],
  ])("that sends %j has run a script of the panel: %s", (header, hasRun) => {
    expect(hasScriptsCookie(header)).toBe(hasRun);
  });

  it.each([
    ["no cookie", undefined],
    ["an empty header", ""],
    ["another site's cookie", "theme=dark"],
    ["another site's cookie with a value of the panel", "seen=parada_cantalmar"],
    ["another site's cookie with the panel's name inside", "my_parada=1; x__Host-parada_flash=1"],
    ["its language", "parada_language=es"],
    ["its refresh", "parada_refresh=off"],
    ["its refresh over https", "__Host-parada_refresh=off"],
    ["its scripts", "theme=dark; parada_scripts=on; parada_language=es"],
  ])("is anonymous with %s", (_, header) => {
    expect(isAnonymous(header)).toBe(true);
  });

  it.each([
    ["a session", "parada_cantalmar=id.7.signature"],
    ["a session over https", "__Host-parada_cantalmar=id.7.signature"],
    ["a link's session", "parada_history_cantalmar=id.7.signature"],
    ["a flash message", "theme=dark; parada_flash=text.signature"],
    ["a session beside its language", "parada_language=es; parada_cantalmar=id.7.signature"],
    ["a session before its language", "parada_cantalmar=id.7.signature; parada_language=es"],
  ])("is not anonymous with %s", (_, header) => {
    expect(isAnonymous(header)).toBe(false);
  });
});
