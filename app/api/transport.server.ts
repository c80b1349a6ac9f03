import { Agent } from "undici";
import type { Breaker } from "./breaker.ts";
import { ApiFault, isLate } from "./errors.ts";
import {
  plainFetch as fetch,
  type PlainRequest as Request,
  type PlainResponse as Response,
} from "./plain-fetch.server.ts";

/** Of an answer that is handed on while it comes, the time limit is for the beginning alone. */
type Sending = { isStreamed?: boolean };

export type Transport = (
  operation: string,
  request: Request,
  sending?: Sending,
) => Promise<Response>;

export type TransportOptions = { timeoutMs: number; breaker: Breaker };

/** Sends requests over one pool of kept connections. Nothing that changes something is ever sent twice. */
export function createTransport({ timeoutMs, breaker }: TransportOptions): Transport {
  const pool = new Agent({
    keepAliveTimeout: 10_000,
    connections: 64,
    connect: { timeout: 3_000 },
  });

  async function send(
    operation: string,
    request: Request,
    { isStreamed }: Sending,
  ): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(late()), timeoutMs);
    try {
      // A redirect would take the token to where nobody meant it to go.
      return await fetch(request, {
        dispatcher: pool,
        signal: isStreamed ? limit.signal : AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new ApiFault(operation, isLate(cause) ? "timeout" : "unreachable", { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  return (operation, request, sending = {}) =>
    breaker.guard(operation, async () => {
      const mayRepeat = request.method === "GET";
      try {
        return await send(operation, mayRepeat ? request.clone() : request, sending);
      } catch (error) {
        if (!mayRepeat || !(error instanceof ApiFault) || error.kind === "timeout") throw error;
        return send(operation, request, sending);
      }
    });
}

const late = () => new DOMException("The answer did not begin in time", "TimeoutError");
