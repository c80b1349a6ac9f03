import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { getRequestContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { mayEnter } from "../../session/access.ts";
import { addressesSchema, suggestAddresses } from "./suggest-addresses.server.ts";

/**
 * Returns the addresses for typed words (`?q=est&lat=…&lng=…`), for a position (`?near=lat,lng`), or the
 * user's usual ones (`?usual`). An ended session does not redirect here; the next form does that.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  if (!mayEnter("request", context)) throw screenNotFound();
  const query = new URL(args.request.url).searchParams;
  const search = addressesSchema.parse(Object.fromEntries(query));
  return json(await suggestAddresses(search, context));
}
