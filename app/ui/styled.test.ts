import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toTheme } from "../tenant/theme.ts";
import { breakpoint } from "./tokens.ts";

const app = new URL("..", import.meta.url).pathname;
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${app}${path}`, "utf8") }));

const findAll = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => ({ path, found })),
  );

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test("every styled element has a name of its own", () => {
  const names = findAll(/\bui\(\s*"[^"]+",\s*"([^"]+)",?\s*\)/g).map(({ found }) => found);
  expect(names.length).toBeGreaterThan(20);
  expect(twice(names)).toEqual([]);
});

test("every animation has a name of its own", () => {
  expect(twice(findAll(/@keyframes ([\w-]+)/g).map(({ found }) => found))).toEqual([]);
});

test("every colour that is used is one of the theme or of the same file", () => {
  const colours = {
    main: null,
    secondary: null,
    mainBackground: null,
    menuText: null,
    topText: null,
  };
  const tokens = Object.keys(toTheme(colours).light);
  const unknown = findAll(/var\((--[\w-]+)/g).filter(
    ({ path, found }) =>
      !tokens.includes(found) &&
      !sources.some((source) => source.path === path && source.text.includes(`${found}:`)),
  );
  expect(unknown).toEqual([]);
});

test("what every page has is in the style sheet, and nothing else is", () => {
  const sheets = sources.filter(({ path }) => path.endsWith(".css"));
  const named = sheets.flatMap(({ text }) => [...text.matchAll(/\.([a-z][a-z-]*)(?=[\s:[,>{])/g)]);
  const used = findAll(/className="([^"]+)"/g)
    .filter(({ path }) => path.startsWith("ui/"))
    .map(({ found }) => found);
  expect([...new Set(named.map(([, name]) => name))].sort()).toEqual([...new Set(used)].sort());
});

test("the frames change where the kit's measures say", () => {
  const frames = sources.find(({ path }) => path === "ui/frames/frames.css")?.text ?? "";
  const widths = [...frames.matchAll(/@media \((m..-width: [\d.]+)px\)/g)].map(([, at]) => at);
  const { main, hotel, phone } = breakpoint;
  expect(widths).toEqual([
    `min-width: ${main}`,
    `min-width: ${hotel}`,
    `max-width: ${phone - 0.02}`,
  ]);
});

test("every icon is drawn, and none for nothing", () => {
  const drawn = [...readFileSync(`${app}ui/icons.svg`, "utf8").matchAll(/<symbol id="([^"]+)"/g)];
  const type = /export type IconName =([^;]+);/.exec(readFileSync(`${app}ui/icon.tsx`, "utf8"));
  const named = [...(type?.[1] ?? "").matchAll(/"([^"]+)"/g)];
  expect(drawn.map(([, name]) => name).sort()).toEqual(named.map(([, name]) => name).sort());
});

test("what only those without JavaScript read stands in an element", () => {
  // A browser with it reads the server's `&#x27;` as it is written, which React then misses.
  expect(findAll(/<noscript>\s*([^<\s])/g)).toEqual([]);
});
