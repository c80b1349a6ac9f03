import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";

/** What was sent for an interaction, and what came back. */
export type Exchange = {
  method: string;
  /** With its query. */
  path: string;
  sent: string;
  /** Without these three the API gave no answer, for this reason. */
  failure?: string;
  status?: number;
  mediaType?: string;
  body?: string;
};

/** Names the interaction of a request; the API does not see it. */
export const INTERACTION_HEADER = "parada-interaction";

/** A body is kept as far as a person reads it. */
const MOST_KEPT = 100_000;

/**
 * Stands between Pact's verifier and the API: Pact's report has neither the request nor the answer. It passes redirects on
 * without their place, since the panel follows none and Pact's verifier would.
 */
export async function startRecordingProxy(
  api: string,
  { timeoutMs, onAnswer = () => {} }: { timeoutMs: number; onAnswer?: (count: number) => void },
) {
  const exchanges = new Map<string, Exchange>();
  const base = api.replace(/\/$/, "");
  const { server, port } = await listen(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const body = await buffer(request);
    const exchange: Exchange = { method, path: url, sent: toText(body, headers["content-type"]) };
    exchanges.set(String(headers[INTERACTION_HEADER]), exchange);
    try {
      const answer = await fetch(base + url, {
        method,
        headers: toHeaders(headers),
        body: body.length > 0 ? body : undefined,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const received = Buffer.from(await answer.arrayBuffer());
      const mediaType = answer.headers.get("content-type") ?? undefined;
      Object.assign(exchange, {
        status: answer.status,
        mediaType,
        body: toText(received, mediaType),
      });
      response.writeHead(answer.status, toPassedOn(answer.headers)).end(received);
    } catch (error) {
      exchange.failure = toReason(error as Error);
      response.destroy();
    }
    onAnswer(exchanges.size);
  });
  return {
    port,
    exchanges: exchanges as ReadonlyMap<string, Exchange>,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function toText(body: Buffer, mediaType = ""): string {
  if (body.length === 0) return "";
  if (!/json|text|xml|urlencoded/.test(mediaType)) return `(${body.length} bytes, ${mediaType})`;
  const text = body.toString();
  return text.length > MOST_KEPT ? `${text.slice(0, MOST_KEPT)} …` : text;
}

/** Drops what `fetch` sets itself. */
function toHeaders(headers: IncomingHttpHeaders): [string, string][] {
  const dropped = ["host", "connection", "content-length", "transfer-encoding", INTERACTION_HEADER];
  return Object.entries(headers)
    .filter(([name]) => !dropped.includes(name))
    .map(([name, value]) => [name, String(value)]);
}

/** `fetch` has unpacked the body. */
function toPassedOn(headers: Headers): Record<string, string> {
  const dropped = ["content-length", "content-encoding", "transfer-encoding", "connection"];
  return Object.fromEntries(
    [...headers].filter(([name]) => ![...dropped, "location"].includes(name)),
  );
}

function toReason({ name, message, cause }: Error): string {
  if (name === "TimeoutError") return "no answer in time";
  return cause instanceof Error ? cause.message : message;
}
