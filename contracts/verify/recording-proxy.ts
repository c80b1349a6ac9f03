import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";
import type { Setup } from "./state-relay.ts";

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
  /** What was set up before it. */
  setup?: Setup;
};

/** Names the interaction of a request; the API does not see it. */
export const INTERACTION_HEADER = "parada-interaction";

/** After so many calls without an answer in a row, the next ones wait for a shorter time, until one is answered. */
const MOST_WAITS = 3;
const SHORT_WAIT_MS = 1_000;

/**
 * Stands between Pact's verifier and the API: Pact's report has neither the request nor the answer. It passes redirects on
 * without their place, since the panel follows none and Pact's verifier would.
 */
export async function startRecordingProxy(
  api: string,
  {
    timeoutMs,
    takeSetup,
    onAnswer = () => {},
  }: { timeoutMs: number; takeSetup?: () => Setup; onAnswer?: (count: number) => void },
) {
  const exchanges = new Map<string, Exchange>();
  const base = api.replace(/\/$/, "");
  let waits = 0;
  const { server, port } = await listen(async (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const body = await buffer(request);
    const exchange: Exchange = { method, path: url, sent: toText(body, headers["content-type"]) };
    exchange.setup = takeSetup?.();
    exchanges.set(String(headers[INTERACTION_HEADER]), exchange);
    try {
      const answer = await fetch(base + url, {
        method,
        headers: toHeaders(headers),
        body: body.length > 0 ? body : undefined,
        redirect: "manual",
        signal: AbortSignal.timeout(waits < MOST_WAITS ? timeoutMs : SHORT_WAIT_MS),
      });
      const received = Buffer.from(await answer.arrayBuffer());
      waits = 0;
      const mediaType = answer.headers.get("content-type") ?? undefined;
      Object.assign(exchange, {
        status: answer.status,
        mediaType,
        // A decoder drops a byte order mark, as the panel's does.
        body: toText(received, mediaType),
      });
      const passedOn = isMarked(received) ? received.subarray(MARK.length) : received;
      response.writeHead(answer.status, toPassedOn(answer)).end(passedOn);
    } catch (error) {
      exchange.failure = toReason(error as Error);
      if ((error as Error).name === "TimeoutError") waits += 1;
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
  if (!/json|text|xml|urlencoded/i.test(mediaType)) return `(${body.length} bytes, ${mediaType})`;
  return new TextDecoder().decode(body);
}

/** Drops what `fetch` sets itself. */
function toHeaders(headers: IncomingHttpHeaders): [string, string][] {
  const dropped = ["host", "connection", "content-length", "transfer-encoding", INTERACTION_HEADER];
  return Object.entries(headers)
    .filter(([name]) => !dropped.includes(name))
    .map(([name, value]) => [name, String(value)]);
}

/** A byte order mark, which Pact's verifier cannot read. */
const MARK = [0xef, 0xbb, 0xbf];
const isMarked = (body: Buffer) => MARK.every((byte, at) => body[at] === byte);

const DROPPED = [
  // `fetch` has unpacked the body.
  ...["content-length", "content-encoding", "transfer-encoding", "connection"],
  "location",
];

function toPassedOn({ status, headers }: Response): Record<string, string> {
  return Object.fromEntries(
    [...headers]
      .filter(([name]) => !DROPPED.includes(name))
      .map(([name, value]) => [name, name === "content-type" ? toMediaType(value, status) : value]),
  );
}

/** Pact compares media types as text. The panel takes any case, and any JSON in a refusal. */
function toMediaType(value: string, status: number): string {
  const lower = value.replace(/^[^;]*/, (type) => type.toLowerCase());
  return status >= 400 ? lower.replace(/^application\/[\w.-]+\+json/, "application/json") : lower;
}

function toReason({ name, message, cause }: Error): string {
  if (name === "TimeoutError") return "no answer in time";
  return cause instanceof Error ? cause.message : message;
}
