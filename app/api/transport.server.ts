import { Agent } from "undici";
import type { Breaker, Breakers } from "./breaker.ts";
import { bufferAnswer, streamAnswer } from "./buffered-response.server.ts";
import { toFault } from "./errors.ts";
import { retryUnreachable } from "./retry-unreachable.ts";
import {
  undiciFetch as fetch,
  type UndiciRequest as Request,
  type UndiciResponse as Response,
} from "./undici-adapter.server.ts";

/** For a streamed answer, the time limit only covers the wait for the beginning. */
type SendOptions = { isStreamed?: boolean };

export type Transport = (
  operation: string,
  request: Request,
  options?: SendOptions,
) => Promise<Response>;

/**
 * Sends requests over kept connections, and files over a pool of their own. A call that changes something
 * is sent only once.
 */
export function createTransport({
  timeoutMs,
  breakers,
}: {
  timeoutMs: number;
  breakers: Breakers;
}): Transport {
  const settings = { keepAliveTimeout: 10_000, connections: 64, connect: { timeout: 3_000 } };
  const pool = new Agent(settings);
  // Files have a pool of their own, so that slow readers only hold up other files. A stream that goes
  // silent for this long is broken off.
  const filePool = new Agent({ ...settings, bodyTimeout: 3 * timeoutMs });

  async function send(
    operation: string,
    request: Request,
    { isStreamed }: SendOptions,
    breaker: Breaker,
  ): Promise<Response> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(timeoutError()), timeoutMs);
    try {
      // undici follows no redirect, which would send the token to another host.
      const answer = await fetch(request, {
        dispatcher: isStreamed ? filePool : pool,
        signal: deadline.signal,
      });
      if (isStreamed && answer.ok) return streamAnswer(answer, breaker);
      const buffered = await bufferAnswer(operation, answer);
      // A refusal instead of a stream has no reader to record how it ends.
      if (isStreamed) breaker.recordSuccess();
      return buffered;
    } catch (cause) {
      throw toFault(operation, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  function sendWithRetry(...sent: Parameters<typeof send>) {
    const [, { method }] = sent;
    return method === "GET" ? retryUnreachable(() => send(...sent)) : send(...sent);
  }

  return (operation, request, options = {}) => {
    const breaker = breakers.of(request.headers.get("App-Agrupation") ?? "");
    return breaker.guard(operation, () => sendWithRetry(operation, request, options, breaker), {
      isStreamStart: options.isStreamed,
    });
  };
}

const timeoutError = () => new DOMException("The answer did not come in time", "TimeoutError");
