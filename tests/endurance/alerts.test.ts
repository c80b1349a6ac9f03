import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { findProgram } from "../../scripts/system-packages.mjs";

const promtool = findProgram("promtool", process.env);
const file = path.resolve(import.meta.dirname, "../../docs/alerts.yaml");
const { groups } = parse(readFileSync(file, "utf8")) as {
  groups: { rules: { alert: string }[] }[];
};
const alarms = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

const scratch = mkdtempSync(path.join(tmpdir(), "parada-alerts-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const MINUTES = 120;
const panel = `job="parada",instance="panel-1:9464"`;

const certificate = 'job="parada-certificates",instance="https://alazul.example"';

/** Values of a series: from a start, and so much more each minute. */
const from = (start: number, more = 0) => `${start}+${more}x${MINUTES}`;

type Series = Record<string, string>;

/** Two hours in which nothing is wrong, with one series for each that an alarm reads. */
const healthy: Series = {
  [`up{${panel}}`]: from(1),
  [`process_start_time_seconds{${panel}}`]: from(1000),
  [`process_resident_memory_bytes{${panel}}`]: from(300e6),
  [`nodejs_eventloop_lag_p99_seconds{${panel}}`]: from(0.02),
  [`parada_upstream_down{${panel}}`]: from(0),
  [`parada_upstream_breakers_open{${panel}}`]: from(0),
  [`parada_upstream_calls_total{${panel},operation="listTrips",outcome="ok"}`]: from(0, 60),
  [`parada_upstream_calls_total{${panel},operation="listTrips",outcome="empty"}`]: from(0),
  [`parada_services_down{${panel},service="ordering"}`]: from(0),
  [`parada_lost_answers_total{${panel},operation="createTrip",outcome="unknown"}`]: from(0),
  [`parada_upstream_tolerated_total{${panel},operation="listTrips",kind="row_left_out"}`]: from(0),
  [`parada_contract_violations_total{${panel},operation="listTrips",kind="type"}`]: from(4),
  [`parada_store_errors_total{${panel},operation="get",kind="down"}`]: from(0),
  [`parada_http_responses_total{${panel},status="200"}`]: from(0, 600),
  [`parada_http_responses_total{${panel},status="429"}`]: from(0, 1),
  [`parada_http_responses_total{${panel},status="502"}`]: from(0),
  [`parada_http_request_duration_seconds_bucket{${panel},le="0.1"}`]: from(0, 600),
  [`parada_http_request_duration_seconds_bucket{${panel},le="2.5"}`]: from(0, 600),
  [`parada_http_request_duration_seconds_bucket{${panel},le="+Inf"}`]: from(0, 600),
  [`parada_http_unknown_hosts_total{${panel}}`]: from(0, 6),
  [`probe_ssl_earliest_cert_expiry{${certificate}}`]: from(60 * 86_400),
  [`probe_success{${certificate}}`]: from(1),
  [`parada_domain_questions_total{${panel},answer="too_many"}`]: from(0),
  [`parada_live_topics{${panel}}`]: from(3),
  [`parada_live_rounds_total{${panel},outcome="ok"}`]: from(0, 4),
  [`parada_background_overdue_seconds{${panel},work="series"}`]: from(20),
};

/** What is wrong when an alarm goes off. */
const faults: Record<string, Series> = {
  ParadaPanelDown: { [`up{${panel}}`]: from(0), [`up{${panel.replace("1", "2")}}`]: from(1) },
  ParadaNoPanel: { [`up{${panel}}`]: from(0) },
  ParadaApiDown: {
    [`parada_upstream_down{${panel}}`]: from(1),
    [`parada_upstream_breakers_open{${panel}}`]: from(2),
  },
  ParadaBrandCutOff: { [`parada_upstream_breakers_open{${panel}}`]: from(1) },
  ParadaServiceDown: { [`parada_services_down{${panel},service="ordering"}`]: from(1) },
  ParadaDomainUnreachable: { [`probe_success{${certificate}}`]: from(0) },
  ParadaApiAnswersNonsense: {
    [`parada_upstream_calls_total{${panel},operation="listTrips",outcome="empty"}`]: from(0, 3),
  },
  ParadaUnknownOutcomes: {
    [`parada_lost_answers_total{${panel},operation="createTrip",outcome="unknown"}`]: from(0, 1),
  },
  ParadaRowsLeftOut: {
    [`parada_upstream_tolerated_total{${panel},operation="listTrips",kind="row_left_out"}`]: from(
      0,
      1,
    ),
  },
  ParadaContractViolations: {
    [`parada_contract_violations_total{${panel},operation="listTrips",kind="type"}`]: from(0, 1),
  },
  ParadaStoreDown: {
    [`parada_store_errors_total{${panel},operation="get",kind="down"}`]: from(0, 60),
  },
  ParadaFailedAnswers: { [`parada_http_responses_total{${panel},status="502"}`]: from(0, 12) },
  ParadaSlowPages: {
    [`parada_http_request_duration_seconds_bucket{${panel},le="0.1"}`]: from(0, 500),
  },
  ParadaBusyLoop: { [`nodejs_eventloop_lag_p99_seconds{${panel}}`]: from(0.4) },
  ParadaRestarts: { [`process_start_time_seconds{${panel}}`]: from(1000, 300) },
  ParadaMemory: { [`process_resident_memory_bytes{${panel}}`]: from(700e6) },
  ParadaManyRefusals: { [`parada_http_responses_total{${panel},status="429"}`]: from(0, 60) },
  ParadaUnknownHosts: { [`parada_http_unknown_hosts_total{${panel}}`]: from(0, 120) },
  ParadaCertificateExpires: {
    [`probe_ssl_earliest_cert_expiry{${certificate}}`]: from(9 * 86_400),
  },
  ParadaCertificatesRefused: {
    [`parada_domain_questions_total{${panel},answer="too_many"}`]: from(0, 6),
  },
  ParadaLiveStalled: { [`parada_live_rounds_total{${panel},outcome="ok"}`]: from(7) },
  ParadaBackgroundWork: {
    [`parada_background_tasks_total{${panel},work="series",outcome="failed"}`]: from(0, 1),
  },
};

/** Faults that set off another alarm too. */
const companions: Record<string, string[]> = {
  ParadaNoPanel: ["ParadaPanelDown"],
};

/** The alarms that go off after two hours of such series, as Prometheus' own tool finds them. */
function alarmsOf(series: Series): string[] {
  const test = path.join(scratch, "test.yaml");
  const expr = 'count by (alertname) (ALERTS{alertstate="firing"})';
  // The tool names the samples that it does not expect.
  const expectation = { expr, eval_time: `${MINUTES}m`, exp_samples: [] };
  const input = Object.entries(series).map(([name, values]) => ({ series: name, values }));
  const tests = [{ interval: "1m", input_series: input, promql_expr_test: [expectation] }];
  writeFileSync(test, stringify({ rule_files: [file], evaluation_interval: "1m", tests }));
  const options = { encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(promtool ?? "", ["test", "rules", test], options);
  const output = stdout + stderr;
  if (status !== 0) expect(output).toContain("got:");
  return [...output.matchAll(/alertname="(\w+)"\}\s+1/g)].map(([, name = ""]) => name).toSorted();
}

describe.runIf(promtool)("the alarms", () => {
  it("are silent while nothing is wrong", () => {
    expect(alarmsOf(healthy)).toEqual([]);
  });

  it("have each a fault here", () => {
    expect(Object.keys(faults).toSorted()).toEqual(alarms.toSorted());
  });

  it.each(Object.entries(faults))("%s goes off for its fault alone", (alert, fault) => {
    const expected = [alert, ...(companions[alert] ?? [])].toSorted();
    expect(alarmsOf({ ...healthy, ...fault })).toEqual(expected);
  });
});
