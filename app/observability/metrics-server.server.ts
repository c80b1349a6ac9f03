import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import { createTokenBucket } from "../token-bucket.ts";
import type { PanelMetrics } from "./panel-metrics.server.ts";

/** A router asks for each certificate that it lacks, and scanners make it ask for any name. */
const QUESTIONS_AT_ONCE = 100;
const QUESTIONS_PER_MINUTE = 300;
const LONGEST_DOMAIN = 253;

type Answer = { status?: number; type?: string; text: string };
type Page = (query: URLSearchParams) => Promise<Answer>;

type Sources = {
  registry: Registry;
  metrics: Pick<PanelMetrics, "domainQuestions">;
  readViolations: () => Promise<object>;
  /** Whether a host is a brand's own; undefined while the API is not asked about more names. */
  isBrandDomain: (host: string) => Promise<boolean | undefined>;
  /** The hosts of all brands in use. */
  listDomains: () => Promise<{ domain: string; permalink: string }[]>;
};

/**
 * Serves operators' programs on a port of their own, on the loopback unless METRICS_HOST says otherwise. A
 * router forwards visitors to the panel's port only, so no mistake in its rules makes these pages public, and
 * they need no password.
 */
export function openMetricsServer(
  sources: Sources,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const { registry, readViolations, listDomains } = sources;
  const pages = new Map<string, Page>([
    ["/metrics", async () => ({ type: registry.contentType, text: await registry.metrics() })],
    ["/contract", async () => toJson(await readViolations())],
    ["/domains", async () => toJson(toTargets(await listDomains()))],
    ["/is_brand", createDomainQuestions(sources)],
  ]);
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    const [path = "", query] = (request.url ?? "").split("?");
    const page = pages.get(path);
    if (request.method !== "GET" || !page) return response.writeHead(404).end();
    page(new URLSearchParams(query)).then(
      ({ status = 200, type = "text/plain", text }) =>
        response.writeHead(status, { "Content-Type": type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // Several processes of one panel do not share this port: each has its own figures.
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

const toJson = (value: object): Answer => ({
  type: "application/json",
  text: `${JSON.stringify(value, null, 2)}\n`,
});

/** As Prometheus' `http_sd_configs` reads them, so that a new brand needs no change there either. */
const toTargets = (domains: Awaited<ReturnType<Sources["listDomains"]>>) =>
  domains.map(({ domain, permalink }) => ({
    targets: [`https://${domain}`],
    labels: { brand: permalink },
  }));

/** Answers a router that asks whether to get a certificate for a host. */
function createDomainQuestions({ metrics, isBrandDomain }: Sources): Page {
  const allowance = createTokenBucket({
    atOnce: QUESTIONS_AT_ONCE,
    perMinute: QUESTIONS_PER_MINUTE,
  });

  async function answer(domain: string): Promise<{ name: string; status: number }> {
    if (domain === "" || domain.length > LONGEST_DOMAIN) return { name: "no", status: 404 };
    if (!allowance.take()) return { name: "too_many", status: 429 };
    try {
      const isBrand = await isBrandDomain(domain);
      if (isBrand === undefined) return { name: "too_many", status: 429 };
      return isBrand ? { name: "yes", status: 200 } : { name: "no", status: 404 };
    } catch {
      return { name: "unknown", status: 503 };
    }
  }

  return async (query) => {
    const { name, status } = await answer(query.get("domain") ?? "");
    metrics.domainQuestions.add([name]);
    return { status, text: `${name}\n` };
  };
}
