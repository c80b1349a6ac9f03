import { describe, expect, it } from "vitest";
import { createBrandFigures, findP95 } from "./brand-figures.server.ts";

const MINUTE = 60_000;

describe("the figures of brands", () => {
  it("add up what several processes counted at one brand, and leave the others out", () => {
    const [one, other] = [createBrandFigures(), createBrandFigures()];
    one.count("cantalmar", "orders");
    one.count("alazul", "orders");
    other.count("cantalmar", "orders");
    other.observeRequest("cantalmar", 0.2, { isError: true });
    const sum = one.sum([one.share(), other.share()], "cantalmar");
    expect(sum).toMatchObject({ orders: 2, requests: 1, errors: 1, visits: 0 });
    expect(findP95(sum.requestDurations)).toBe(0.25);
  });

  it("are of the last hour", () => {
    let now = 0;
    const figures = createBrandFigures({ now: () => now });
    figures.count("cantalmar", "visits");
    now += 59 * MINUTE;
    figures.count("cantalmar", "visits");
    expect(figures.sum([figures.share()], "cantalmar").visits).toBe(2);
    now += 6 * MINUTE;
    expect(figures.sum([figures.share()], "cantalmar").visits).toBe(1);
    figures.count("cantalmar", "visits");
    expect(Object.keys(figures.share().cantalmar ?? {})).toHaveLength(2);
  });

  it("survive the way through the store", () => {
    const figures = createBrandFigures();
    figures.observeCall("cantalmar", 20, { hasFailed: true });
    const shared = JSON.parse(JSON.stringify(figures.share()));
    const { failedCalls, callDurations } = figures.sum([shared], "cantalmar");
    expect(failedCalls).toBe(1);
    expect(findP95(callDurations)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("the 95th percentile", () => {
  it("is the bound that one of twenty durations may exceed", () => {
    const durations = [19, 0, 0, 1];
    expect(findP95(durations)).toBe(0.01);
    expect(findP95([18, 0, 0, 2])).toBe(0.1);
  });

  it("is unknown without durations", () => {
    expect(findP95([0, 0])).toBeUndefined();
  });
});
