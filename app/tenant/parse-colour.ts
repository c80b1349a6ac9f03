import type { Colour } from "./colour.ts";
import { namedColours } from "./named-colours.ts";

const number = "([+-]?(?:\\d*\\.)?\\d+(?:%|deg)?)";
const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const withCommas = new RegExp(
  `^(rgb|hsl)a?\\(\\s*${number}\\s*,\\s*${number}\\s*,\\s*${number}\\s*(?:,\\s*${number}\\s*)?\\)$`,
);
const withSpaces = new RegExp(
  `^(rgb|hsl)a?\\(\\s*${number}\\s+${number}\\s+${number}\\s*(?:/\\s*${number}\\s*)?\\)$`,
);

/** A colour as CSS writes it, without its transparency; nothing where the text is not a colour. */
export function parseColour(text: string | null): Colour | null {
  if (!text || text.length > 80) return null;
  const given = text.trim().toLowerCase();

  const digits =
    hex.exec(given)?.[1] ?? (Object.hasOwn(namedColours, given) && namedColours[given]);
  if (digits) return fromHex(digits);

  const [, kind, ...parts] = withCommas.exec(given) ?? withSpaces.exec(given) ?? [];
  const [first = "", second = "", third = ""] = parts;
  return kind === "rgb"
    ? fromRgb([first, second, third])
    : kind
      ? fromHsl(first, second, third)
      : null;
}

function fromHex(digits: string): Colour {
  const size = digits.length < 6 ? 1 : 2;
  const part = (at: number) =>
    Number.parseInt(digits.slice(at * size, (at + 1) * size).repeat(3 - size), 16);
  return [part(0), part(1), part(2)];
}

function fromRgb(parts: string[]): Colour | null {
  if (parts.some((part) => part.endsWith("deg"))) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    toPart(part.endsWith("%") ? (Number.parseFloat(part) / 100) * 255 : Number(part)),
  );
  return [red, green, blue];
}

function fromHsl(hue: string, saturation: string, lightness: string): Colour | null {
  if (hue.endsWith("%") || !saturation.endsWith("%") || !lightness.endsWith("%")) return null;
  const angle = (((Number.parseFloat(hue) % 360) + 360) % 360) / 30;
  const light = toShare(lightness);
  const spread = toShare(saturation) * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const at = (offset + angle) % 12;
    return toPart(255 * (light - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}

const toPart = (value: number) => Math.min(255, Math.max(0, Math.round(value)));
const toShare = (percentage: string) =>
  Math.min(1, Math.max(0, Number.parseFloat(percentage) / 100));
