import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { getRequestContext } from "../../request/context.server.ts";
import { isStillLoggedIn } from "../../request/session/still-logged-in.server.ts";

/** A page asks when its tab is shown again after a while. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  return json({ isLoggedIn: await isStillLoggedIn(context) });
}
