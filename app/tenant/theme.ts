import { LRUCache } from "lru-cache";
import {
  black,
  type Colour,
  contrast,
  grey,
  lighter,
  mix,
  parseColour,
  readable,
  white,
  withLightness,
} from "./colour.ts";
import { fill, textContrast, toFilledText } from "./fill.ts";

/** A brand's colours as the API sends them: any text, or none. */
export type BrandColours = Record<
  "main" | "secondary" | "mainBackground" | "menuText" | "topText",
  string | null
>;

const defaults: Record<keyof BrandColours, Colour> = {
  main: "#d9534f",
  secondary: "#15aeb4",
  mainBackground: white,
  menuText: "#666666",
  topText: "#eeeeee",
};

const statusColours = {
  success: "#1b7f4b",
  danger: "#c42b38",
  warning: "#f0a81c",
  info: "#2365c4",
} satisfies Record<string, Colour>;

/** What WCAG 2.2 AA asks of lines and shapes that have to be seen. */
export const edgeContrast = 3;

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
type TopToken = "--top-bar" | "--top-bar-hover" | "--top-bar-active" | "--top-text";

export type ThemeToken = PaperToken | NeutralToken | TopToken | AccentToken<Accent>;
export type Theme = Record<ThemeToken, Colour>;

/**
 * The colours of every page of a brand. Its surfaces have the colours that the brand gives; a text
 * that cannot be read on its surface moves in lightness until it can (WCAG 2.2 AA). Unrepaired, the texts
 * stay as they are, which shows an operator what the brand's own colours would do.
 */
export function toTheme(
  colours: BrandColours,
  { isRepaired = true } = {},
): { light: Theme; dark: Theme } {
  const brand = toBrand(colours);
  const page = brand.mainBackground;
  const darkPage = isDark(page) ? page : grey(0.19, brand.main);
  const adapt: typeof readable = isRepaired ? readable : (colour) => colour;
  const toText = isRepaired ? toFilledText : () => white;
  const schemeOf = (on: Colour) => toScheme(brand, on, { adapt, toText });
  return { light: schemeOf(page), dark: schemeOf(darkPage) };
}

/** Every page has it, and it takes longer than all else on a page that says little. */
const drawn = new LRUCache<string, string>({ max: 1000 });

export function toThemeCss(colours: BrandColours, { hasDarkScheme = true } = {}): string {
  const key = JSON.stringify([colours, hasDarkScheme]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const { light, dark } = toTheme(colours);
  const rules = [toRule(light)];
  if (hasDarkScheme) rules.push(`@media screen and (prefers-color-scheme:dark){${toRule(dark)}}`);
  const css = rules.join("");
  drawn.set(key, css);
  return css;
}

function toRule(theme: Theme): string {
  const scheme = isDark(theme["--page"]) ? "dark" : "light";
  const tokens = Object.entries(theme).map(([token, value]) => `${token}:${value};`);
  // The streets of a map are drawn for a light page.
  if (scheme === "dark") tokens.push("--tiles:brightness(.8);");
  return `:root{color-scheme:${scheme};${tokens.join("")}}`;
}

function toBrand(colours: BrandColours) {
  const names = Object.keys(defaults) as (keyof BrandColours)[];
  const picked = names.map((name) => [name, parseColour(colours[name]) ?? defaults[name]]);
  return Object.fromEntries(picked) as typeof defaults;
}

/** Whether light text reads better on it. */
const isDark = (page: Colour) => contrast(page, white) > contrast(page, black);

type Repair = { adapt: typeof readable; toText: (filled: Colour) => Colour };

function toScheme(
  brand: ReturnType<typeof toBrand>,
  page: Colour,
  { adapt, toText }: Repair,
): Theme {
  const papers = toPapers(page);
  const accents = { main: brand.main, secondary: brand.secondary, ...statusColours };
  const tintShare = isDark(page) ? 0.2 : 0.11;
  const toTint = (accent: Colour) => mix(papers["--surface"], accent, tintShare);
  const everything = [...Object.values(papers), ...Object.values(accents).map(toTint)];

  const ink = (lightness: number) => adapt(grey(lightness, brand.main), everything, textContrast);
  const text = ink(isDark(page) ? 0.95 : 0.23);
  const line = (share: number) => mix(papers["--surface"], text, share);
  const topBar = fill(brand.main, brand.topText, adapt);
  const menuPapers = [papers["--surface"], papers["--sunken"]];

  const theme: Record<string, Colour> = {
    ...papers,
    "--border": line(isDark(page) ? 0.17 : 0.13),
    "--boundary": adapt(line(0.4), everything, edgeContrast),
    "--text": text,
    "--muted": ink(isDark(page) ? 0.76 : 0.49),
    "--menu-text": adapt(brand.menuText, menuPapers, textContrast),
    "--focus": adapt(brand.main, everything, edgeContrast),
    "--top-bar": brand.main,
    "--top-bar-hover": topBar.hover,
    "--top-bar-active": topBar.active,
    "--top-text": topBar.text,
  };
  for (const [name, accent] of Object.entries(accents)) {
    const { hover, active, text } = fill(accent, toText(accent), adapt);
    const tint = toTint(accent);
    const backgrounds = [...Object.values(papers), tint];
    theme[`--${name}`] = accent;
    theme[`--${name}-hover`] = hover;
    theme[`--${name}-active`] = active;
    theme[`--on-${name}`] = text;
    theme[`--${name}-tint`] = tint;
    theme[`--${name}-text`] = adapt(accent, backgrounds, textContrast);
    theme[`--${name}-edge`] = adapt(accent, backgrounds, edgeContrast);
  }
  return theme as Theme;
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
