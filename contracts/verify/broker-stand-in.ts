import { text } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";
import type { Pact } from "../pact-file.ts";

type BrokerCall = {
  method: string;
  path: string;
  authorization?: string;
  body: Record<string, unknown>;
};

type Stored = { pact: Pact; version: string; isPending: boolean };
type Result = { success: boolean; providerApplicationVersion: string; testResults?: unknown };

/**
 * The part of a Pact Broker that publishing, verifying and releasing need. Its answers have the shapes that Pact Broker 2
 * documents for these resources: index, contracts/publish, for-verification, pact version, verification results, branch
 * version, environments, deployed and released versions, and matrix. It serves only the first interactions of a pact where a
 * test need not wait for all.
 */
export async function startBroker({ served = Number.POSITIVE_INFINITY } = {}) {
  const calls: BrokerCall[] = [];
  const pacts: Stored[] = [];
  const results = new Map<string, Result>();
  const live: { version: string; environment: string; isReleased: boolean }[] = [];
  const environments = ["test", "production"];

  const { server, port } = await listen(async (request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    const sent = await text(request);
    const body = sent ? JSON.parse(sent) : {};
    calls.push({ method, path, authorization: headers.authorization, body });
    const address = new URL(path, `http://${headers.host}`);
    const answer = handle(`${method} ${address.pathname}`, body, address);
    response.writeHead(answer ? 200 : 404, { "Content-Type": "application/hal+json" });
    response.end(JSON.stringify(answer ?? {}));
  });

  function handle(call: string, body: Record<string, unknown>, { origin, searchParams }: URL) {
    const link = (path: string, more = {}) => ({ href: origin + path, ...more });
    const [, id = ""] = /\/([^/]+)$/.exec(call) ?? [];
    if (call === "GET /") {
      return {
        _links: {
          "pb:publish-contracts": link("/contracts/publish"),
          "pb:provider-pacts-for-verification": {
            ...link("/pacts/provider/{provider}/for-verification"),
            templated: true,
          },
          "pb:environments": link("/environments"),
        },
      };
    }
    if (call === "POST /contracts/publish") {
      const [contract] = body.contracts as { content: string }[];
      const pact = JSON.parse(Buffer.from(contract?.content ?? "", "base64").toString()) as Pact;
      const version = String(body.pacticipantVersionNumber);
      pacts.push({ pact, version, isPending: false });
      return {
        notices: [],
        _links: { "pb:pacticipant": {}, "pb:pacticipant-version": {}, "pb:contracts": [] },
      };
    }
    if (call === "GET /pacts/provider/taxi-api/for-verification") {
      return { _links: { self: link("/pacts/provider/taxi-api/for-verification") } };
    }
    if (call === "POST /pacts/provider/taxi-api/for-verification") {
      return {
        _embedded: {
          pacts: pacts.map(({ version, isPending }) => ({
            shortDescription: `version ${version}`,
            verificationProperties: { pending: isPending, notices: [] },
            _links: { self: link(`/pact-versions/${version}`, { name: `Pact of ${version}` }) },
          })),
        },
        _links: { self: link("/pacts/provider/taxi-api/for-verification") },
      };
    }
    if (call.startsWith("GET /pact-versions/")) {
      const stored = pacts.find(({ version }) => version === id);
      return (
        stored && {
          ...stored.pact,
          interactions: stored.pact.interactions.slice(0, served),
          _links: {
            self: link(`/pact-versions/${id}`),
            "pb:consumer-version": link(`/pacticipants/parada-panel/versions/${id}`, { name: id }),
            "pb:provider": link("/pacticipants/taxi-api"),
            "pb:publish-verification-results": link(`/pact-versions/${id}/verification-results`),
          },
        }
      );
    }
    if (/^POST \/pact-versions\/[^/]+\/verification-results$/.test(call)) {
      const [, version] = /pact-versions\/([^/]+)/.exec(call) ?? [];
      const result = body as Result;
      results.set(`${version} ${result.providerApplicationVersion}`, result);
      return { ...result, _links: {} };
    }
    if (call === "GET /pacticipants/taxi-api") {
      const version = link("/pacticipants/taxi-api/branches/{branch}/versions/{version}");
      return { _links: { "pb:branch-version": { ...version, templated: true } } };
    }
    if (call.startsWith("PUT /pacticipants/")) return { _links: {} };
    if (call === "GET /environments") {
      return {
        _embedded: {
          environments: environments.map((name) => ({
            ...{ uuid: name, name, displayName: name, production: name === "production" },
            _links: {
              self: link(`/environments/${name}`),
              "pb:currently-deployed-deployed-versions": link(
                `/environments/${name}/deployed-versions/currently-deployed`,
              ),
              "pb:currently-supported-released-versions": link(
                `/environments/${name}/released-versions/currently-supported`,
              ),
            },
          })),
        },
        _links: { self: link("/environments") },
      };
    }
    if (/^GET \/environments\/[^/]+\/(deployed|released)-versions\//.test(call)) {
      const [, environment, kind] = /environments\/([^/]+)\/(\w+)-versions/.exec(call) ?? [];
      const isReleased = kind === "released";
      const found = live.filter(
        (each) => each.environment === environment && each.isReleased === isReleased,
      );
      return {
        _embedded: {
          [`${kind}Versions`]: found.map(({ version }) => ({
            uuid: version,
            _embedded: { pacticipant: { name: "parada-panel" }, version: { number: version } },
          })),
        },
        _links: {},
      };
    }
    if (call === "GET /matrix") {
      const [panel = "", api = ""] = searchParams.getAll("q[][version]");
      const isKnown = pacts.some(({ version }) => version === panel);
      const result = results.get(`${panel} ${api}`);
      const verification = link(`/verification-results/${panel}/${api}`);
      return {
        summary: { deployable: result?.success ?? null, reason: "", success: 0, failed: 0 },
        notices: [],
        matrix: isKnown
          ? [
              {
                consumer: { name: "parada-panel", version: { number: panel } },
                provider: { name: "taxi-api", version: result ? { number: api } : null },
                verificationResult: result
                  ? { success: result.success, _links: { self: verification } }
                  : null,
              },
            ]
          : [],
      };
    }
    if (call.startsWith("GET /verification-results/")) {
      const [, panel, api] = /verification-results\/([^/]+)\/([^/]+)$/.exec(call) ?? [];
      return results.get(`${panel} ${api}`);
    }
    return undefined;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    publish(pact: Pact, { version = "1.0.0", isPending = false } = {}): void {
      pacts.push({ pact, version, isPending });
    },
    /** Records that a version of the panel is deployed to an environment, or released for it. */
    record(version: string, { environment = "production", isReleased = false } = {}): void {
      live.push({ version, environment, isReleased });
    },
    calls: calls as readonly BrokerCall[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
