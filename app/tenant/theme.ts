import {
  black,
  type Colour,
  contrast,
  grey,
  lighter,
  mix,
  readable,
  toHex,
  toOklch,
  white,
  withLightness,
} from "./colour.ts";
import { parseColour } from "./parse-colour.ts";
import { createRecent } from "./recent.ts";

/** A brand's colours as the API sends them: any text, or none. */
export type BrandColours = Record<
  "main" | "secondary" | "mainBackground" | "menuText" | "topText",
  string | null
>;

const defaults: Record<keyof BrandColours, Colour> = {
  main: [0xd9, 0x53, 0x4f],
  secondary: [0x15, 0xae, 0xb4],
  mainBackground: white,
  menuText: [0x66, 0x66, 0x66],
  topText: [0xee, 0xee, 0xee],
};

const statusColours = {
  success: [0x1b, 0x7f, 0x4b],
  danger: [0xc4, 0x2b, 0x38],
  warning: [0xf0, 0xa8, 0x1c],
  info: [0x23, 0x65, 0xc4],
} satisfies Record<string, Colour>;

const textContrast = 4.5;
const edgeContrast = 3;

/** How far a brand's colour may be darkened for white text before dark text is the truer choice. */
const smallStep = 0.08;

type Accent = "main" | "secondary" | keyof typeof statusColours;
/** One colour in all its uses. */
type AccentToken<Name extends Accent> =
  | `--${Name}` // filled: buttons, bars, counts
  | `--${Name}-hover`
  | `--${Name}-active`
  | `--on-${Name}` // text on the filled three
  | `--${Name}-text` // as text on any paper and on its own tint
  | `--${Name}-edge` // as a line that has to be seen
  | `--${Name}-tint`; // a soft background for any text

type PaperToken = "--page" | "--surface" | "--raised" | "--sunken";
type NeutralToken = "--border" | "--boundary" | "--text" | "--muted" | "--menu-text" | "--focus";
type TopToken = "--top-bar" | "--top-text";

export type ThemeToken = PaperToken | NeutralToken | TopToken | AccentToken<Accent>;
export type Theme = Record<ThemeToken, string>;

/** The colours of every page of a brand, readable whatever the brand's own colours are. */
export function toTheme(colours: BrandColours): { light: Theme; dark: Theme } {
  const brand = toBrand(colours);
  const page = brand.mainBackground;
  const darkPage = isDark(page) ? page : grey(0.19, brand.main);
  return { light: toScheme(brand, page), dark: toScheme(brand, darkPage) };
}

/** Every page has it, and it takes longer than all else on a page that says little. */
const drawn = createRecent<string>(200);

export function toThemeCss(colours: BrandColours): string {
  const key = JSON.stringify(colours);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const css = drawThemeCss(colours);
  drawn.set(key, css);
  return css;
}

function drawThemeCss(colours: BrandColours): string {
  const { light, dark } = toTheme(colours);
  return `${toRule(light)}@media screen and (prefers-color-scheme:dark){${toRule(dark)}}`;
}

function toRule(theme: Theme): string {
  const scheme = isDark(parseColour(theme["--page"]) ?? white) ? "dark" : "light";
  const tokens = Object.entries(theme).map(([token, value]) => `${token}:${value};`);
  return `:root{color-scheme:${scheme};${tokens.join("")}}`;
}

function toBrand(colours: BrandColours) {
  const pick = (name: keyof BrandColours) => parseColour(colours[name]) ?? defaults[name];
  return {
    main: pick("main"),
    secondary: pick("secondary"),
    mainBackground: pick("mainBackground"),
    menuText: pick("menuText"),
    topText: pick("topText"),
  };
}

/** Whether light text reads better on it. */
const isDark = (page: Colour) => contrast(page, white) > contrast(page, black);

function toScheme(brand: ReturnType<typeof toBrand>, page: Colour): Theme {
  const papers = toPapers(page);
  const accents = { main: brand.main, secondary: brand.secondary, ...statusColours };
  const tintShare = isDark(page) ? 0.2 : 0.11;
  const toTint = (accent: Colour) => mix(papers["--surface"], accent, tintShare);
  const everything = [...Object.values(papers), ...Object.values(accents).map(toTint)];

  const ink = (lightness: number) =>
    readable(grey(lightness, brand.main), everything, textContrast);
  const text = ink(isDark(page) ? 0.95 : 0.23);
  const line = (share: number) => mix(papers["--surface"], text, share);
  const main = fill(brand.main);

  const theme: Record<string, Colour> = {
    ...papers,
    "--border": line(isDark(page) ? 0.17 : 0.13),
    "--boundary": readable(line(0.4), everything, edgeContrast),
    "--text": text,
    "--muted": ink(isDark(page) ? 0.76 : 0.49),
    "--menu-text": readable(brand.menuText, everything, textContrast),
    "--focus": readable(brand.main, everything, edgeContrast),
    "--top-bar": main.filled,
    "--top-text": readable(brand.topText, [main.filled, main.hover, main.active], textContrast),
  };
  for (const [name, accent] of Object.entries(accents)) {
    const { filled, hover, active, text } = fill(accent);
    const tint = toTint(accent);
    const backgrounds = [...Object.values(papers), tint];
    theme[`--${name}`] = filled;
    theme[`--${name}-hover`] = hover;
    theme[`--${name}-active`] = active;
    theme[`--on-${name}`] = text;
    theme[`--${name}-tint`] = tint;
    theme[`--${name}-text`] = readable(accent, backgrounds, textContrast);
    theme[`--${name}-edge`] = readable(filled, backgrounds, edgeContrast);
  }
  return Object.fromEntries(
    Object.entries(theme).map(([token, colour]) => [token, toHex(colour)]),
  ) as Theme;
}

/**
 * The page and what lies on it. A page of middling lightness leaves text no room, so the others
 * only ever go where text gains contrast, or stay where it has plenty.
 */
function toPapers(page: Colour): Record<PaperToken, Colour> {
  if (!isDark(page)) {
    const surface = mix(page, white, 0.9);
    return {
      "--page": page,
      "--surface": surface,
      "--raised": mix(page, white, 0.96),
      "--sunken": lighter(surface, -0.03),
    };
  }
  const hasRoom = contrast(lighter(page, 0.12), white) > 7;
  const base = hasRoom ? page : withLightness(page, 0.28);
  return {
    "--page": page,
    "--surface": lighter(base, 0.035),
    "--raised": lighter(base, 0.07),
    "--sunken": lighter(base, 0.085),
  };
}

/** A colour to write on, with its text, which stays readable while it is pointed at and pressed. */
function fill(colour: Colour) {
  const darkened = readable(colour, [white], textContrast);
  const change = toOklch(colour).lightness - toOklch(darkened).lightness;
  const isLightText = change <= smallStep;
  const filled = isLightText ? darkened : colour;
  // Pressing moves away from the text, unless there is nowhere left to go.
  const away = isLightText ? -0.05 : 0.05;
  const end = toOklch(filled).lightness + 2 * away;
  const step = end < 0.05 || end > 0.98 ? -away : away;
  const [hover, active] = [lighter(filled, step), lighter(filled, 2 * step)];
  const wish = isLightText ? white : withLightness(colour, 0.2);
  return { filled, hover, active, text: readable(wish, [filled, hover, active], textContrast) };
}
