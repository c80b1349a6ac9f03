import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { editSubmission, readEdited } from "../../features/orders/edit/submit-edit.server.ts";
import { loadOrders } from "../../features/orders/load-orders.server.ts";
import { OrdersScreen } from "../../features/orders/orders-screen.tsx";
import { tripActionSubmission } from "../../features/orders/submit-trip-action.server.ts";
import { requireScreenWithoutContact } from "../../features/request-form/guards.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page refreshes itself.
export const handle = { isLive: true };

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreenWithoutContact(args, "bookings");
  return loadOrders("bookings", context, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "bookings");
  const edited = readEdited(args.request);
  if (edited !== undefined)
    return submit(args.request, await editSubmission("bookings", edited, context));
  return submit(args.request, tripActionSubmission("bookings", context));
}

export default function Bookings() {
  return <OrdersScreen page={useLoaderData<typeof loader>()} texts={texts} icon="calendar" />;
}
