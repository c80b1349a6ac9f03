import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { loadAllParts } from "./features/frame/lazy-parts.ts";
import { CollectStyles } from "./remix/cached-css.server.ts";
import { writeHydrationData } from "./remix/hydration-data.server.ts";
import { NonceContext } from "./remix/nonce.ts";
import { type Args, getRequestContext } from "./request/context.server.ts";
import type { RootView } from "./request/root-view.server.ts";
import { screenAt } from "./request/screen-at.server.ts";
import { traceInRequest } from "./request/trace-in-request.server.ts";
import { RenderedWithErrorContext } from "./ui/feedback/error-title.ts";

export { openPanel } from "./panel/open-panel.server.ts";
export { servePanel } from "./panel/serve-panel.server.ts";

/**
 * Renders the whole page before it is sent: all loaders have ended by then, and the style sheet belongs
 * in the head, which a stream would already have sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remix }: EntryContext,
  { nonce, allow }: AppLoadContext,
): Promise<Response> {
  const { root } = remix.staticHandlerContext.loaderData as { root?: Pick<RootView, "capability"> };
  if (root?.capability) allow(root.capability);
  await loadAllParts();
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = renderToString(
      <CollectStyles sheet={sheet}>
        <NonceContext.Provider value={nonce}>
          <RenderedWithErrorContext.Provider value={status >= 400}>
            <RemixServer context={remix} url={request.url} nonce={nonce} />
          </RenderedWithErrorContext.Provider>
        </NonceContext.Provider>
      </CollectStyles>,
    );
    const hasScripts = remix.renderMeta?.didRenderScripts && serverHandoffStream;
    const hydrationData = hasScripts ? await writeHydrationData(serverHandoffStream, nonce) : "";
    const page = Buffer.from(assemble(html, sheet.getStyleTags(), hydrationData));
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.set("Content-Length", String(page.length));
    return new Response(page, { status, headers });
  } finally {
    sheet.seal();
  }
}

function assemble(html: string, styles: string, hydrationData: string): string {
  const head = html.indexOf("</head>");
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${html.slice(0, head)}${styles}${html.slice(head, end)}${hydrationData}${html.slice(end)}`;
}

/**
 * Traces errors in rendering; those of loaders and actions have been logged and mapped. An unknown address
 * or method is no error, and the router's message about it holds the whole address.
 */
export const handleError: HandleErrorFunction = (error, { request, params, context }) => {
  const isFault = !isRouteErrorResponse(error) && !new URL(request.url).searchParams.has("_data");
  if (request.signal.aborted || !isFault) return;
  traceRenderError(error, { request, params, context });
};

/** Before rendering, the brand was found, or it is unknown. */
async function traceRenderError(error: unknown, args: Args): Promise<void> {
  const context = await getRequestContext(args).catch(() => undefined);
  const screen = screenAt(new URL(args.request.url).pathname);
  traceInRequest("render", error, { brand: context?.brand, app: args.context }, { screen });
}
