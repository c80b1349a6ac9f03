import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseEventStream } from "../../live/event-stream.server.ts";
import { streamOpenTrips } from "../../live/trips-stream.server.ts";
import { getRequestContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { isOffered } from "../../session/access.ts";
import { StoreDown } from "../../store/store.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { session, user, storeDown, ...context } = await getRequestContext(args);
  if (storeDown) throw new StoreDown(undefined);
  if (!session || !user) return refuseEventStream();
  const isDesk = new URL(args.request.url).searchParams.get("pace") === "hotel";
  if (isDesk && !isOffered("hotel_home", context.brand)) throw screenNotFound();
  const member = { ...context, session, user };
  return streamOpenTrips(member, isDesk ? "hotel" : "panel", args.context.closed);
}
