import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toTheme } from "../tenant/theme.ts";

const app = new URL("..", import.meta.url).pathname;
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${app}${path}`, "utf8") }));

const findAll = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = ""]) => ({ path, found })),
  );

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test("every styled element has a name of its own", () => {
  const names = findAll(/\bui\(\s*"[^"]+",\s*"([^"]+)",?\s*\)/g).map(({ found }) => found);
  expect(names.length).toBeGreaterThan(30);
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

test("every icon is drawn, and none for nothing", () => {
  const drawn = [...readFileSync(`${app}ui/icons.svg`, "utf8").matchAll(/<symbol id="([^"]+)"/g)];
  const type = /export type IconName =([^;]+);/.exec(readFileSync(`${app}ui/icon.tsx`, "utf8"));
  const named = [...(type?.[1] ?? "").matchAll(/"([^"]+)"/g)];
  expect(drawn.map(([, name]) => name).sort()).toEqual(named.map(([, name]) => name).sort());
});
