import { describe, expect, it } from "vitest";
import { toScale } from "./scale.ts";

describe("the scale of a chart", () => {
  it("ends at a round number above the largest value", () => {
    expect(toScale([3, 17, 9])).toEqual({ top: 20, ticks: [0, 5, 10, 15, 20] });
    expect(toScale([1, 2, 1])).toEqual({ top: 2, ticks: [0, 1, 2] });
    expect(toScale([0.2, 0.3], { isWhole: false }).top).toBe(0.3);
  });

  it("shows an empty chart", () => {
    expect(toScale([])).toEqual({ top: 1, ticks: [0, 1] });
    expect(toScale([0, 0])).toEqual({ top: 1, ticks: [0, 1] });
  });

  it("lets one huge value pass, so that the others keep their height", () => {
    const { top } = toScale([4, 5, 4, 900]);
    expect(top).toBeLessThan(10);
    expect(toScale([4, 900, 850]).top).toBe(1000);
    expect(toScale([900]).top).toBe(1000);
  });

  it("ends above every value but that one", () => {
    for (const value of [1, 7, 13, 99, 101, 4_999, 123_456]) {
      const { top, ticks } = toScale([value, value]);
      expect(top, `${value}`).toBeGreaterThanOrEqual(value);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });
});
