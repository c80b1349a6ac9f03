import type { Request as ExpressRequest, RequestHandler } from "express";
import { maxBytesToRead } from "../forms/read-form.server.ts";
import { recordRefusal } from "../observability/request-facts.server.ts";

/** Browsers only read an answer after they have sent everything, so up to this much is read and dropped. */
const MAX_DROPPED = 100 * 1024 * 1024;

/**
 * Refuses a larger body with plain text, which most browsers will not show. For any other form that is
 * too large the form's own page says so, and the unread rest is dropped.
 */
export const rejectLargeBodies: RequestHandler = (request, response, next) => {
  if (Number(request.get("content-length")) > MAX_DROPPED) {
    recordRefusal(response, { reason: "too_large" });
    response.setHeader("Connection", "close");
    response.status(413).type("text/plain").send("This is too large to send.");
    return;
  }
  response.on("finish", () => {
    if (!request.readableEnded) dropRest(request);
  });
  next();
};

function dropRest(request: ExpressRequest): void {
  let dropped = 0;
  request.removeAllListeners("data");
  request.on("data", (part: Buffer) => {
    dropped += part.byteLength;
    if (dropped > MAX_DROPPED) request.socket.destroy();
  });
  request.resume();
}

/** Limits the body of a form, and so the memory of its clones, to the largest valid size. */
export function limitBody(request: Request): Request {
  const { url, method, headers, signal } = request;
  const body = request.body?.pipeThrough(endAfter(maxBytesToRead(headers)), {
    // Cancelling the body would close the connection, which the answer needs.
    preventCancel: true,
  });
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** Lets the chunk that exceeds the limit pass, so that the reader knows. */
function endAfter(limit: number) {
  let size = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      controller.enqueue(part);
      if (size > limit) controller.terminate();
    },
  });
}
