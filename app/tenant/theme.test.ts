import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numRuns } from "../../tests/services/in-turn.ts";
import { type Colour, contrast, parseColour, toOklch, white } from "./colour.ts";
import { colourPairs } from "./colour-pairs.ts";
import { type BrandColours, type Theme, toTheme, toThemeCss } from "./theme.ts";

const none: BrandColours = {
  main: null,
  secondary: null,
  mainBackground: null,
  menuText: null,
  topText: null,
};
const weakPairs = (theme: Theme) =>
  colourPairs
    .map(({ colour, on, needed }) => ({
      pair: `${colour} on ${on}`,
      needed,
      found: contrast(theme[colour], theme[on]),
    }))
    .filter(({ needed, found }) => found < needed);

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** Where text has the least room: black and white contrast with it about equally. */
const middlingGrey = fc
  .integer({ min: 0x6a, max: 0x86 })
  .map((part) => `rgb(${part},${part},${part})`);
const brandColour = fc.oneof(
  { weight: 6, arbitrary: anyColour },
  { weight: 2, arbitrary: middlingGrey },
  { weight: 1, arbitrary: fc.constantFrom("#fff", "#000", "lime", "yellow", "blue", "red") },
);
const anyBrand: fc.Arbitrary<BrandColours> = fc.record({
  main: brandColour,
  secondary: brandColour,
  mainBackground: brandColour,
  menuText: brandColour,
  topText: brandColour,
});

describe("a theme", () => {
  test("can be read in both schemes, whatever the brand's colours are", () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { light, dark } = toTheme(brand);
        expect(weakPairs(light)).toEqual([]);
        expect(weakPairs(dark)).toEqual([]);
      }),
      { numRuns: numRuns(100) },
    );
  });

  test("without colours of the brand uses the default colours exactly", () => {
    const { light } = toTheme(none);
    expect(light).toMatchObject({
      "--page": "#ffffff",
      "--main": "#d9534f",
      "--top-bar": "#d9534f",
      "--secondary": "#15aeb4",
      "--menu-text": "#666666",
    });
    expect(toTheme({ ...none, main: "#8f2d1a" }).light["--top-text"]).toBe("#eeeeee");
    expect(light).toEqual(
      toTheme({
        main: "#d9534f",
        secondary: "#15aeb4",
        mainBackground: "#ffffff",
        menuText: "#666666",
        topText: "#EEEEEE",
      }).light,
    );
  });

  test("changes the text, not the bar, where the default text cannot be read on the bar", () => {
    const { light } = toTheme(none);
    expect(contrast("#eeeeee", light["--top-bar"])).toBeLessThan(4.5);
    expect(light["--top-text"]).not.toBe("#eeeeee");
    expect(weakPairs(light)).toEqual([]);
  });

  test("uses the colours of surfaces as the brand gives them, whatever they are", () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { light, dark } = toTheme(brand);
        const given = (name: keyof BrandColours) => parseColour(brand[name]);
        expect(light["--page"]).toBe(given("mainBackground"));
        for (const scheme of [light, dark]) {
          expect(scheme["--main"]).toBe(given("main"));
          expect(scheme["--top-bar"]).toBe(given("main"));
          expect(scheme["--secondary"]).toBe(given("secondary"));
        }
      }),
      { numRuns: numRuns(100) },
    );
  });

  test("uses the colours of texts as the brand gives them, where they can be read", () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        for (const scheme of Object.values(toTheme(brand))) {
          const pairs = [
            ["topText", "--top-text", ["--top-bar"]],
            ["menuText", "--menu-text", ["--surface", "--sunken"]],
          ] as const;
          for (const [name, token, backgrounds] of pairs) {
            const given = parseColour(brand[name]) as Colour;
            const isReadable = backgrounds.every((on) => contrast(given, scheme[on]) >= 4.5);
            expect(scheme[token] === given).toBe(isReadable);
          }
        }
      }),
      { numRuns: numRuns(100) },
    );
  });

  test("keeps the hue of the brand where it moves a colour", () => {
    const { light, dark } = toTheme({ ...none, main: "#c6ff00" });
    const hue = toOklch("#c6ff00").h ?? Number.NaN;
    expect(light["--main"]).toBe("#c6ff00");
    for (const moved of [light["--main-text"], light["--main-edge"], dark["--main-tint"]]) {
      expect(moved).not.toBe("#c6ff00");
      expect(toOklch(moved).h).toBeCloseTo(hue, -1);
    }
  });

  test("leaves colours alone that can be read", () => {
    const { light } = toTheme({ ...none, main: "#0b3f7a", menuText: "#333333", topText: "#fff" });
    expect(light).toMatchObject({
      "--main": "#0b3f7a",
      "--main-text": "#0b3f7a",
      "--menu-text": "#333333",
      "--top-bar": "#0b3f7a",
      "--top-text": "#ffffff",
    });
  });

  test("has a dark page for those who ask for one, and keeps a brand's own dark page", () => {
    expect(contrast(toTheme(none).dark["--page"], white)).toBeGreaterThan(14);
    const night = toTheme({ ...none, mainBackground: "#14213d" });
    expect(night.light["--page"]).toBe("#14213d");
    expect(night.dark["--page"]).toBe("#14213d");
  });
});

describe("the theme's style", () => {
  test("is a rule for each scheme, with colours and a dark one's filter for maps", () => {
    const css = toThemeCss(none);
    expect(css).toMatch(
      /^:root\{color-scheme:light;(--[a-z-]+:#[\da-f]{6};)+\}@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;(--[a-z-]+:#[\da-f]{6};)+--tiles:brightness\(\.8\);\}\}$/,
    );
  });

  test("has one rule where the brand has no dark scheme", () => {
    const css = toThemeCss({ ...none, main: "#0b3f7a" }, { hasDarkScheme: false });
    expect(css).toMatch(/^:root\{color-scheme:light;--page:#ffffff;[^{}]+\}$/);
    expect(css).not.toContain("--tiles");
  });

  test("says that it is dark where the brand's page is", () => {
    expect(toThemeCss({ ...none, mainBackground: "#111" })).not.toContain("color-scheme:light");
  });

  test.each([
    "red;}body{display:none}",
    "url(https://evil.example/pixel)",
    "var(--page)",
    "#fff}</style><script>alert(1)</script>",
    "expression(alert(1))",
  ])("takes the default where the API sends %s", (text) => {
    const injected: BrandColours = {
      main: text,
      secondary: text,
      mainBackground: text,
      menuText: text,
      topText: text,
    };
    expect(toThemeCss(injected)).toBe(toThemeCss(none));
  });

  test("is made of colours alone, whatever the API sends", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("main", "topText"), (text, name) => {
        const css = toThemeCss({ ...none, [name]: text });
        expect(css.replaceAll(/--[a-z-]+:#[\da-f]{6};/g, "")).toBe(
          ":root{color-scheme:light;}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--tiles:brightness(.8);}}",
        );
      }),
    );
  });
});
