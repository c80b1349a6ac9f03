import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createWorkerMetrics } from "../panel/workers/shared-metrics.server.ts";
import { observeProcess } from "./observability.server.ts";
import { createPanelMetrics } from "./panel-metrics.server.ts";

const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");

const metrics = createPanelMetrics();
observeProcess(metrics, "test");
const registries = [metrics.registry, createWorkerMetrics().registry];
const texts = await Promise.all(registries.map((registry) => registry.metrics()));
const types = texts.join("\n").matchAll(/^# TYPE (\S+) (\S+)$/gm);
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

type Rule = {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
};
const { groups } = parse(read("alerts.yaml")) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
/** The entries of the runbook, by the anchor of their heading. */
const entries = new Map(
  read("runbook.md")
    .split("\n### ")
    .slice(1)
    .map((entry) => [toAnchor(entry.slice(0, entry.indexOf("\n"))), entry.split("\n## ")[0] ?? ""]),
);

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}

describe("the alarms", () => {
  it.each(rules)("$alert asks for what there is, and leads to its entry in the runbook", (rule) => {
    const { alert, expr, annotations } = rule;
    expect(annotations.summary).toBeTruthy();
    const [page, anchor = ""] = annotations.runbook_url.split("#");
    expect(page).toBe("runbook.md");
    const entry = entries.get(anchor);
    expect(entry).toContain(`\`${alert}\``);
    const asked = metricsIn(expr);
    for (const name of asked) expect(names).toContain(name);
  });

  it("exist for each name in the runbook", () => {
    const named = read("runbook.md").match(/`Parada\w+`/g) ?? [];
    expect(named.length).toBeGreaterThanOrEqual(rules.length);
    const known = rules.map(({ alert }) => `\`${alert}\``);
    for (const name of named) expect(known).toContain(name);
  });
});

it.each([...entries])(
  "the runbook's entry %s says what to see, what to do, and where the console shows it",
  (_, entry) => {
    for (const part of ["You see", "Do", "Console"]) expect(entry).toContain(`- **${part}:** `);
  },
);

it("the runbook names no metric that there is not", () => {
  const asked = metricsIn(read("runbook.md"));
  expect(asked.length).toBeGreaterThan(5);
  const families = names.map((name) => name.replace(/_(bucket|sum|count)$/, ""));
  for (const name of asked) expect([...names, ...families]).toContain(name);
});
