import type { Request, Response } from "express";
import type { Logger } from "pino";
import type { FetchPicture } from "../api/pictures.server.ts";
import { formatOf, pictureFormats } from "../forms/file-format.server.ts";
import type { PictureAddresses } from "../request/picture-address.server.ts";
import { toNetwork } from "../request/rate-limit/account-names.server.ts";
import { createMemoryBudget } from "./memory-budget.ts";
import { createNetworkLimits } from "./network-limits.server.ts";

/** An office in which fifty people open the panel at once, each with ten pictures. */
const AT_ONCE = 600;
const PER_MINUTE = 300;
const MEGABYTE = 1024 * 1024;

const headers = {
  // Opened in a window of its own, it runs nothing.
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Answers with a picture that the API keeps, for browsers that cannot reach the API. What it is, its first
 * bytes say, and not the API's header; a drawing (SVG) can hold scripts, and is refused.
 */
export function createPictureProxy(options: {
  pictures: PictureAddresses;
  fetchPicture: FetchPicture;
  log: Logger;
  now?: () => number;
}) {
  const { pictures, fetchPicture, log, now = Date.now } = options;
  const limits = createNetworkLimits({ atOnce: AT_ONCE, perMinute: PER_MINUTE, now });
  const held = createMemoryBudget({ most: 64 * MEGABYTE, mostPerNetwork: 16 * MEGABYTE });

  async function send(path: string, request: Request, response: Response): Promise<void> {
    const network = toNetwork(request.ip ?? "");
    if (!limits.take(network)) return refuse(response, 429);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const { requestId } = response.locals;
    const bytes = await fetchPicture(path, { requestId, signal: gone.signal });
    if (!bytes) return refuse(response, 404);
    const format = formatOf(bytes, pictureFormats);
    if (!format) {
      log.warn({ requestId }, "the API sent something else than a picture");
      return refuse(response, 502);
    }
    if (!held.take(network, bytes.length)) return refuse(response, 429);
    response.once("close", () => held.giveBack(network, bytes.length));
    response.set({
      ...headers,
      "Content-Type": format.type,
      // A picture may be a person's, so only the browser keeps it; an API may put another one in its place.
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
      log.warn({ err: error, requestId: response.locals.requestId }, "a picture did not come");
      refuse(response, 502);
    }
  };
}

const words = {
  404: "There is no such picture.",
  429: "Too many pictures at once. Please try again later.",
  502: "The picture cannot be fetched.",
};

function refuse(response: Response, status: keyof typeof words): void {
  if (status === 429) response.set("Retry-After", "10");
  response.set({ ...headers, "Cache-Control": "no-store" });
  response.status(status).type("text/plain").send(words[status]);
}
