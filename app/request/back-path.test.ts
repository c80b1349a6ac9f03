import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { numRuns } from "../../tests/services/in-turn.ts";
import { readBackPath, toBackPath } from "./back-path.ts";

describe("the return path", () => {
  it.each([
    ["http://brand.localhost/panel?a=1", "/panel?a=1"],
    ["http://brand.localhost/panel.data?a=1", "/panel?a=1"],
    ["http://brand.localhost/panel.data?_routes=root&a=1", "/panel?a=1"],
    ["http://brand.localhost/panel.data?a=1&_routes=root%2Cpanel", "/panel?a=1"],
    ["http://brand.localhost/_root.data", "/"],
    ["http://brand.localhost/trips.csv", "/"],
    ["http://brand.localhost/statement/file.xlsx?month=2026-10", "/statement?month=2026-10"],
    ["http://brand.localhost/request/table/file/result.xlsx?table=a", "/request/table?table=a"],
    ["http://brand.localhost/profile/data.zip", "/profile"],
    ["http://brand.localhost//evil.example/panel?a=1", "/evil.example/panel?a=1"],
    ["http://brand.localhost//reset_password//7f3a", "/reset_password/7f3a"],
    ["http://brand.localhost/\\evil.example/panel", "/evil.example/panel"],
    ["http://brand.localhost/..//evil.example", "/evil.example"],
    ["http://brand.localhost/%2e%2e//evil.example", "/evil.example"],
    ["http://brand.localhost/history/servicios.pdf?employee=7", "/history?employee=7"],
    ["http://brand.localhost/ticket/7/attachments/8?site_domain=a", "/ticket/7?site_domain=a"],
  ])("of %s is %s", (url, back) => {
    expect(toBackPath(new Request(url))).toBe(back);
  });

  it.each(["/", "/panel", "/panel?a=1&b=%2F", "/ticket/7"])("accepts %s", (path) => {
    expect(readBackPath(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "panel",
    "http://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "/a\\..\\b",
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "/a/..//evil.example",
  ])("refuses %j", (path) => {
    expect(readBackPath(path)).toBeUndefined();
  });
});

/** Parts of addresses that trick parsers, in any order. */
const tricks = array(
  oneof(
    constantFrom(
      ...[
        "/",
        "//",
        "\\",
        ".",
        "..",
        "@",
        ":",
        "?",
        "#",
        ";",
        "&",
        "%2f",
        "%5c",
        "%2e",
        "%00",
        "%09",
      ],
      ...[
        "\t",
        "\n",
        "\r",
        "\0",
        " ",
        "\u2028",
        "\u00a0",
        "\u200b",
        "／",
        "。",
        "．",
        "evil.example",
      ],
      ...[
        "http:",
        "https:",
        "javascript:",
        "data:",
        "panel.invalid",
        "_root",
        ".data",
        "ticket",
        "~",
      ],
    ),
    string({ maxLength: 3 }),
  ),
  { maxLength: 12 },
).map((parts) => parts.join(""));

describe("with tricky addresses", () => {
  const base = "https://brand.example";

  function expectSameHost(path: string): void {
    const { origin, hash } = new URL(path, base);
    expect({ origin, hash }).toEqual({ origin: base, hash: "" });
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(path).not.toMatch(/\p{Cc}/u);
  }

  it("readBackPath returns a path of this host or undefined, and the same when it reads it again", () => {
    let found = 0;
    assert(
      property(tricks, (text) => {
        const path = readBackPath(`/${text}`) ?? readBackPath(text);
        if (path === undefined) return;
        found += 1;
        expectSameHost(path);
        expect(readBackPath(path)).toBe(path);
      }),
      { numRuns: numRuns(5000), seed: 11 },
    );
    expect(found).toBeGreaterThan(500);
  });

  it("toBackPath returns a path of this host", () => {
    assert(
      property(tricks, (text) => {
        const address = `${base}/${text}`;
        if (!URL.canParse(address)) return;
        expectSameHost(toBackPath({ url: new URL(address).href } as Request));
      }),
      { numRuns: numRuns(5000), seed: 12 },
    );
  });
});
