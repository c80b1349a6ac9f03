import { expect, it } from "vitest";
import { createRegistry } from "./metrics-registry.server.ts";

it("tells what was counted in the text format of Prometheus", () => {
  const registry = createRegistry();
  registry.counter("calls_total", "Calls.", ["operation"]).add(["list"], 2);
  registry.counter("starts_total", "Starts.");
  registry.gauge("open", "Open ones.").readFrom(() => 3);
  registry.gauge("late", "Late by.", ["quantile"]).readFrom(() => [[["0.5"], 0.25]]);
  const times = registry.histogram("seconds", "Times.", ["screen"], [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) times.observe(["login"], value);
  expect(registry.render()).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{operation="list"} 2
# HELP starts_total Starts.
# TYPE starts_total counter
starts_total 0
# HELP open Open ones.
# TYPE open gauge
open 3
# HELP late Late by.
# TYPE late gauge
late{quantile="0.5"} 0.25
# HELP seconds Times.
# TYPE seconds histogram
seconds_bucket{screen="login",le="0.1"} 2
seconds_bucket{screen="login",le="1"} 3
seconds_bucket{screen="login",le="+Inf"} 4
seconds_sum{screen="login"} 7.65
seconds_count{screen="login"} 4
`);
  expect(registry.names()).toEqual([
    ...["calls_total", "starts_total", "open", "late"],
    ...["seconds_bucket", "seconds_sum", "seconds_count"],
  ]);
});

it("keeps a label's value inside of its quotes", () => {
  const registry = createRegistry();
  registry.counter("calls_total", "Calls.", ["name"]).add(['a"b\\c\nd']);
  expect(registry.render()).toContain('calls_total{name="a\\"b\\\\c\\nd"} 1\n');
});

it("counts as one what would be too many", () => {
  const registry = createRegistry({ mostSeries: 10 });
  const calls = registry.counter("calls_total", "Calls.", ["name"]);
  for (let at = 0; at < 1_000; at += 1) calls.add([`stranger-${at}`]);
  const lines = registry.render().split("\n").slice(2, -1);
  expect(lines).toHaveLength(11);
  expect(lines).toContain('calls_total{name="other"} 990');
});
