import { Agent, fetch, type Request, type Response } from "undici";
import type { Breaker } from "./breaker.ts";
import { ApiFault } from "./errors.ts";

export type Transport = (operation: string, request: Request) => Promise<Response>;

export type TransportOptions = { timeoutMs: number; breaker: Breaker };

/** Sends requests over one pool of kept connections. Nothing that changes something is ever sent twice. */
export function createTransport({ timeoutMs, breaker }: TransportOptions): Transport {
  const pool = new Agent({
    keepAliveTimeout: 10_000,
    connections: 64,
    connect: { timeout: 3_000 },
  });

  async function send(operation: string, request: Request): Promise<Response> {
    try {
      // A redirect would take the token to where nobody meant it to go.
      return await fetch(request, {
        dispatcher: pool,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === "TimeoutError";
      throw new ApiFault(operation, isLate ? "timeout" : "unreachable", { cause });
    }
  }

  return (operation, request) =>
    breaker.guard(operation, async () => {
      const mayRepeat = request.method === "GET";
      try {
        return await send(operation, mayRepeat ? request.clone() : request);
      } catch (error) {
        if (!mayRepeat || !(error instanceof ApiFault) || error.kind === "timeout") throw error;
        return send(operation, request);
      }
    });
}
