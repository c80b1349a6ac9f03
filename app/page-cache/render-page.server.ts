import { randomBytes } from "node:crypto";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import { cacheByObject } from "../cache-by-object.ts";
import type { Language } from "../i18n/languages.ts";
import { toDetachedContext } from "../remix/detached-context.server.ts";
import type { Branch } from "../remix/route-branches.server.ts";
import { type CachedPage, toCachedPage } from "./cached-page.server.ts";

export type RenderPage = (
  url: URL,
  language: Language,
  context: Pick<AppLoadContext, "services" | "requestId" | "log" | "isSecure">,
) => Promise<CachedPage | undefined>;

/** The headers of every page. */
const ownHeaders = ["content-type", "content-length"];

/**
 * Renders a page for the cache. Remix gets a request of our own, with an address and a language only, so
 * that nothing of the first user's request can get into the page.
 */
export function createRenderPage(branchOf: (address: string) => Branch, mode: string): RenderPage {
  const handlerOf = cacheByObject((branch: ServerBuild) => createRequestHandler(branch, mode));

  return async (url, language, context) => {
    // As long as a nonce, and unknown outside, so that it cannot stand in the page's texts.
    const mark = randomBytes(16).toString("base64");
    let isCacheable = true;
    const markUncacheable = () => {
      isCacheable = false;
    };
    const handle = handlerOf(branchOf(url.pathname).build);
    const request = new Request(url, { headers: { "accept-language": language } });
    // The page cache counts the requests that it answers.
    const response = await handle(
      request,
      toDetachedContext({ ...context, nonce: mark, origin: url.origin }, markUncacheable),
    );
    const html = await response.text();
    const canCache =
      isCacheable &&
      response.status === 200 &&
      [...response.headers.keys()].every((name) => ownHeaders.includes(name)) &&
      !html.includes(context.requestId);
    return canCache ? toCachedPage(html, mark) : undefined;
  };
}
