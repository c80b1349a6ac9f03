import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { awaitScripts } from "./features/frame/await-scripts.server.ts";
import { awaitStyleSheet } from "./features/frame/await-style-sheet.server.ts";
import { EarlyScriptContext, ThemeContext } from "./features/frame/document-head.tsx";
import { loadAllParts } from "./features/frame/lazy-parts.ts";
import { refreshWithoutScripts } from "./middleware/scripts-off.server.ts";
import { hasLateParts } from "./remix/deferred-parts.server.ts";
import { writeHydrationData } from "./remix/hydration-data.server.ts";
import { manifestIn } from "./remix/language-manifest.server.ts";
import { NonceContext } from "./remix/nonce.ts";
import { streamPage } from "./remix/page-stream.server.ts";
import { type Args, findRequestContext, languageOf } from "./request/context.server.ts";
import type { RootView } from "./request/root-view.server.ts";
import { screenAt } from "./request/screen-at.server.ts";
import { traceInRequest } from "./request/trace-in-request.server.ts";
import { toThemeCss } from "./tenant/theme.ts";
import { RenderedWithErrorContext } from "./ui/feedback/error-title.ts";
import { StyleSheetWaitContext } from "./ui/style-sheet-wait.tsx";

export { openPanel } from "./panel/open-panel.server.ts";
export { servePanel } from "./panel/serve-panel.server.ts";

/** Longer than any call of the API takes with what is tried again. */
export const streamTimeout = 120_000;

/**
 * Renders a page whole before it is sent, since its styles belong in its head. A page with late parts is
 * streamed, which takes more of the CPU.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remix }: EntryContext,
  app: AppLoadContext,
): Promise<Response> {
  const { nonce, allow } = app;
  const { loaderData } = remix.staticHandlerContext;
  const { root } = loaderData as { root?: Pick<RootView, "capability"> };
  if (root?.capability) allow(root.capability);
  const args = { request, params: {}, context: app };
  const manifest = manifestIn(await languageOf(args), remix.manifest);
  const brand = (await findRequestContext(args))?.brand;
  const theme = brand ? toThemeCss(brand.colours, brand) : "";
  await loadAllParts();
  const sheet = new ServerStyleSheet({ nonce });
  const page = sheet.collectStyles(
    <NonceContext.Provider value={nonce}>
      <EarlyScriptContext.Provider value={awaitScripts}>
        <ThemeContext.Provider value={theme}>
          <StyleSheetWaitContext.Provider value={awaitStyleSheet(nonce)}>
            <RenderedWithErrorContext.Provider value={status >= 400}>
              <RemixServer context={{ ...remix, manifest }} url={request.url} nonce={nonce} />
            </RenderedWithErrorContext.Provider>
          </StyleSheetWaitContext.Provider>
        </ThemeContext.Provider>
      </EarlyScriptContext.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (Object.values(loaderData).some(hasLateParts)) {
    const head = refreshWithoutScripts(request.url);
    const onError = (error: unknown) => traceRenderError(error, args);
    const data = serverHandoffStream;
    const { closed } = app;
    const html = await streamPage(page, { nonce, sheet, data, head, closed, onError });
    return new Response(html, { status, headers });
  }
  try {
    const html = renderToString(page);
    const hasScripts = remix.renderMeta?.didRenderScripts && serverHandoffStream;
    const hydrationData = hasScripts ? await writeHydrationData(serverHandoffStream, nonce) : "";
    const body = Buffer.from(assemble(html, sheet.getStyleTags(), hydrationData));
    headers.set("Content-Length", String(body.length));
    return new Response(body, { status, headers });
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
  const context = await findRequestContext(args);
  const screen = screenAt(new URL(args.request.url).pathname);
  traceInRequest("render", error, { brand: context?.brand, app: args.context }, { screen });
}
