import { expect, test } from "vitest";
import { type Theme, toTheme } from "./theme.ts";

/** Colours that brands had before a library computed them. */
const known = [
  {
    name: "radio-taxi-cantalmar",
    brand: {
      main: "#8f2d1a",
      secondary: "#1d6b66",
      mainBackground: "#fffaf2",
      menuText: "#5a4336",
      topText: "#fff4e2",
    },
    light: {
      "--sunken": "#f5f5f4",
      "--border": "#dfdedc",
      "--boundary": "#868382",
      "--muted": "#655f5d",
      "--menu-text": "#5a4336",
      "--focus": "#8f2d1a",
      "--top-bar-hover": "#7f1c08",
      "--top-bar-active": "#6c0f00",
      "--top-text": "#fff4e2",
      "--main-active": "#6c0f00",
      "--main-text": "#8f2d1a",
      "--secondary-text": "#1d6b66",
      "--secondary-hover": "#045d58",
      "--danger-active": "#9d001f",
      "--warning-text": "#976700",
      "--info-active": "#0047a1",
    },
    dark: {
      "--page": "#171311",
      "--surface": "#1f1b19",
      "--muted": "#b6afae",
      "--menu-text": "#a48a7c",
      "--focus": "#c8614c",
      "--main-text": "#d9705b",
      "--secondary-tint": "#232a27",
      "--danger-text": "#f65d61",
    },
  },
  {
    name: "alazul",
    brand: {
      main: "#0b3f7a",
      secondary: "#0a7d8c",
      mainBackground: "#ffffff",
      menuText: "#33475b",
      topText: "#ffffff",
    },
    light: {
      "--sunken": "#f5f5f5",
      "--border": "#dddedf",
      "--boundary": "#828486",
      "--muted": "#5d6165",
      "--menu-text": "#33475b",
      "--focus": "#0b3f7a",
      "--top-bar-hover": "#003169",
      "--top-bar-active": "#002553",
      "--top-text": "#ffffff",
      "--main-active": "#002553",
      "--main-text": "#0b3f7a",
      "--secondary-text": "#007786",
      "--secondary-hover": "#006d7b",
      "--danger-active": "#9d001f",
      "--warning-text": "#976700",
      "--info-active": "#0047a1",
    },
    dark: {
      "--page": "#111417",
      "--surface": "#191c1f",
      "--muted": "#aeb1b6",
      "--menu-text": "#7c92a8",
      "--focus": "#5082c3",
      "--main-text": "#5f92d3",
      "--secondary-tint": "#1e2e33",
      "--danger-text": "#f65d61",
    },
  },
  {
    name: "taxi-limoncillo",
    brand: {
      main: "#c6ff00",
      secondary: "#ffe45c",
      mainBackground: "#ffffff",
      menuText: "#fff3a3",
      topText: "#ffffff",
    },
    light: {
      "--sunken": "#f5f5f5",
      "--border": "#dededd",
      "--boundary": "#868785",
      "--muted": "#5f615c",
      "--menu-text": "#7d711f",
      "--focus": "#719401",
      "--top-bar-hover": "#efffd4",
      "--top-bar-active": "#ffffff",
      "--top-text": "#696969",
      "--main-active": "#aadb02",
      "--main-text": "#5d7a01",
      "--secondary-text": "#827000",
      "--secondary-hover": "#eed349",
      "--danger-active": "#9d001f",
      "--warning-text": "#976700",
      "--info-active": "#0047a1",
    },
    dark: {
      "--page": "#131411",
      "--surface": "#1b1c19",
      "--muted": "#b0b2ac",
      "--menu-text": "#fff3a3",
      "--focus": "#c6ff00",
      "--main-text": "#c6ff00",
      "--secondary-tint": "#423f29",
      "--danger-text": "#f65d61",
    },
  },
];

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function expectSame(theme: Theme, expected: Partial<Theme>): void {
  for (const [token, colour] of Object.entries(expected)) {
    const found = parts(theme[token as keyof Theme]);
    const distance = Math.max(
      ...parts(colour).map((part, at) => Math.abs(part - (found[at] ?? Number.NaN))),
    );
    // How exactly a vivid colour is fitted to the screen moves a part by two steps of 255, which no eye sees.
    expect(distance, `${token}: ${colour}`).toBeLessThanOrEqual(2);
  }
}

test.each(known)("$name keeps its colours", ({ brand, light, dark }) => {
  const theme = toTheme(brand);
  expectSame(theme.light, light as Partial<Theme>);
  expectSame(theme.dark, dark as Partial<Theme>);
});
