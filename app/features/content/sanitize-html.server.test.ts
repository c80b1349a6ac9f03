import fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, test } from "vitest";
import { numRuns } from "../../../tests/services/in-turn.ts";
import { sanitizeHtml } from "./sanitize-html.server.ts";

type Element = { tagName: string; properties: Record<string, unknown>; level: number };

describe("a group's text", () => {
  test("keeps headings, paragraphs, links, lists and tables", () => {
    const text =
      '<h2>Prices</h2><p>From <strong>2 €</strong>,<br>see <a href="https://taxi.example/">here</a>.</p>' +
      '<ul><li>Day</li></ul><table><tbody><tr><th scope="row">Night</th><td colspan="2">3 €</td></tr></tbody></table>';
    expect(sanitizeHtml(text)).toBe(
      text.replace('taxi.example/"', 'taxi.example/" rel="noreferrer"'),
    );
  });

  test.each([
    ["a script", "<p>A<script>alert(1)</script></p>", "<p>A</p>"],
    ["a handler", '<p onclick="alert(1)">A</p>', "<p>A</p>"],
    ["a style", '<style>p{}</style><p style="color:red" class="x" id="y">A</p>', "<p>A</p>"],
    ["a frame", '<iframe src="https://evil.example"><p>B</p></iframe><p>A</p>', "<p>A</p>"],
    [
      "a form",
      '<form action="https://evil.example"><p>A</p><input name="password"></form>',
      "<p>A</p>",
    ],
    ["a drawing", "<svg onload=alert(1)><text>B</text></svg><p>A</p>", "<p>A</p>"],
    [
      "a picture's handler",
      '<img src="x" onerror="alert(1)"><img src="http://plain.example/a.png">',
      "",
    ],
    ["a comment", "<p>A<!-- <script>alert(1)</script> --></p>", "<p>A</p>"],
    ["a whole document", "<html><head><base href=//evil.example></head><body><p>A", "<p>A</p>"],
  ])("loses %s", (_, html, clean) => expect(sanitizeHtml(html)).toBe(clean));

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "//evil.example",
    "/logout",
    "#main",
    "",
  ])("replaces a link to %j by its text", (href) => {
    expect(sanitizeHtml(`<p><a href="${href}">A <b>word</b></a></p>`)).toBe("<p>A <b>word</b></p>");
  });

  test.each(["https://a.example/", "http://a.example/", "mailto:a@b.example", "tel:+34980000101"])(
    "keeps a link to %s",
    (href) => {
      expect(
        sanitizeHtml(`<a href="${href}" target="_blank" ping="https://spy.example">A</a>`),
      ).toBe(`<a href="${href}" rel="noreferrer">A</a>`);
    },
  );

  test("keeps pictures from safe sources, with an empty alt text where they have none", () => {
    const [web, own] = ["https://a.example/a.png", "data:image/png;base64,AAAA"];
    expect(sanitizeHtml(`<img src="${web}" alt="A taxi" width=1><img src="${own}">`)).toBe(
      `<img src="${web}" alt="A taxi"><img src="${own}" alt="">`,
    );
  });

  test.each([
    ["start one level below the page's own heading", "h1 h2 h3", "h2 h3 h4"],
    ["start there even if the text starts deeper", "h4 h5 h4", "h2 h3 h2"],
    ["skip no level", "h2 h5 h2 h6 h6", "h2 h3 h2 h3 h4"],
    ["stop at the sixth level", "h1 h2 h3 h4 h5 h6", "h2 h3 h4 h5 h6 h6"],
    ["may start deeper than they continue", "h3 h1", "h2 h2"],
  ])("has headings that %s", (_, written, shown) => {
    const html = (names: string) =>
      names
        .split(" ")
        .map((name) => `<${name}>A</${name}>`)
        .join("");
    expect(sanitizeHtml(html(written))).toBe(html(shown));
  });
});

