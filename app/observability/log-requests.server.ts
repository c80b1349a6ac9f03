import type { NextFunction, Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { createTokenBucket } from "../token-bucket.ts";
import { hostOf, type RequestFacts, refusalOf } from "./request-facts.server.ts";

/** Scanners ask for any path at any host, and must not fill the log. */
const SAMPLED_A_MINUTE = 30;
const MOST_HOSTS = 500;
const MAX_PATH = 300;
const MAX_HOST = 100;

/** Routers ask the probes every second, and browsers load files of the build with each page. */
const isQuiet = (path: string, status: number) =>
  /^\/(healthz|readyz)$/.test(path) || (status < 400 && path.startsWith("/build/"));

/** Writes one line for every answer: of which brand and screen it is, and why it refuses. */
export function logRequests({
  log,
  factsOf,
  maskPath,
  mayLogUnknownHost = createSampling(),
}: {
  log: Logger;
  factsOf: RequestFacts;
  maskPath: (path: string) => string;
  mayLogUnknownHost?: ReturnType<typeof createSampling>;
}) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    // Later middleware may repair the path.
    const { method, path } = request;
    response.on("close", () => {
      const { statusCode: status, writableFinished } = response;
      if (isQuiet(path, status)) return;
      const refusal = refusalOf(response);
      const { requestId, ...facts } = factsOf(request, response);
      const isSampled = status < 500 && isOfNoBrand(request, response, facts.brand);
      const left = isSampled ? mayLogUnknownHost(request) : 0;
      if (left === undefined) return;
      const ms = Math.round(performance.now() - started);
      log.info(
        {
          requestId,
          ...{ method, path: maskPath(path).slice(0, MAX_PATH), status, ms, ...facts },
          ...(!writableFinished && { isBrokenOff: true }),
          ...refusal,
          ...((response.locals.isUnknownHost || facts.brand === undefined) && {
            unknownHost: hostOf(request).slice(0, MAX_HOST),
          }),
          ...(left > 0 && { leftOut: left }),
        },
        "request",
      );
    });
    next();
  };
}

/** Whether the answer concerns no brand and no user, so that a sample of such lines is enough. */
function isOfNoBrand(
  { method, headers }: Request,
  { locals }: Response,
  brand: string | undefined,
): boolean {
  if (brand === undefined) return true;
  return locals.isUnknownHost && method !== "POST" && headers.cookie === undefined;
}

/** Returns how many lines were left out before this one; undefined where it is left out too. */
function createSampling({ now = Date.now }: { now?: () => number } = {}) {
  const all = createTokenBucket({ atOnce: SAMPLED_A_MINUTE, perMinute: SAMPLED_A_MINUTE, now });
  // One host may take a tenth of them, so that one scanner does not hide the others.
  const ofHost = new LRUCache<string, ReturnType<typeof createTokenBucket>>({
    max: MOST_HOSTS,
    memoMethod: () =>
      createTokenBucket({ atOnce: SAMPLED_A_MINUTE / 10, perMinute: SAMPLED_A_MINUTE / 10, now }),
  });
  let leftOut = 0;
  return (request: Pick<Request, "get">): number | undefined => {
    const isIn = ofHost.memo(hostOf(request)).take() && all.take();
    if (!isIn) {
      leftOut += 1;
      return undefined;
    }
    const before = leftOut;
    leftOut = 0;
    return before;
  };
}
