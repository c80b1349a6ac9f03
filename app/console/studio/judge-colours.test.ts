import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numRuns } from "../../../tests/services/in-turn.ts";
import { isWeak, type Judged, judgeColours, schemes } from "./judge-colours.ts";

/** The contrast of WCAG 2.2, written from its definition. */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const palette = fc.record({
  ...{ main: colour, secondary: colour, mainBackground: colour },
  ...{ menuText: colour, topText: colour },
});

describe("the contrast that the studio shows", () => {
  test("is enough after the repair, in both schemes, for many palettes", () => {
    fc.assert(
      fc.property(palette, (colours) => {
        const weak = judgeColours(colours).flatMap(({ pair, ...judged }) =>
          schemes.flatMap((scheme) => {
            const { colour: seen, on } = judged[scheme].after;
            const ratio = contrastOf(seen, on);
            return ratio >= pair.needed ? [] : [{ pair, scheme, ratio }];
          }),
        );
        expect(weak).toEqual([]);
      }),
      { numRuns: numRuns(150) },
    );
  });

  test("is that of WCAG's definition, before and after", () => {
    fc.assert(
      fc.property(palette, (colours) => {
        for (const { light, dark } of judgeColours(colours))
          for (const judged of [light.before, light.after, dark.before, dark.after])
            expect(judged.ratio).toBeCloseTo(contrastOf(judged.colour, judged.on), 3);
      }),
      { numRuns: numRuns(75) },
    );
  });

  test("before the repair is that of the brand's own colours", () => {
    const limes = judgeColours({
      ...{ main: "#c6ff00", secondary: "#ffe45c", mainBackground: "#ffffff" },
      ...{ menuText: "#fff3a3", topText: "#ffffff" },
    });
    const beforeOf = (token: string, on: string): Judged | undefined =>
      limes.find(({ pair }) => pair.colour === token && pair.on === on)?.light.before;
    expect(beforeOf("--top-text", "--top-bar")).toMatchObject({ colour: "#ffffff", on: "#c6ff00" });
    expect(beforeOf("--top-text", "--top-bar")?.isEnough).toBe(false);
    expect(beforeOf("--menu-text", "--surface")).toMatchObject({ colour: "#fff3a3" });
    expect(limes.some(isWeak)).toBe(true);
  });
});