const pieces = [
  ...["<p>", "</p>", "<b>", "</b>", "<a href='https://a.example'>", "</a>", "<ul>", "<li>"],
  ...["<table>", "<tr>", "<td colspan=2>", "</table>", "<h1>", "<h3>", "</h3>", "<div>", "</div>"],
  ...["<svg>", "</svg>", "<math><mtext>", "<style>", "</style>", "<script>", "</script>", "<!--"],
  ...["-->", "<![CDATA[", "]]>", "<noscript>", "</noscript>", "<title>", "<textarea>", "<select>"],
  ...[
    "<img src=https://a.example/a.png onerror=alert(1)>",
    "<img src='data:image/svg+xml,<svg onload=alert(1)>'>",
  ],
  ...["<a href='javascript:alert(1)'>", "<a href='&#106;avascript:alert(1)'>", "<iframe srcdoc='"],
  ...["<form action=//evil>", "<input autofocus onfocus=alert(1)>", "<body onload=alert(1)>"],
  ...["<p style='background:url(//evil)' class=x id=main onclick=alert(1)>", "<template>", "<xmp>"],
  ...[
    "<plaintext>",
    "<base href=//evil>",
    "<meta http-equiv=refresh content='0;//evil'>",
    "<font>",
  ],
  ...["'", '"', ">", "<", "&lt;script&gt;", "\0", "text", "<option>", "<dl><dd>", "<frameset>"],
];
const nastyHtml = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 25 })
  .map((parts) => parts.join(""));

const allowed: Record<string, string[]> = {
  a: ["href", "rel"],
  img: ["src", "alt"],
  td: ["colSpan"],
};
const plain =
  /^(h[2-6]|p|br|hr|blockquote|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|small|sub|sup|a|img|table|caption|thead|tbody|tfoot|tr|th|td)$/;

describe("arbitrary HTML", () => {
  test("leaves only allowed elements and attributes", () => {
    fc.assert(
      fc.property(nastyHtml, (html) => {
        for (const { tagName, properties } of listElements(sanitizeHtml(html))) {
          expect(tagName).toMatch(plain);
          const names = Object.keys(properties);
          expect(names.filter((name) => !allowed[tagName]?.includes(name))).toEqual([]);
          if (tagName === "a") expect(properties.href).toMatch(/^https:\/\/a\.example/);
          if (tagName === "img")
            expect(properties.src).toMatch(/^(https:\/\/a\.example|data:image)\//);
        }
      }),
      { numRuns: numRuns(1000) },
    );
  });

  test("does not break out of its place on the page", () => {
    fc.assert(
      fc.property(nastyHtml, (html) => {
        const page = `<main><div>${sanitizeHtml(html)}</div><footer>end</footer></main>`;
        const frame = listElements(page).filter(({ tagName }) => !plain.test(tagName));
        expect(frame.map(({ tagName, level }) => `${tagName} ${level}`)).toEqual([
          "main 0",
          "div 1",
          "footer 1",
        ]);
      }),
      { numRuns: numRuns(1000) },
    );
  });

  test("leaves no skipped heading level", () => {
    const headings = fc.array(fc.constantFrom("h1", "h2", "h3", "h4", "h5", "h6"));
    fc.assert(
      fc.property(headings, (names) => {
        const html = sanitizeHtml(names.map((name) => `<${name}>A</${name}>`).join(""));
        const levels = listElements(html).map(({ tagName }) => Number(tagName.slice(1)));
        for (const [at, level] of levels.entries()) {
          expect(level).toBeGreaterThanOrEqual(2);
          expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1);
        }
      }),
    );
  });
});

/** Parses the HTML as a browser does. */
function listElements(html: string): Element[] {
  type Node = { type: string; children?: Node[] } & Partial<Element>;
  const list = (nodes: Node[], level: number): Element[] =>
    nodes.flatMap(({ type, tagName = "", properties = {}, children = [] }) =>
      type === "element" ? [{ tagName, properties, level }, ...list(children, level + 1)] : [],
    );
  return list(fromHtml(html, { fragment: true }).children as Node[], 0);
}
