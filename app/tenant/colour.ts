import {
  converter,
  formatHex,
  interpolate,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as registerMode,
  toGamut,
  wcagLuminance,
} from "culori/fn";

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeHsl);
registerMode(modeOklab);
registerMode(modeOklch);

/** An sRGB colour as `#rrggbb`: contrast is judged on what a screen shows. */
export type Colour = `#${string}`;

export const white: Colour = "#ffffff";
export const black: Colour = "#000000";

const oklch = converter("oklch");
/** A colour that no screen can show loses chroma, not hue. */
const toShown = toGamut("rgb", "oklch", null);

const toHex = (colour: Oklch) => formatHex(toShown(colour)) as Colour;

/** Reads any colour of CSS, without its transparency; null if the text is not a colour. */
export function parseColour(text: string | null): Colour | null {
  const given = text?.slice(0, 80).trim().toLowerCase() ?? "";
  // culori also reads a hex colour without its `#`.
  if (given === "transparent" || /^[\da-f]+$/.test(given)) return null;
  try {
    return (formatHex(parse(given)) as Colour | undefined) ?? null;
  } catch {
    // culori fails at some texts that are no colours.
    return null;
  }
}

/** The contrast of WCAG 2.2, from 1 to 21. */
export const contrast = (one: Colour, other: Colour): number =>
  toContrast(wcagLuminance(one), wcagLuminance(other));

const toContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const toOklch = (colour: Colour): Oklch => oklch(colour) as Oklch;

/** The same hue, as light as asked (0 black to 1 white), as vivid as a screen shows it there. */
export const withLightness = (colour: Colour, lightness: number): Colour =>
  toHex({ ...toOklch(colour), l: lightness });

export const lighter = (colour: Colour, by: number): Colour =>
  withLightness(colour, toOklch(colour).l + by);

/** A grey that leans to the hue of a colour. */
export function grey(lightness: number, leaning: Colour, chroma = 0.008): Colour {
  const own = toOklch(leaning);
  return toHex({ ...own, l: lightness, c: Math.min(own.c, chroma) });
}

export const mix = (one: Colour, other: Colour, share: number): Colour =>
  formatHex(interpolate([one, other], "oklab")(share)) as Colour;

/**
 * The colour, moved in lightness alone and no further than needed, until its contrast with every
 * one of the others is reached; black or white where nothing between them reaches it.
 */
export function readable(colour: Colour, on: readonly Colour[], ratio: number): Colour {
  const luminances = on.map(wcagLuminance);
  const isReached = (candidate: Colour) => {
    const luminance = wcagLuminance(candidate);
    return luminances.every((other) => toContrast(luminance, other) >= ratio);
  };
  if (isReached(colour)) return colour;
  const own = toOklch(colour);
  for (let step = 0.01; step < 1; step += 0.01) {
    for (const candidate of [own.l - step, own.l + step]) {
      if (candidate < 0 || candidate > 1) continue;
      const moved = toHex({ ...own, l: candidate });
      if (isReached(moved)) return moved;
    }
  }
  return isReached(white) ? white : black;
}
