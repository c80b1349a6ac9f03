import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { observeProcess } from "./observability.server.ts";
import { createPanelMetrics } from "./panel-metrics.server.ts";

const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");

const metrics = createPanelMetrics();
observeProcess(metrics, "test");
const types = (await metrics.registry.metrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
/** The names in queries; a histogram has three. */
const names = [...types].flatMap(([, name = "", type]) =>
  type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
);

type Shown = { title: string; type: string; description?: string; targets?: { expr: string }[] };
const { panels, templating } = JSON.parse(read("dashboard.json")) as {
  panels: Shown[];
  templating: { list: { query: string }[] };
};
const charts = panels.filter(({ type }) => type !== "row");

const metricsIn = (query: string): string[] => query.match(/\b(parada|process|nodejs)_\w+/g) ?? [];

describe("the dashboard", () => {
  it.each(charts)("asks for what there is: $title", ({ targets = [], description }) => {
    const asked = targets.flatMap(({ expr }) => metricsIn(expr));
    expect(asked).not.toEqual([]);
    for (const name of asked) expect(names).toContain(name);
    expect(description).toBeTruthy();
  });

  it("finds the panels by a metric that they have", () => {
    const asked = templating.list.flatMap(({ query }) => metricsIn(query));
    expect(asked).toEqual(["parada_build_info"]);
    expect(names).toContain("parada_build_info");
  });

  it("shows every family of the panel", () => {
    const asked = charts.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => metricsIn(expr)),
    );
    const family = (name: string) => name.replace(/_(bucket|sum|count)$/, "");
    const isOwn = (name: string) => name.startsWith("parada_");
    const own = (all: string[]) => new Set(all.map(family).filter(isOwn));
    expect(own(asked)).toEqual(own(names));
  });
});

it("the alarms ask for what there is, and lead to the runbook", () => {
  const { groups } = parse(read("alerts.yaml")) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const runbook = read("runbook.md");
  expect(rules.length).toBeGreaterThan(4);
  for (const { expr, annotations } of rules) {
    expect(annotations.summary).toBeTruthy();
    const asked = metricsIn(expr);
    for (const name of asked) expect(names).toContain(name);
    for (const name of asked) expect(runbook).toContain(name.replace(/_(bucket|sum|count)$/, ""));
  }
});

it("the runbook names no metric that there is not", () => {
  const asked = metricsIn(read("runbook.md"));
  expect(asked.length).toBeGreaterThan(5);
  const families = names.map((name) => name.replace(/_(bucket|sum|count)$/, ""));
  for (const name of asked) expect([...names, ...families]).toContain(name);
});
