import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { enterWithoutContact } from "../../features/booking/contact/contact-in-address.server.ts";
import { editing, readEdited } from "../../features/booking/edit/edit.server.ts";
import { changingOrders } from "../../features/booking/orders/change-orders.server.ts";
import { loadOrders } from "../../features/booking/orders/load-orders.server.ts";
import { OrdersScreen } from "../../features/booking/orders/orders-screen.tsx";
import { submit } from "../../forms/submit.server.ts";
import { screenTitle } from "../../http/drawing/screen-title.ts";
import { enter } from "../../http/visit.server.ts";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page looks for news by itself.
export const handle = { isLive: true };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enterWithoutContact(args, "panel");
  return loadOrders("panel", visit, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "panel");
  const edited = readEdited(args.request);
  if (edited !== undefined) return submit(args.request, editing("panel", edited, visit));
  return submit(args.request, changingOrders("panel", visit));
}

export default function Panel() {
  return <OrdersScreen page={useLoaderData<typeof loader>()} texts={texts} icon="taxi" />;
}
