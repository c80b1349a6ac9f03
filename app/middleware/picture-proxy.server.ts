import type { Request, Response } from "express";
import type { Logger } from "pino";
import type { FetchPicture } from "../api/pictures.server.ts";
import { formatOf, pictureFormats } from "../forms/file-format.server.ts";
import { type RequestFacts, recordRefusal } from "../observability/request-facts.server.ts";
import type { PictureAddresses } from "../request/picture-address.server.ts";
import { toNetwork } from "../request/rate-limit/keys.server.ts";
import { limitNetworks } from "./network-limit.server.ts";

/** Fifty people in an office open the panel at once, with ten pictures each. */
const AT_ONCE = 600;
const PER_MINUTE = 300;
const MEGABYTE = 1024 * 1024;

export const pictureHeaders = {
  // In a window of its own, a picture may run nothing.
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Serves pictures of the API to browsers that cannot reach the API. It goes by a picture's first bytes,
 * and not by the API's header; it refuses SVG, which can hold scripts.
 */
export function createPictureProxy(options: {
  pictures: PictureAddresses;
  fetchPicture: FetchPicture;
  log: Logger;
  factsOf: RequestFacts;
}) {
  const { pictures, fetchPicture, log, factsOf } = options;
  const mayAsk = limitNetworks({ atOnce: AT_ONCE, perMinute: PER_MINUTE });
  const budget = createMemoryBudget({ max: 64 * MEGABYTE, maxPerNetwork: 16 * MEGABYTE });

  async function send(path: string, request: Request, response: Response): Promise<void> {
    if (!mayAsk(request)) return refuse(response, 429);
    const disconnected = new AbortController();
    response.once("close", () => disconnected.abort());
    const { requestId } = response.locals;
    const bytes = await fetchPicture(path, { requestId, signal: disconnected.signal });
    if (!bytes) return refuse(response, 404);
    const format = formatOf(bytes, pictureFormats);
    if (!format) {
      log.warn(factsOf(request, response), "the API sent a file that is no picture");
      return refuse(response, 502);
    }
    const network = toNetwork(request.ip ?? "");
    if (!budget.take(network, bytes.length)) return refuse(response, 429);
    response.once("close", () => budget.giveBack(network, bytes.length));
    response.set({
      ...pictureHeaders,
      "Content-Type": format.type,
      // A picture may show a person, so only the browser caches it, and not long, since the API may replace it.
      "Cache-Control": "private, max-age=300",
    });
    response.end(bytes);
  }

  return async (request: Request, response: Response): Promise<void> => {
    const path = pictures.verify(request.query);
    if (path === undefined) return refuse(response, 404);
    try {
      await send(path, request, response);
    } catch (error) {
      if (response.destroyed) return;
      log.warn({ err: error, ...factsOf(request, response) }, "a picture could not be fetched");
      refuse(response, 502);
    }
  };
}

/** Answers without a picture: in plain text, which no cache keeps. */
export const refuseWith =
  <Status extends number>(messages: Record<Status, string>) =>
  (response: Response, status: Status): void => {
    if (status === 429) {
      recordRefusal(response, { reason: "rate_limit", limit: "network" });
      response.set("Retry-After", "10");
    }
    response.set({ ...pictureHeaders, "Cache-Control": "no-store" });
    response.status(status).type("text/plain").send(messages[status]);
  };

const refuse = refuseWith({
  404: "There is no such picture.",
  429: "Too many pictures at once. Please try again later.",
  502: "The picture cannot be fetched.",
});

/**
 * Counts the bytes of answers that browsers have not read yet, so that slow readers cannot fill the
 * memory, and one network cannot take the others' share.
 */
export function createMemoryBudget({ max, maxPerNetwork }: { max: number; maxPerNetwork: number }) {
  const byNetwork = new Map<string, number>();
  let total = 0;

  return {
    take(network: string, bytes: number): boolean {
      const own = (byNetwork.get(network) ?? 0) + bytes;
      if (own > maxPerNetwork || total + bytes > max) return false;
      byNetwork.set(network, own);
      total += bytes;
      return true;
    },
    giveBack(network: string, bytes: number): void {
      const own = (byNetwork.get(network) ?? 0) - bytes;
      if (own > 0) byNetwork.set(network, own);
      else byNetwork.delete(network);
      total -= bytes;
    },
  };
}
