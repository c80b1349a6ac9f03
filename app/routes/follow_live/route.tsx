import type { LoaderFunctionArgs } from "@remix-run/node";
import { streamFollowed } from "../../features/trips/follow/followed.server.ts";
import { getRequestContext } from "../../request/context.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  return streamFollowed(args.params.token, context, args.context.closed);
}
