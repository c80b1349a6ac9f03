import { once } from "node:events";
import type { ServerResponse } from "node:http";

export type Output = ReturnType<typeof createOutput>;

/** The body of a response that is written piece by piece, as fast as the browser reads it. */
export function createOutput(response: ServerResponse) {
  return {
    /** Waits until the connection accepts more; false once the browser has disconnected. */
    async waitUntilWritable(): Promise<boolean> {
      if (response.writableNeedDrain && !response.destroyed) await drained(response);
      return !response.destroyed;
    },
    /** Closes the connection, so that the browser does not take the part that arrived for the whole. */
    abort(): void {
      response.destroy();
    },
  };
}

async function drained(response: ServerResponse): Promise<void> {
  const waiting = new AbortController();
  const events = ["drain", "close"].map((event) =>
    once(response, event, { signal: waiting.signal }),
  );
  // Either event, or an error, ends the wait.
  await Promise.race(events).catch(() => {});
  waiting.abort();
}
