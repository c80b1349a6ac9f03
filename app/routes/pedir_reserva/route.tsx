import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loadDeskForm } from "../../features/desk/load-desk-form.server.ts";
import { deskSubmission } from "../../features/desk/submit-desk-order.server.ts";
import { saveGuestNote } from "../../features/hotel/note-guest.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { deskBookingSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ReserveView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Books a taxi for later, with the guest's details. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "pedir_reserva");
  return loadDeskForm(context, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "pedir_reserva");
  return submit(
    args.request,
    deskSubmission(deskBookingSchema(context), context, saveGuestNote(context)),
  );
}

export default function Reserve() {
  return <ReserveView page={useLoaderData<typeof loader>()} />;
}
