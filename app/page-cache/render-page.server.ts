import { randomBytes } from "node:crypto";
import { type AppLoadContext, createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Language } from "../i18n/languages.ts";
import { forEachBranch } from "../remix/route-branches.server.ts";
import { type CachedPage, toCachedPage } from "./cached-page.server.ts";

export type RenderPage = (
  url: URL,
  language: Language,
  asked: Pick<AppLoadContext, "services" | "requestId" | "log" | "isSecure">,
) => Promise<CachedPage | undefined>;

/**
 * Draws a page for nobody: the request that Remix sees is one of ours and holds an address and a
 * language, so that nothing of whoever happens to ask first can get into it.
 */
export function createRenderPage(
  branchOf: (address: string) => ServerBuild,
  mode: string,
): RenderPage {
  const handlerOf = forEachBranch((branch) => createRequestHandler(branch, mode));

  return async (url, language, asked) => {
    // As long as a nonce, and known to nobody who could write it into a page.
    const mark = randomBytes(16).toString("base64");
    let html = "";
    let isPlain = true;
    const isSpecial = () => {
      isPlain = false;
    };
    const handle = handlerOf(branchOf(url.pathname));
    const response = await handle(new Request(url, { headers: { "accept-language": language } }), {
      ...asked,
      nonce: mark,
      origin: url.origin,
      address: "",
      output: {
        sendWhole: (bytes) => {
          html = bytes.toString();
        },
        isReadyForMore: async () => false,
        breakOff: isSpecial,
      },
      setRetryAfter: isSpecial,
      clearCache: isSpecial,
      renewCookie: isSpecial,
      allow: isSpecial,
      closed: new AbortController().signal,
      dropIfStuck: () => true,
    });
    const isFinished =
      isPlain &&
      response.status === 200 &&
      [...response.headers.keys()].every((name) => name === "content-type") &&
      !html.includes(asked.requestId);
    return isFinished ? toCachedPage(html, mark) : undefined;
  };
}
