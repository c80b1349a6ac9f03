import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { getRequestContext } from "../../request/context.server.ts";
import { isStillLoggedIn } from "../../request/session/check-session.server.ts";

/** Pages call this when the user returns to their tab after a while. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  return json({ isLoggedIn: await isStillLoggedIn(context) });
}
