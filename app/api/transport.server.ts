import { Agent } from "undici";
import type { Breaker } from "./breaker.ts";
import { ApiFault, isLate } from "./errors.ts";
import {
  plainFetch as fetch,
  type PlainRequest as Request,
  type PlainResponse as Response,
} from "./plain-fetch.server.ts";
import { handOn, takeWhole } from "./whole-answer.server.ts";

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
  const settings = { keepAliveTimeout: 10_000, connections: 64, connect: { timeout: 3_000 } };
  const pool = new Agent(settings);
  // Files have one of their own: who takes them slowly holds up other files at most. Of one that has
  // begun, something has to come now and then.
  const poolOfFiles = new Agent({ ...settings, bodyTimeout: 3 * timeoutMs });

  async function send(
    operation: string,
    request: Request,
    { isStreamed }: Sending,
  ): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(late()), timeoutMs);
    try {
      // A redirect would take the token to where nobody meant it to go.
      const answer = await fetch(request, {
        dispatcher: isStreamed ? poolOfFiles : pool,
        signal: limit.signal,
      });
      if (isStreamed && answer.ok) return handOn(answer, breaker);
      return await takeWhole(operation, answer);
    } catch (cause) {
      if (cause instanceof ApiFault) throw cause;
      throw new ApiFault(operation, isLate(cause) ? "timeout" : "unreachable", { cause });
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendPatiently(operation: string, request: Request, sending: Sending) {
    const mayRepeat = request.method === "GET";
    try {
      return await send(operation, request, sending);
    } catch (error) {
      if (!mayRepeat || !(error instanceof ApiFault) || error.kind !== "unreachable") throw error;
      return send(operation, request, sending);
    }
  }

  return (operation, request, sending = {}) =>
    breaker.guard(operation, () => sendPatiently(operation, request, sending), {
      isBeginning: sending.isStreamed,
    });
}

const late = () => new DOMException("The answer did not come in time", "TimeoutError");
