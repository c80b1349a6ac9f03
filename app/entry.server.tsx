import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { loadAllParts } from "./features/frame/lazy-parts.ts";
import { NonceContext } from "./http/nonce.ts";
import type { RootView } from "./http/root-view.server.ts";
import { tidyPage } from "./http/tidy-page.server.ts";

/**
 * Pages are rendered whole before they are sent: every loader has ended by then, and the style
 * sheet belongs in the head, which a stream would already have sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, allow }: AppLoadContext,
): Promise<Response> {
  const { root } = remix.staticHandlerContext.loaderData as { root?: Pick<RootView, "power"> };
  if (root?.power) allow(root.power);
  await loadAllParts();
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = await renderWhole(
      sheet.collectStyles(
        <NonceContext.Provider value={nonce}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </NonceContext.Provider>,
      ),
      nonce,
    );
    headers.set("Content-Type", "text/html; charset=utf-8");
    const styled = html.replace("</head>", () => `${sheet.getStyleTags()}</head>`);
    return new Response(styled, { status, headers });
  } finally {
    sheet.seal();
  }
}

/** React's one way of rendering that waits for what Remix hands to the browser along with the page. */
function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () =>
        buffer(pipe(new PassThrough())).then((html) => resolve(`${tidyPage(html)}`), reject),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** What loaders and actions threw has been logged and mapped; what is left failed while drawing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.log.error({ err: error }, "a page could not be drawn");
};
