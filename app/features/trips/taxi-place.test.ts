import { describe, expect, it } from "vitest";
import { createTranslate } from "../../i18n/translate.ts";
import { sayWay, sayWayBriefly } from "./taxi-place.ts";
import { texts } from "./trip-map-texts.ts";

const coming = { km: 1.24, to: "Plaza Mayor", isRiding: false, direction: "north_west" } as const;
const riding = { ...coming, isRiding: true };

describe("the way of a taxi in words", () => {
  it.each([
    ["en", coming, "1.2 km away, to the northwest"],
    ["es", coming, "A 1,2 km, al noroeste"],
    ["en", { ...coming, km: 0.44 }, "440 m away, to the northwest"],
    ["es", { ...coming, km: 0.01 }, "En la recogida"],
    ["en", riding, "1.2 km to go"],
    ["es", riding, "Quedan 1,2 km"],
  ] as const)("is brief in a list (%s)", (language, way, expected) => {
    expect(sayWayBriefly(way, createTranslate(texts, language))).toBe(expected);
  });

  it.each([
    ["en", coming, "The taxi is 1.2 km from Plaza Mayor, to the northwest."],
    ["es", { ...coming, km: 0.01 }, "El taxi está en Plaza Mayor."],
    ["en", { ...riding, to: null }, "1.2 km left to the destination, in a straight line."],
  ] as const)("names the place on the page of a trip (%s)", (language, way, expected) => {
    expect(sayWay(way, createTranslate(texts, language))).toBe(expected);
  });
});
