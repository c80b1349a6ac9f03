import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { loadAllParts } from "./features/frame/lazy-parts.ts";
import { writeHydrationData } from "./remix/hydration-data.server.ts";
import { NonceContext } from "./remix/nonce.ts";
import { type Args, getRequestContext } from "./request/context.server.ts";
import type { RootView } from "./request/root-view.server.ts";
import { screenAt } from "./request/screen-at.server.ts";
import { traceInRequest } from "./request/trace-in-request.server.ts";
import { DrawnWithErrorContext } from "./ui/feedback/error-title.ts";
import { CollectStyles } from "./ui/remembered-css.server.ts";

export { openPanel } from "./panel/open-panel.server.ts";
export { servePanel } from "./panel/serve-panel.server.ts";

/**
 * Pages are rendered whole before they are sent: every loader has ended by then, and the style
 * sheet belongs in the head, which a stream would already have sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remix }: EntryContext,
  { nonce, allow, output }: AppLoadContext,
): Promise<Response> {
  const { root } = remix.staticHandlerContext.loaderData as { root?: Pick<RootView, "capability"> };
  if (root?.capability) allow(root.capability);
  await loadAllParts();
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = renderToString(
      <CollectStyles sheet={sheet}>
        <NonceContext.Provider value={nonce}>
          <DrawnWithErrorContext.Provider value={status >= 400}>
            <RemixServer context={remix} url={request.url} nonce={nonce} />
          </DrawnWithErrorContext.Provider>
        </NonceContext.Provider>
      </CollectStyles>,
    );
    const isAlive = remix.renderMeta?.didRenderScripts && serverHandoffStream;
    const handoff = isAlive ? await writeHydrationData(serverHandoffStream, nonce) : "";
    headers.set("Content-Type", "text/html; charset=utf-8");
    output.sendWhole(Buffer.from(putTogether(html, sheet.getStyleTags(), handoff)));
    return new Response(null, { status, headers });
  } finally {
    sheet.seal();
  }
}

function putTogether(html: string, styles: string, handoff: string): string {
  const head = html.indexOf("</head>");
  const end = html.lastIndexOf("</body>");
  return `<!DOCTYPE html>${html.slice(0, head)}${styles}${html.slice(head, end)}${handoff}${html.slice(end)}`;
}

/**
 * What loaders and actions threw has been logged and mapped; what is left failed while drawing. That an
 * address or a method is none of ours is no error, and what the router says to it holds the whole address.
 */
export const handleError: HandleErrorFunction = (error, { request, params, context }) => {
  const isOurFault =
    !isRouteErrorResponse(error) && !new URL(request.url).searchParams.has("_data");
  if (request.signal.aborted || !isOurFault) return;
  traceRenderError(error, { request, params, context });
};

/** The brand is known by the time that a page is drawn, or not at all. */
async function traceRenderError(error: unknown, args: Args): Promise<void> {
  const context = await getRequestContext(args).catch(() => undefined);
  const screen = screenAt(new URL(args.request.url).pathname);
  traceInRequest("render", error, { brand: context?.brand, app: args.context }, { screen });
}
