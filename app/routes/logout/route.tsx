import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pathTo } from "../../paths.ts";
import { openVisit } from "../../request/context.server.ts";
import { endSession } from "../../request/session/session-cookie.server.ts";
import { isHotelDesk } from "../../session/access.ts";

/** Nothing to see: the question is asked over the page where somebody wants to leave. */
export async function loader(args: LoaderFunctionArgs) {
  const { siteDomain } = await openVisit(args);
  throw redirect(pathTo("before_room", { siteDomain }));
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const { user, siteDomain } = visit;
  // A desk's quick button has a page of its own for when it is closed.
  const isDesk = user && isHotelDesk(user);
  return redirect(pathTo(isDesk ? "hotelcab_closed" : "before_room", { siteDomain }), {
    status: 303,
    headers: { "Set-Cookie": await endSession(visit) },
  });
}
