import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { loadAllParts } from "./features/frame/lazy-parts.ts";
import { NonceContext } from "./http/nonce.ts";
import type { RootView } from "./http/root-view.server.ts";
import { tidyPage } from "./http/tidy-page.server.ts";
import { WholePage } from "./http/whole-page.server.ts";
import { CollectStyles } from "./ui/remembered-css.server.ts";

/**
 * Pages are rendered whole before they are sent: every loader has ended by then, and the style
 * sheet belongs in the head, which a stream would already have sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, allow, output }: AppLoadContext,
): Promise<Response> {
  const { root } = remix.staticHandlerContext.loaderData as { root?: Pick<RootView, "power"> };
  if (root?.power) allow(root.power);
  await loadAllParts();
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = await renderWhole(
      <CollectStyles sheet={sheet}>
        <NonceContext.Provider value={nonce}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </NonceContext.Provider>
      </CollectStyles>,
      nonce,
    );
    headers.set("Content-Type", "text/html; charset=utf-8");
    output.sendWhole(tidyPage(html, sheet.getStyleTags()));
    return new Response(null, { status, headers });
  } finally {
    sheet.seal();
  }
}

/** React's one way of rendering that waits for what Remix hands to the browser along with the page. */
function renderWhole(page: ReactNode, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const whole = new WholePage().on("finish", resolve);
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(whole as unknown as NodeJS.WritableStream),
      onShellError: reject,
      onError: reject,
    });
  });
}

/**
 * What loaders and actions threw has been logged and mapped; what is left failed while drawing. That an
 * address or a method is none of ours is no error, and what the router says to it holds the whole address.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isOurFault =
    !isRouteErrorResponse(error) && !new URL(request.url).searchParams.has("_data");
  if (request.signal.aborted || !isOurFault) return;
  context.log.error({ err: error }, "a page could not be drawn");
};
