import { describe, expect, test } from "vitest";
import { black, type Colour, contrast, parseColour, readable, toOklch, white } from "./colour.ts";

const colour = (text: string): Colour => {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is not a colour`);
  return parsed;
};

describe("contrast", () => {
  test.each([
    ["#000", "#fff", 21],
    ["#777", "#fff", 4.48],
    ["#eeeeee", "#d9534f", 3.41],
    ["#0000ff", "#ffffff", 8.59],
  ])("of %s on %s is %d", (one, other, expected) => {
    expect(contrast(colour(one), colour(other))).toBeCloseTo(expected, 1);
    expect(contrast(colour(other), colour(one))).toBeCloseTo(expected, 1);
  });
});

describe("readable", () => {
  test("leaves a colour alone that reads already", () => {
    expect(readable(colour("#666"), [white], 4.5)).toEqual(colour("#666"));
  });

  test("moves lightness no further than needed and keeps the hue", () => {
    const teal = colour("#15aeb4");
    const mended = readable(teal, [white], 4.5);
    expect(contrast(mended, white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mended, white)).toBeLessThan(4.8);
    expect(toOklch(mended).h).toBeCloseTo(toOklch(teal).h ?? Number.NaN, -1);
  });

  test("goes to the nearer side", () => {
    expect(contrast(readable(colour("#888"), [black], 5.5), white)).toBeLessThan(4);
    expect(contrast(readable(colour("#555"), [white], 8), black)).toBeLessThan(4);
  });

  test("ends at black or white where nothing between is enough", () => {
    expect(readable(colour("#f0f"), [white], 20.99)).toBe("#000000");
    expect(readable(colour("#f0f"), [black], 20.99)).toBe("#ffffff");
  });
});
