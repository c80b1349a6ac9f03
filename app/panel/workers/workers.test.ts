import { describe, expect, it } from "vitest";
import { mergeMetrics } from "./merge-metrics.ts";
import { findDelay } from "./worker-pool.server.ts";

describe("the metrics of workers", () => {
  it("stand together under one heading, each series with its worker", () => {
    const of = (open: number, text: string) =>
      [
        "# HELP open Answers that are open.",
        "# TYPE open gauge",
        `open ${open}`,
        "",
        "# HELP calls_total Calls.",
        "# TYPE calls_total counter",
        `calls_total{operation="a b",outcome="${text}"} 4`,
        "",
      ].join("\n");
    const merged = mergeMetrics([
      { worker: 1, text: of(3, "ok") },
      { worker: 2, text: of(5, "}{ 7") },
    ]);
    expect(merged.split("\n")).toEqual([
      "# HELP open Answers that are open.",
      "# TYPE open gauge",
      'open{worker="1"} 3',
      'open{worker="2"} 5',
      "",
      "# HELP calls_total Calls.",
      "# TYPE calls_total counter",
      'calls_total{worker="1",operation="a b",outcome="ok"} 4',
      'calls_total{worker="2",operation="a b",outcome="}{ 7"} 4',
      "",
    ]);
  });

  it("lack those of a worker that does not answer", () => {
    expect(mergeMetrics([{ worker: 1, text: "" }])).toBe("");
  });
});

describe("the wait before a worker's successor starts", () => {
  it("is none after a long life, and grows with short ones up to half a minute", () => {
    const waits: number[] = [];
    let short = 0;
    for (let time = 0; time < 9; time += 1) {
      const [next, ms] = findDelay(100, short);
      waits.push(ms);
      short = next;
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(findDelay(60_000, short)).toEqual([0, 0]);
  });
});
