import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { leaveToChoose } from "../../features/desk/choosing.server.ts";
import {
  findDeskFare,
  loadDeskForm,
  toReserve,
} from "../../features/desk/load-desk-form.server.ts";
import { deskSubmission } from "../../features/desk/submit-desk-order.server.ts";
import { saveGuestNote } from "../../features/hotel/note-guest.server.ts";
import { statusOf, submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { deskOrderSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ToDestinationView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Asks for the destination, shows the fare, then orders. Words that match one address need no choice. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "pedir_destino");
  const page = await loadDeskForm(context, args.request);
  // For a reservation the user chooses only the destination here.
  const isForLater = isForReservation(args.request);
  const { address } = page.destination;
  if (isForLater && address) throw redirect(toReserve(address, context));
  const fare = isForLater ? undefined : await findDeskFare(page, context);
  const hasError = page.isSearched && !address && page.destination.state !== "choose";
  return data({ ...page, isForLater, fare }, statusOf(hasError ? [page.destination] : []));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "pedir_destino");
  if (isForReservation(args.request)) return leaveToChoose(args.request, context);
  return submit(
    args.request,
    deskSubmission(deskOrderSchema(context), context, saveGuestNote(context)),
  );
}

const isForReservation = ({ url }: Request) => new URL(url).searchParams.get("for") === "reserva";

export default function ToDestination() {
  return <ToDestinationView page={useLoaderData<typeof loader>()} />;
}
