import { expect, it } from "vitest";
import { createRegistry } from "./metrics-registry.server.ts";

it("tells what was counted in the text format of Prometheus", async () => {
  const { registry, counter, gauge, histogram } = createRegistry();
  counter("calls_total", "Calls.", ["operation"]).add(["list"], 2);
  counter("starts_total", "Starts.");
  gauge("open", "Open ones.").readFrom(() => 3);
  gauge("late", "Late by.", ["quantile"]).readFrom(() => [[["0.5"], 0.25]]);
  const times = histogram("seconds", "Times.", ["screen"], [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) times.observe(["login"], value);
  expect(await registry.metrics()).toBe(`# HELP calls_total Calls.
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
seconds_bucket{le="0.1",screen="login"} 2
seconds_bucket{le="1",screen="login"} 3
seconds_bucket{le="+Inf",screen="login"} 4
seconds_sum{screen="login"} 7.65
seconds_count{screen="login"} 4
`);
});

it("keeps a label's value inside of its quotes", async () => {
  const { registry, counter } = createRegistry();
  counter("calls_total", "Calls.", ["name"]).add(['a"b\\c\nd']);
  expect(await registry.metrics()).toContain('calls_total{name="a\\"b\\\\c\\nd"} 1\n');
});

it("counts as one what would be too many", async () => {
  const { registry, counter } = createRegistry({ mostSeries: 10 });
  const calls = counter("calls_total", "Calls.", ["name"]);
  for (let at = 0; at < 1_000; at += 1) calls.add([`stranger-${at}`]);
  const lines = (await registry.metrics()).split("\n").slice(2, -1);
  expect(lines).toHaveLength(11);
  expect(lines).toContain('calls_total{name="other"} 990');
});
