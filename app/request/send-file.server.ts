import { createTranslate } from "../i18n/translate.ts";
import { pathTo } from "../paths.ts";
import { toBackPath } from "./back-path.ts";
import type { Args, RequestContext } from "./context.server.ts";
import { toResponse } from "./errors.server.ts";
import { redirectWithFlash } from "./flash.server.ts";
import { screenAt } from "./screen-at.server.ts";
import { texts } from "./texts.ts";

/** A download. Each chunk is made when the one before has been sent. */
export type SentFile = {
  name: string;
  type: string;
  size?: number;
  chunks: AsyncIterable<Uint8Array | string>;
};

/**
 * Sends a file, or the response that `open` has in its place. A failure before it begins is shown on the
 * page with the link, since a user who follows a link expects a page; a script gets the usual response.
 */
export async function sendFile(
  args: Args,
  context: RequestContext,
  open: () => Promise<SentFile | Response>,
): Promise<Response> {
  try {
    const opened = await open();
    if (opened instanceof Response) return opened;
    const { name, type, size, chunks } = opened;
    return new Response(toStream(chunks, args), {
      headers: {
        "Content-Type": type,
        "Content-Disposition": toDisposition(name),
        // The browser must not show the file as a page of the panel.
        "Content-Security-Policy": "default-src 'none'; sandbox",
        ...(size !== undefined && { "Content-Length": String(size) }),
      },
    });
  } catch (error) {
    if (!args.request.headers.get("accept")?.includes("text/html")) throw error;
    return redirectToPage(await toResponse(error, args, undefined), args, context);
  }
}

/** A name with other than ASCII letters is sent a second time, encoded. */
function toDisposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${encoded}`}`;
}

function redirectToPage(
  failure: Response,
  args: Args,
  { language, siteDomain, app }: RequestContext,
) {
  if (failure.status < 400) return failure;
  if (failure.status === 404) return redirectWithFlash(pathTo("not_found", { siteDomain }), app);
  const t = createTranslate(texts, language);
  const text = `${t("problem_hint")} ${t("reference", { id: app.requestId })}`;
  return redirectWithFlash(toBackPath(args.request), app, {
    flash: { kind: "failure", title: t("problem"), text },
  });
}

function toStream(
  chunks: AsyncIterable<Uint8Array | string>,
  { context, request }: Args,
): ReadableStream {
  const screen = screenAt(toBackPath(request).replace(/\?.*/, ""));
  const { output, log, services, requestId } = context;
  const encoder = new TextEncoder();
  const pieces = chunks[Symbol.asyncIterator]();

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    if (!(await output.waitUntilWritable())) {
      log.info("the browser stopped a download");
      await pieces.return?.();
      return controller.close();
    }
    const { done, value } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
  }

  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        pull(controller).catch((error: unknown) => {
          log.error({ err: error }, "a download broke off");
          services.report(error, { requestId, screen });
          output.abort();
          controller.close();
        }),
    },
    { highWaterMark: 0 },
  );
}
