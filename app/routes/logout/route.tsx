import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pathTo } from "../../paths.ts";
import { getRequestContext } from "../../request/context.server.ts";
import { endSession } from "../../request/session/session-cookie.server.ts";
import { isHotelDesk } from "../../session/access.ts";

/** The confirmation is a dialog over the current page, so this address has no page. */
export async function loader(args: LoaderFunctionArgs) {
  const { siteDomain } = await getRequestContext(args);
  throw redirect(pathTo("before_room", { siteDomain }));
}

export async function action(args: ActionFunctionArgs) {
  const context = await getRequestContext(args);
  const { siteDomain } = context;
  // A hotel desk has its own page after the logout.
  const isDesk = isHotelDesk(context);
  return redirect(pathTo(isDesk ? "hotelcab_closed" : "before_room", { siteDomain }), {
    status: 303,
    headers: { "Set-Cookie": await endSession(context) },
  });
}
