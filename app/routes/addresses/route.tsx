import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { getRequestContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { mayEnter } from "../../session/access.ts";
import { findAddresses } from "./find-addresses.server.ts";
import { addressesSchema } from "./schema.ts";

/**
 * The addresses for what a member types (`?q=est&lat=…&lng=…`), of a position (`?near=lat,lng`),
 * or those offered before anything is typed (`?usual`).
 * A session that has ended meanwhile ends no page: the form that is sent next will say so.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  if (!mayEnter("request", context.user)) throw screenNotFound();
  const query = new URL(args.request.url).searchParams;
  const asked = addressesSchema.parse(Object.fromEntries(query));
  return json(await findAddresses(asked, context));
}
