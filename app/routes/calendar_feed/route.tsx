import type { LoaderFunctionArgs } from "@remix-run/node";
import { FRESH_SECONDS, readFeed } from "../../features/calendar-feed/read-feed.server.ts";
import { getRequestContext } from "../../request/context.server.ts";

const statuses = { unknown: 404, ended: 410, unavailable: 503 };

export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  const token = args.params.token?.replace(/\.ics$/, "");
  const answer = await readFeed(token, context);
  // It is a file, which no browser may show as a page of the panel.
  const headers = { "Content-Security-Policy": "default-src 'none'; sandbox" };
  if (answer.state !== "found") {
    if (answer.state === "unavailable") args.context.setRetryAfter(FRESH_SECONDS);
    return new Response(null, { status: statuses[answer.state], headers });
  }
  const { calendar, etag } = answer;
  args.context.keepFor(FRESH_SECONDS);
  // A weak tag, since the router may compress the file.
  const isKnown = args.request.headers.get("if-none-match")?.includes(etag);
  const found = { ...headers, ETag: `W/"${etag}"` };
  if (isKnown) return new Response(null, { status: 304, headers: found });
  return new Response(calendar, {
    headers: { ...found, "Content-Type": "text/calendar; charset=utf-8" },
  });
}
