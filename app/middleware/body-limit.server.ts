import type { Request as ExpressRequest, Response as ExpressResponse, NextFunction } from "express";
import { mostBytesToRead } from "../forms/read-form.server.ts";

/** So much is taken in and dropped, since browsers look for an answer only when they have sent all. */
const MOST_DROPPED = 100 * 1024 * 1024;

/**
 * What is larger still is refused in a word, as its sender would not get to see more. Any other form
 * that is too large has its own page say so, and what is left of it by then is dropped.
 */
export function rejectLargeBodies(
  request: ExpressRequest,
  response: ExpressResponse,
  next: NextFunction,
): void {
  if (Number(request.get("content-length")) > MOST_DROPPED) {
    response.setHeader("Connection", "close");
    response.status(413).type("text/plain").send("This is too large to send.");
    return;
  }
  response.on("finish", () => {
    if (!request.readableEnded) dropRest(request);
  });
  next();
}

function dropRest(request: ExpressRequest): void {
  let dropped = 0;
  request.removeAllListeners("data");
  request.on("data", (part: Buffer) => {
    dropped += part.byteLength;
    if (dropped > MOST_DROPPED) request.socket.destroy();
  });
  request.resume();
}

/** The request of a form, of which no more is read, or kept for its copies, than the largest may hold. */
export function limitBody(request: Request): Request {
  const { url, method, headers, signal } = request;
  const body = request.body?.pipeThrough(endAfter(mostBytesToRead(headers)), {
    // The answer goes out on the connection that a cancelled body would close.
    preventCancel: true,
  });
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** The part that is too much is the last to pass, so that the reader knows. */
function endAfter(most: number) {
  let size = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      controller.enqueue(part);
      if (size > most) controller.terminate();
    },
  });
}
