import { describe, expect, it } from "vitest";
import { createRandom, type Random } from "./random.ts";

const numbers = Array.from({ length: 100 }, (_, index) => index);

function draw(random: Random, count = 20): number[] {
  return Array.from({ length: count }, () => random.float());
}

describe("createRandom", () => {
  it("repeats its sequence for the same seed parts", () => {
    expect(draw(createRandom("trips", 7))).toEqual(draw(createRandom("trips", 7)));
  });

  it("tells apart seeds that differ only in type, order or where the parts are cut", () => {
    const seeds = [["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], [1], ["1"], []];
    const sequences = seeds.map((parts) => draw(createRandom(...parts), 3).join());
    expect(new Set(sequences).size).toBe(seeds.length);
  });

  it("spreads floats evenly over [0, 1)", () => {
    const floats = draw(createRandom("spread"), 10_000);
    expect(Math.min(...floats)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...floats)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = floats.filter((float) => Math.floor(float * 10) === tenth).length / 10_000;
      expect(share).toBeCloseTo(0.1, 1);
    }
  });

  it("does not correlate the first values of neighbouring seeds", () => {
    const firsts = numbers.map((seed) => createRandom(seed).float());
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
    expect(mean).toBeGreaterThan(0.4);
    expect(mean).toBeLessThan(0.6);
  });

  it("draws integers with both bounds included", () => {
    const random = createRandom("dice");
    const rolls = Array.from({ length: 500 }, () => random.integer(1, 6));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(random.integer(-3, -3)).toBe(-3);
  });

  it("picks every item in time and refuses an empty list", () => {
    const random = createRandom("pick");
    const picked = Array.from({ length: 100 }, () => random.pick(["a", "b", "c"]));
    expect(new Set(picked)).toEqual(new Set(["a", "b", "c"]));
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it("gives chances by their probability", () => {
    const random = createRandom("chance");
    const hits = Array.from({ length: 5000 }, () => random.chance(0.2)).filter(Boolean).length;
    expect(hits / 5000).toBeCloseTo(0.2, 1);
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
  });

  it("shuffles a copy without losing anything", () => {
    const original = [...numbers];
    const shuffled = createRandom("shuffle").shuffle(original);
    expect(original).toEqual(numbers);
    expect(shuffled).not.toEqual(numbers);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(numbers);
  });

  it("makes tokens of the asked length from letters and digits", () => {
    const random = createRandom("token");
    expect(random.token(32)).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(random.token(32)).not.toBe(random.token(32));
    expect(random.token(0)).toBe("");
  });
});
