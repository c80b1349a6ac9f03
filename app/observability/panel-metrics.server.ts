import { createRegistry } from "./metrics-registry.server.ts";
import type { VitalName } from "./web-vitals.ts";

/** In seconds. The first ones tell a cached page from a rendered one, the last ones show waits for the API. */
const REQUEST_BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const UPSTREAM_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Around the limits of "good" and "poor": 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25, 0.8 and 1.8 s. */
const LCP_BOUNDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP_BOUNDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 1, 2];
const CLS_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1];
const TTFB_BOUNDS = [0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 6];
/** Few, since each brand has them. */
const BRAND_BOUNDS = [0.1, 0.5, 1, 2.5];
const STORE_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1];

export type PanelMetrics = ReturnType<typeof createPanelMetrics>;

/**
 * The panel's metrics. Their labels are screens, operations and kinds of outcomes. No address, host or
 * person is among them, and no brand unless the operator asks for it, so the number of series is bounded and
 * no personal data leaves the panel.
 */
export function createPanelMetrics({ mostBrands = 0 } = {}) {
  const { registry, counter, gauge, histogram } = createRegistry();
  // Some sixty screens and five kinds of connection: 300 sets of labels at most.
  const vital = (name: string, help: string, bounds: number[]) =>
    histogram(`parada_web_vitals_${name}`, help, ["screen", "connection"], bounds);
  return {
    registry,
    request: histogram(
      "parada_http_request_duration_seconds",
      "From a request to the end of its answer, by screen; event streams are not among them.",
      ["screen", "method", "status"],
      REQUEST_BOUNDS,
    ),
    responses: counter("parada_http_responses_total", "Answers, by their status.", ["status"]),
    underWay: gauge(
      "parada_http_responses_open",
      "Answers that have not ended yet, event streams among them.",
    ),
    upstream: histogram(
      "parada_upstream_duration_seconds",
      "How long a call of the taxi API took, with what was tried again.",
      ["operation"],
      UPSTREAM_BOUNDS,
    ),
    upstreamCalls: counter(
      "parada_upstream_calls_total",
      "Calls of the taxi API: ok, refused (a documented no), or how they failed.",
      ["operation", "outcome"],
    ),
    lostAnswers: counter(
      "parada_lost_answers_total",
      "Creating calls whose answer was lost: found (its result was there), or unknown.",
      ["operation", "outcome"],
    ),
    lateFailures: counter(
      "parada_late_failures_total",
      "Parts that failed after their page had been sent with status 200.",
      ["screen"],
    ),
    tolerated: counter(
      "parada_upstream_tolerated_total",
      "What answers held that the document does not: row_left_out (of a list), or new_value (of an open enum).",
      ["operation", "kind"],
    ),
    violations: counter(
      "parada_contract_violations_total",
      "Answers that do not match the document, by what they break. An answer counts once for each kind.",
      ["operation", "kind"],
    ),
    breakersOpen: gauge(
      "parada_upstream_breakers_open",
      "Brands for which the taxi API does not answer, so that their calls fail at once.",
    ),
    upstreamDown: gauge("parada_upstream_down", "1 while the taxi API answers for no brand."),
    cacheLookups: counter(
      "parada_cache_lookups_total",
      "What was looked up: hit, stale (used while a new one is fetched), miss, or unknown.",
      ["cache", "outcome"],
    ),
    streams: gauge("parada_live_streams", "Event streams that are open here."),
    topics: gauge("parada_live_topics", "What is looked at here: an account's open trips, say."),
    rounds: counter(
      "parada_live_rounds_total",
      "Rounds of looking for news, whichever process asked the API in the end.",
      ["outcome"],
    ),
    backgroundTasks: counter(
      "parada_background_tasks_total",
      "Tasks that were worked on while their users may be away: done, again (due once more later), or failed.",
      ["work", "outcome"],
    ),
    backgroundOverdue: gauge(
      "parada_background_overdue_seconds",
      "How long the task that was longest due had waited when this process last began a round.",
      ["work"],
    ),
    store: histogram(
      "parada_store_duration_seconds",
      "How long the store took to answer.",
      ["operation"],
      STORE_BOUNDS,
    ),
    storeErrors: counter(
      "parada_store_errors_total",
      "What the store did not do: down (it could not be reached), or refused.",
      ["operation", "kind"],
    ),
    webVitals: {
      LCP: vital("lcp_seconds", "Largest Contentful Paint of sampled page loads.", LCP_BOUNDS),
      INP: vital("inp_seconds", "Interaction to Next Paint of sampled page loads.", INP_BOUNDS),
      CLS: vital("cls", "Cumulative Layout Shift of sampled page loads.", CLS_BOUNDS),
      TTFB: vital("ttfb_seconds", "Time to First Byte of sampled page loads.", TTFB_BOUNDS),
    } satisfies Record<VitalName, unknown>,
    ofBrand: createBrandMetrics({ counter, gauge, histogram }, mostBrands),
    servicesDown: gauge(
      "parada_services_down",
      "Brands for which a service does not work, as their status page says: ordering, logIn, live.",
      ["service"],
    ),
    unknownHosts: counter(
      "parada_http_unknown_hosts_total",
      "Requests at hosts that are no brand's and whose address names none.",
    ),
    domainQuestions: counter(
      "parada_domain_questions_total",
      "Questions of a router whether a host is a brand's: yes, no, or why there was no answer.",
      ["answer"],
    ),
    stopping: gauge("parada_stopping", "1 from the first signal to stop."),
    build: gauge("parada_build_info", "Which build runs, on which Node.", ["build", "node"]),
  };
}

/** The few metrics with a brand; brands beyond the operator's limit count as one. */
function createBrandMetrics(
  { counter, gauge, histogram }: Omit<ReturnType<typeof createRegistry>, "registry">,
  mostBrands: number,
) {
  const named = new Set<string>();
  const label = (brand: string): string => {
    if (named.size < mostBrands) named.add(brand);
    return named.has(brand) ? brand : "other";
  };
  const requests = histogram(
    "parada_brand_request_duration_seconds",
    "From a request to the end of its answer, by brand; only with METRICS_BRANDS.",
    ["brand", "status"],
    BRAND_BOUNDS,
  );
  const calls = counter(
    "parada_brand_upstream_calls_total",
    "Calls of the taxi API by brand; only with METRICS_BRANDS.",
    ["brand", "outcome"],
  );
  const down = gauge(
    "parada_brand_upstream_down",
    "1 for each brand for which the taxi API does not answer; only with METRICS_BRANDS.",
    ["brand"],
  );
  const isOn = mostBrands > 0;
  return {
    observeRequest(brand: string, status: string, seconds: number): void {
      if (isOn) requests.observe([label(brand), status], seconds);
    },
    addCall(brand: string, outcome: string): void {
      if (isOn) calls.add([label(brand), outcome]);
    },
    readDownFrom(listDown: () => string[]): void {
      if (isOn)
        down.readFrom(() => [...new Set(listDown().map(label))].map((brand) => [[brand], 1]));
    },
  };
}
