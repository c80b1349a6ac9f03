import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toThemeCss } from "../tenant/theme.ts";
import { breakpoint } from "./breakpoint.ts";

const app = new URL("..", import.meta.url).pathname;
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${app}${path}`, "utf8") }));

const findAll = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => ({ path, found })),
  );

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test("every styled element has a unique name", () => {
  const names = findAll(/\bui\(\s*"[^"]+",\s*"([^"]+)",?\s*\)/g).map(({ found }) => found);
  expect(names.length).toBeGreaterThan(20);
  expect(twice(names)).toEqual([]);
});

test("every animation has a unique name", () => {
  expect(twice(findAll(/@keyframes ([\w-]+)/g).map(({ found }) => found))).toEqual([]);
});

test("every custom property is one of the theme or of the same file", () => {
  const colours = {
    main: null,
    secondary: null,
    mainBackground: null,
    menuText: null,
    topText: null,
  };
  const ofDirection = ["--forward", "--start", "--end"];
  const ofTheme = [...toThemeCss(colours).matchAll(/(--[\w-]+):/g)].map(([, token]) => token);
  const tokens = [...ofTheme, ...ofDirection];
  const unknown = findAll(/var\((--[\w-]+)/g).filter(
    ({ path, found }) =>
      !tokens.includes(found) &&
      !sources.some((source) => source.path === path && source.text.includes(`${found}:`)),
  );
  expect(unknown).toEqual([]);
});

test("the style sheets contain exactly the classes of the kit", () => {
  const sheets = sources.filter(({ path }) => path.startsWith("ui/") && path.endsWith(".css"));
  const named = sheets.flatMap(({ text }) => [...text.matchAll(/\.([a-z][a-z-]*)(?=[\s:[,>{])/g)]);
  const used = findAll(/className="([^"]+)"/g)
    .filter(({ path }) => path.startsWith("ui/"))
    .map(({ found }) => found);
  expect([...new Set(named.map(([, name]) => name))].sort()).toEqual([...new Set(used)].sort());
});

test("what holds a query container waits for the style sheet", () => {
  const holders = sources.filter(({ text }) => text.includes("container-type:"));
  const markup = holders.map(({ path }) => path.replace(/\.css$/, ".tsx"));
  expect(markup.length).toBeGreaterThan(0);
  expect(
    markup.filter(
      (path) =>
        !sources.some((source) => source.path === path && source.text.includes("<StyleSheetWait")),
    ),
  ).toEqual([]);
});

test("every style follows the direction of the text", () => {
  const physical =
    /\b(?:margin|padding|border|inset)-(?:left|right)\b|[{;\s](?:left|right|float):|text-align: (?:left|right|start|end)\b/;
  const fourSides = /\b(?:inset|margin|padding): ((?:\$\{[^}]*\}|[^;{}])+);/g;
  const isUneven = (sides: string) => {
    const [, right, , left] = sides.match(/(?:\$\{[^}]*\}|\([^)]*\)|[^\s])+/g) ?? [];
    return left !== undefined && left !== right;
  };
  const wrong = sources
    // A map looks the same in every language.
    .filter(({ path }) => /\.(tsx|css)$/.test(path) && !path.startsWith("features/map/"))
    .flatMap(({ path, text }) => [
      ...text.split("\n").flatMap((line) => (physical.test(line) ? `${path}: ${line}` : [])),
      ...[...text.matchAll(fourSides)].flatMap(([line, sides = ""]) =>
        isUneven(sides) ? `${path}: ${line}` : [],
      ),
    ]);
  expect(wrong).toEqual([]);
});

test("the style sheets use the breakpoints of the kit", () => {
  const { main, hotel, phone } = breakpoint;
  const known = [`min-width: ${main}`, `min-width: ${hotel}`, `max-width: ${phone - 0.02}`];
  const sheets = sources.filter(({ path }) => path.endsWith(".css"));
  const found = sheets.flatMap(({ text }) =>
    [...text.matchAll(/@media \((m..-width: [\d.]+)px\)/g)].map(([, width]) => width),
  );
  expect([...new Set(found)].sort()).toEqual(known.sort());
});

test("the icon file has exactly the named icons", () => {
  const symbols = [...readFileSync(`${app}ui/icons.svg`, "utf8").matchAll(/<symbol id="([^"]+)"/g)];
  const type = /export type IconName =([^;]+);/.exec(readFileSync(`${app}ui/icon.tsx`, "utf8"));
  const named = [...(type?.[1] ?? "").matchAll(/"([^"]+)"/g)];
  expect(symbols.map(([, name]) => name).sort()).toEqual(named.map(([, name]) => name).sort());
});

test("every text in a noscript element is within another element", () => {
  // With JavaScript, browsers do not decode the server's `&#x27;` there, so hydration would fail.
  expect(findAll(/<noscript>\s*([^<\s])/g)).toEqual([]);
});
