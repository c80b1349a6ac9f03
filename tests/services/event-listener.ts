import { request } from "undici";
import type { Panel } from "./panel.ts";
import type { Visitor } from "./visitor.ts";
import { waitFor } from "./wait-for.ts";

type Heard = { event: string; data: Record<string, unknown> };

export type EventListener = Awaited<ReturnType<typeof listenTo>>;

/** A tab that listens to one of the panel's streams and records its events. */
export async function listenTo(
  { port }: Pick<Panel, "port">,
  { host, visitor }: { host: string; visitor?: Visitor },
  path = "/live",
) {
  const breaking = new AbortController();
  const cookie = [...(visitor?.cookies ?? [])]
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${host}:${port}`, ...(cookie && { cookie }) },
    signal: breaking.signal,
    // The stream is silent between two heartbeats.
    bodyTimeout: 0,
  });
  const heard: Heard[] = [];
  const state = { isOver: false };
  const ended = readEvents(body, heard).finally(() => {
    state.isOver = true;
  });

  const newsOf = () => heard.filter(({ event }) => event === "news").map(({ data }) => data);
  return {
    status: statusCode,
    headers,
    heard,
    get isOver() {
      return state.isOver;
    },
    /** Resolves when the panel ends the stream or the connection breaks. */
    ended,
    news: newsOf,
    /** Waits for this many more news events. */
    async moreNews(count: number): Promise<void> {
      const before = newsOf().length;
      await until(() => newsOf().length >= before + count);
    },
    /** Waits until the latest news event matches. */
    newsSay: (expected: Record<string, unknown>) =>
      until(() =>
        Object.entries(expected).every(([name, value]) => newsOf().at(-1)?.[name] === value),
      ),
    async breakOff(): Promise<void> {
      breaking.abort();
      await ended;
    },
  };
}

const until = (isSo: () => boolean) =>
  waitFor(() => isSo() || Promise.reject(new Error("It did not become so")));

async function readEvents(body: AsyncIterable<Buffer>, heard: Heard[]): Promise<void> {
  let text = "";
  try {
    for await (const part of body) {
      text += part.toString();
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, event, data = "{}"] = block.match(/^event: (.*)\ndata: (.*)$/) ?? [];
        if (event === undefined) continue;
        heard.push({ event, data: JSON.parse(data) });
      }
    }
  } catch {
    // The connection broke, which ends the stream as well.
  }
}
