import { inflateSync } from "node:zlib";
import { imageSize } from "image-size";
import { describe, expect, it, test } from "vitest";
import { drawPngIcon, drawSvgIcon } from "./icon.server.ts";
import { lookOf } from "./icon-look.server.ts";
import { initialOf, toSegments } from "./letters.ts";
import { shorten } from "./manifest.server.ts";
import { iconFiles } from "./paths.ts";

const colours = {
  main: "#0b5c4f",
  secondary: null,
  mainBackground: null,
  menuText: null,
  topText: null,
};
const look = lookOf({ name: "Cantalmar", colours });
const green = [0x0b, 0x5c, 0x4f, 255];

/** The pixels of a PNG with unfiltered lines, as the panel encodes it. */
function readPixels(png: Buffer, size: number) {
  const length = png.readUInt32BE(33);
  expect(png.toString("latin1", 37, 41)).toBe("IDAT");
  const lines = inflateSync(png.subarray(41, 41 + length));
  expect(lines.length).toBe(size * (size * 4 + 1));
  return (x: number, y: number) => [
    ...lines.subarray(y * (size * 4 + 1) + 1 + x * 4, y * (size * 4 + 1) + 5 + x * 4),
  ];
}

describe("an icon", () => {
  it.each(Object.values(iconFiles))("has its declared size: %o", ({ shape, size }) => {
    const { width, height, type } = imageSize(drawPngIcon(look, shape, size));
    expect({ width, height, type }).toEqual({ width: size, height: size, type: "png" });
  });

  it("has rounded corners, the brand's colour, and its letter in the middle", () => {
    const pixel = readPixels(drawPngIcon(look, "rounded", 192), 192);
    expect(pixel(0, 0)[3]).toBe(0);
    expect(pixel(96, 8)).toEqual(green);
    // The C is open to the right.
    expect(pixel(96, 96)).toEqual(green);
    const line = Array.from({ length: 192 }, (_, x) => pixel(x, 96));
    const inked = line.flatMap((part, x) => (`${part}` === "255,255,255,255" ? [x] : []));
    expect(inked.length).toBeGreaterThan(8);
    expect(Math.max(...inked)).toBeLessThan(90);
  });

  it("for a phone is a full square, with the letter where no phone cuts", () => {
    const size = 180;
    const pixel = readPixels(drawPngIcon(look, "full", size), size);
    const inked: number[] = [];
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        expect(pixel(x, y)[3]).toBe(255);
        if (`${pixel(x, y)}` !== `${green}`) inked.push(Math.hypot(x + 0.5 - 90, y + 0.5 - 90));
      }
    }
    expect(inked.length).toBeGreaterThan(1000);
    expect(Math.max(...inked)).toBeLessThan(0.4 * size);
  });

  it("is also drawn as SVG", () => {
    const svg = drawSvgIcon(look, "rounded");
    expect(svg).toContain('fill="#0b5c4f"');
    expect(svg).toContain(initialOf("C"));
  });
});

describe("a letter", () => {
  it.each([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", "?"])("%s fits into its box", (letter) => {
    for (const point of toSegments(initialOf(letter)).flat()) {
      expect(point.every((value) => value >= -0.01 && value <= 112)).toBe(true);
      expect(point[1]).toBeLessThanOrEqual(102);
    }
  });

  test.each([
    ["Ágora Taxi", "A"],
    ["ñandú", "N"],
    ["  «24 horas»", "2"],
  ])("of %j is that of %j", (name, same) => {
    expect(initialOf(name)).toBe(initialOf(same));
    expect(initialOf(name)).not.toBe(initialOf("?"));
  });

  test.each(["Такси", "", "🚕"])("of %j is the map pin", (name) => {
    expect(initialOf(name)).toBe(initialOf("?"));
  });
});

test.each([
  ["Radio Taxi Cantalmar", "Radio Taxi"],
  ["Alazul", "Alazul"],
  ["Taxigenossenschaft Nord", "Taxigenossen"],
])("the short name of %j is %j", (name, short) => expect(shorten(name)).toBe(short));
