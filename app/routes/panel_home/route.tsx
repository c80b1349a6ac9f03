import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { MetaFunction } from "@remix-run/react";
import { enterWithoutContact } from "../../features/booking/contact/contact-in-address.server.ts";
import { editing, readEdited } from "../../features/booking/edit/edit.server.ts";
import { changingOrders } from "../../features/booking/orders/change-orders.server.ts";
import { isPlacedLive } from "../../features/booking/request/is-placed-live.ts";
import { sendRequestPage } from "../../features/booking/request/load-request.server.ts";
import { texts } from "../../features/booking/request/texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { screenTitle } from "../../http/drawing/screen-title.ts";
import { enter } from "../../http/visit.server.ts";

// One component for the three routes, so that React keeps the form on the way from the home page to the request.
export { RequestRoute as default } from "../../features/booking/request/request-route.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page looks for news by itself.
export const handle = { isLive: isPlacedLive };

/** The same screen as request, to which its form leads. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enterWithoutContact(args, "panel_home");
  return sendRequestPage(visit, args.request);
}

/** The page of a trip cancels and changes it; a new request goes to the screen of that name. */
export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "panel_home");
  const edited = readEdited(args.request);
  if (edited !== undefined) return submit(args.request, editing("panel_home", edited, visit));
  return submit(args.request, changingOrders("panel_home", visit));
}
