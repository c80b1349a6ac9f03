import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { getRequestContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";

/** Catches all unknown addresses; the root shows the error in the user's frame. */
export async function loader(args: LoaderFunctionArgs) {
  await getRequestContext(args);
  throw screenNotFound();
}

export async function action(args: ActionFunctionArgs) {
  await getRequestContext(args);
  throw screenNotFound();
}

/** Never rendered; without a component Remix would treat the route as a resource route. */
export default function NotFound() {
  return null;
}
