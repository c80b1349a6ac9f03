import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { getRequestContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";

/** Any address that is no screen; the root draws it in the frame of whoever asks. */
export async function loader(args: LoaderFunctionArgs) {
  await getRequestContext(args);
  throw screenNotFound();
}

export async function action(args: ActionFunctionArgs) {
  await getRequestContext(args);
  throw screenNotFound();
}

/** Never drawn, and there so that the address is a page and not a file. */
export default function NotFound() {
  return null;
}
