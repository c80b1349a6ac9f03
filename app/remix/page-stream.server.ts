import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { ServerStyleSheet } from "styled-components";
import { writeHydrationPiece } from "./hydration-data.server.ts";

type Options = {
  nonce: string;
  sheet: ServerStyleSheet;
  /** The data for hydration, as Remix encodes it. */
  data: ReadableStream<Uint8Array> | undefined;
  /** Goes into the head. */
  head: string;
  /** Aborts when the browser is gone. */
  closed: AbortSignal;
  onError: (error: unknown) => void;
};

/**
 * Renders a page and sends each unit of it when it is complete: first the page without its late parts, then
 * each part with its styles and the script that puts it in its place.
 */
export function streamPage(
  element: ReactElement,
  { nonce, sheet, data, head, closed, onError }: Options,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onShellReady: () => resolve(new ReadableStream({ start: send, cancel: abort })),
      onShellError: reject,
      onError,
    });
    closed.addEventListener("abort", () => abort(), { once: true });

    function send(page: ReadableStreamDefaultController<Uint8Array>): void {
      const write = (html: string) => {
        if (html && !closed.aborted) page.enqueue(Buffer.from(html));
      };
      let tail: string | undefined;
      const writeUnit = (html: string) => {
        const styles = takeStyles(sheet);
        if (tail !== undefined) return write(styles + html);
        const headEnd = html.indexOf("</head>");
        const bodyEnd = html.lastIndexOf("</body>");
        tail = html.slice(bodyEnd);
        write(`${html.slice(0, headEnd)}${styles}${head}${html.slice(headEnd, bodyEnd)}`);
      };
      const rendered = new Promise<void>((done) => pipe(collectUnits(writeUnit, done)));
      const handedOver = sendData(data, (piece) => write(writeHydrationPiece(piece, nonce)));
      Promise.all([rendered, handedOver])
        .then(() => write(tail ?? ""))
        .catch(onError)
        .finally(() => {
          sheet.seal();
          if (!closed.aborted) page.close();
        });
    }
  });
}

/** Returns the styles that no unit has had yet. */
function takeStyles(sheet: ServerStyleSheet): string {
  const tags = sheet.getStyleTags();
  sheet.instance.clearTag();
  return tags;
}

/** React calls `flush` after each complete unit; only there may something else be written. */
function collectUnits(onUnit: (html: string) => void, onEnd: () => void): Writable {
  let chunks: Buffer[] = [];
  const flush = () => {
    if (chunks.length > 0) onUnit(Buffer.concat(chunks).toString());
    chunks = [];
  };
  const units = new Writable({
    // React never waits for a unit to be read, so none is split.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      flush();
      onEnd();
      next();
    },
  });
  return Object.assign(units, { flush });
}

async function sendData(
  data: ReadableStream<Uint8Array> | undefined,
  write: (piece: string | undefined) => void,
): Promise<void> {
  if (!data) return;
  const pieces = data.getReader();
  const decoder = new TextDecoder();
  for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
    write(decoder.decode(next.value, { stream: true }));
  }
  write(undefined);
}
