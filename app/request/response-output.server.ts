import { once } from "node:events";
import type { ServerResponse } from "node:http";

/** An answer that goes out piece by piece, as fast as it is read. */
export type Output = {
  /** Waits until what was sent has left; false once nobody reads any longer. */
  isReadyForMore: () => Promise<boolean>;
  /** What it holds where it goes out in one piece, and not through the answer's stream. */
  sendWhole: (bytes: Buffer) => void;
  /** Ends it so that nobody takes what has arrived for the whole. */
  breakOff: () => void;
};

export function createOutput(response: ServerResponse): Output {
  return {
    async isReadyForMore() {
      if (response.writableNeedDrain && !response.destroyed) await drained(response);
      return !response.destroyed;
    },
    sendWhole(bytes) {
      response.setHeader("Content-Length", bytes.length);
      const end = response.end.bind(response) as (bytes: Buffer) => ServerResponse;
      response.end = () => end(bytes);
    },
    breakOff: () => response.destroy(),
  };
}

async function drained(response: ServerResponse): Promise<void> {
  const waiting = new AbortController();
  const events = ["drain", "close"].map((event) =>
    once(response, event, { signal: waiting.signal }),
  );
  // What ends with an error has ended, which is all that is to be known here.
  await Promise.race(events).catch(() => {});
  waiting.abort();
}
