import { createRequestHandler, type RequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Request, Response } from "express";
import type { Logger } from "pino";
import { cacheByObject } from "../cache-by-object.ts";
import type { ContentPolicy } from "../middleware/content-security-policy.server.ts";
import { allowCamera } from "../middleware/security-headers.server.ts";
import {
  type RequestFacts,
  recordBrand,
  recordRefusal,
} from "../observability/request-facts.server.ts";
import { findBrand } from "../request/context.server.ts";
import { originOf } from "../request/origin.server.ts";
import { createOutput } from "../request/response-output.server.ts";
import type { Services } from "../request/services.server.ts";
import { featureOf } from "../session/access.ts";
import { hasScriptsCookie } from "../session/cookies.server.ts";
import type { Branch } from "./route-branches.server.ts";

/** A stream with so much unsent data is dead, since its messages are small. */
const MAX_UNSENT_BYTES = 16_384;

type Dependencies = {
  services: Services;
  log: Logger;
  factsOf: RequestFacts;
  policy: ContentPolicy;
};

/**
 * Answers the requests that no middleware has answered, with the screen at their address. Where the brand has switched
 * its feature off, the address is an unknown one.
 */
export function handleWithRemix({
  branchOf,
  mode,
  ...dependencies
}: {
  branchOf: (address: string) => Branch;
  mode: string;
} & Dependencies): RequestHandler {
  const handlerOf = cacheByObject((branch: ServerBuild) =>
    createRequestHandler({
      build: branch,
      mode,
      getLoadContext: (request: Request, response: Response) =>
        toLoadContext(request, response, dependencies),
    }),
  );
  return async (request, response, next) => {
    const branch = branchOf(request.originalUrl);
    const isOpen = await isOpenTo(request, branch, dependencies.services);
    if (!isOpen) recordRefusal(response, { reason: "feature_off" });
    await handlerOf(isOpen ? branch.build : branch.closed)(request, response, next);
  };
}

async function isOpenTo(
  request: Request,
  { leaf, params }: Branch,
  { tenants }: Services,
): Promise<boolean> {
  const feature = featureOf(leaf);
  if (!feature) return true;
  try {
    const url = new URL(request.originalUrl, originOf(request));
    const { brand } = await findBrand(url, params, tenants);
    return brand.features[feature];
  } catch {
    // The loaders of the page ask again, and tell the user what is wrong.
    return true;
  }
}

/** Aborts when the browser is gone before it has the whole response. */
function signalOfClose(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Only scripts ask for a page's data; before that, they have set a cookie. */
function runsScripts({ method, path, headers }: Request): boolean {
  const isData = path.endsWith(".data");
  return method === "GET" && (isData || hasScriptsCookie(headers.cookie));
}

function toLoadContext(
  request: Request,
  response: Response,
  { services, log, factsOf, policy }: Dependencies,
): AppLoadContext {
  const { nonce, requestId } = response.locals;
  const { secure: isSecure } = request;
  // A part may fail when its page has been sent; the page that the browser loads next has the headers.
  const withHeaders = (set: () => void) => {
    if (!response.headersSent) set();
  };
  return {
    services,
    nonce,
    requestId,
    // Most pages need neither.
    get log() {
      return log.child(factsOf(request, response));
    },
    get closed() {
      return signalOfClose(response);
    },
    isSecure,
    recordBrand: (found) => recordBrand(response, found),
    recordRefusal: (refusal) => recordRefusal(response, refusal),
    mayStream: runsScripts(request),
    origin: originOf(request),
    address: request.ip ?? "",
    clearCache: () => withHeaders(() => response.setHeader("Clear-Site-Data", '"cache"')),
    renewCookie: (cookie) => withHeaders(() => response.append("Set-Cookie", cookie)),
    output: createOutput(response),
    setRetryAfter: (seconds) =>
      withHeaders(() => response.setHeader("Retry-After", String(seconds))),
    keepFor: (seconds) =>
      withHeaders(() => response.setHeader("Cache-Control", `private, max-age=${seconds}`)),
    allow(capability) {
      if (capability === "camera") return allowCamera(response);
      response.setHeader("Content-Security-Policy", policy(nonce, { isSecure, hasMap: true }));
    },
    dropIfStuck() {
      const isStuck = response.writableLength > MAX_UNSENT_BYTES;
      if (isStuck) response.destroy();
      return isStuck;
    },
  };
}
