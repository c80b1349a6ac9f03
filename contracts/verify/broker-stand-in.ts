import { text } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";
import type { Pact } from "../pact-file.ts";

type BrokerCall = {
  method: string;
  path: string;
  authorization?: string;
  body: Record<string, unknown>;
};

/**
 * The part of a Pact Broker that publishing and verifying need. It keeps the last published pact and
 * serves only the first interactions of it, which saves time.
 */
export async function startBroker({ interactions }: { interactions: number }) {
  const calls: BrokerCall[] = [];
  let pact: Pact | undefined;
  const { server, port } = await listen(async (request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    const sent = await text(request);
    const body = sent ? JSON.parse(sent) : {};
    calls.push({ method, path, authorization: headers.authorization, body });
    const answer = handle(`${method} ${path}`, body, `http://${headers.host}`);
    response.writeHead(answer ? 200 : 404, { "Content-Type": "application/hal+json" });
    response.end(JSON.stringify(answer ?? {}));
  });

  function handle(call: string, body: Record<string, unknown>, origin: string) {
    const link = (path: string) => ({ href: origin + path });
    if (call === "GET /") {
      return {
        _links: {
          "pb:publish-contracts": link("/contracts/publish"),
          "pb:provider-pacts-for-verification": {
            ...link("/pacts/provider/{provider}/for-verification"),
            templated: true,
          },
        },
      };
    }
    if (call === "POST /contracts/publish") {
      const [contract] = body.contracts as { content: string }[];
      pact = JSON.parse(Buffer.from(contract?.content ?? "", "base64").toString()) as Pact;
      return {
        notices: [],
        _links: { "pb:pacticipant": {}, "pb:pacticipant-version": {}, "pb:contracts": [] },
      };
    }
    if (call === "GET /pacts/provider/taxi-api/for-verification") {
      return { _links: { self: link("/pacts/provider/taxi-api/for-verification") } };
    }
    if (call === "POST /pacts/provider/taxi-api/for-verification") {
      const self = { ...link("/pact"), name: "Pact between parada-panel and taxi-api" };
      const verificationProperties = { pending: false, notices: [] };
      const one = { shortDescription: "latest", verificationProperties, _links: { self } };
      return { _embedded: { pacts: pact ? [one] : [] }, _links: {} };
    }
    if (call === "GET /pact" && pact) {
      return {
        ...pact,
        interactions: pact.interactions.slice(0, interactions),
        _links: {
          self: link("/pact"),
          "pb:provider": link("/pacticipants/taxi-api"),
          "pb:publish-verification-results": link("/results"),
        },
      };
    }
    if (call === "GET /pacticipants/taxi-api") {
      const version = link("/pacticipants/taxi-api/branches/{branch}/versions/{version}");
      return { _links: { "pb:branch-version": { ...version, templated: true } } };
    }
    if (call.startsWith("PUT /pacticipants/") || call === "POST /results") return { _links: {} };
    return undefined;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    publish(published: Pact): void {
      pact = published;
    },
    calls: calls as readonly BrokerCall[],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
