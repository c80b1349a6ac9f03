/** An sRGB colour, each part a whole number from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

export const toHex = (colour: Colour): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** The contrast of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The same hue, as light as asked (0 black to 1 white), as vivid as a screen shows it there. */
export function withLightness(colour: Colour, lightness: number): Colour {
  const { chroma, hue } = toOklch(colour);
  return fromOklch({ lightness, chroma, hue });
}

export const lighter = (colour: Colour, by: number): Colour =>
  withLightness(colour, toOklch(colour).lightness + by);

/** A grey that leans to the hue of a colour. */
export function grey(lightness: number, leaning: Colour, chroma = 0.008): Colour {
  const own = toOklch(leaning);
  return fromOklch({ lightness, chroma: Math.min(own.chroma, chroma), hue: own.hue });
}

export function mix(one: Colour, other: Colour, share: number): Colour {
  const to = toOklab(other);
  return fromOklab(toOklab(one).map((part, at) => part + ((to[at] ?? 0) - part) * share) as Triple);
}

/**
 * The colour, moved in lightness alone and no further than needed, until its contrast with every
 * one of the others is reached; black or white where nothing between them reaches it.
 */
export function readable(colour: Colour, on: readonly Colour[], ratio: number): Colour {
  const isReached = (candidate: Colour) => on.every((one) => contrast(candidate, one) >= ratio);
  if (isReached(colour)) return colour;
  const { lightness } = toOklch(colour);
  for (let step = 0.01; step < 1; step += 0.01) {
    for (const candidate of [lightness - step, lightness + step]) {
      if (candidate < 0 || candidate > 1) continue;
      const moved = withLightness(colour, candidate);
      if (isReached(moved)) return moved;
    }
  }
  return isReached(white) ? white : black;
}

// OKLab and OKLCH: the spaces where equal numbers look equally light, and where a hue stays a hue.
// https://bottosson.github.io/posts/oklab/

type Triple = [number, number, number];
type Oklch = { lightness: number; chroma: number; hue: number };

function toLinear(colour: Colour): Triple {
  return colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

function toOklab(colour: Colour): Triple {
  const [red, green, blue] = toLinear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toOklch(colour: Colour): Oklch {
  const [lightness, a, b] = toOklab(colour);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toLinearFromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromOklab(oklab: Triple): Colour {
  return toLinearFromOklab(oklab).map((linear) => {
    const value = Math.min(1, Math.max(0, linear));
    return Math.round(
      255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055),
    );
  }) as unknown as Colour;
}

/** Screens show few colours that are both vivid and very light or dark: those lose chroma, not hue. */
function fromOklch({ lightness, chroma, hue }: Oklch): Colour {
  if (lightness >= 1) return white;
  if (lightness <= 0) return black;
  const at = (vividness: number): Triple => [
    lightness,
    vividness * Math.cos(hue),
    vividness * Math.sin(hue),
  ];
  let [shown, hidden] = [0, chroma];
  if (isShown(at(chroma))) shown = chroma;
  else {
    while (hidden - shown > 0.001) {
      const middle = (shown + hidden) / 2;
      if (isShown(at(middle))) shown = middle;
      else hidden = middle;
    }
  }
  return fromOklab(at(shown));
}

const isShown = (oklab: Triple) =>
  toLinearFromOklab(oklab).every((linear) => linear >= -0.0005 && linear <= 1.0005);
