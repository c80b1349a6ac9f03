import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loadDeskForm } from "../../features/desk/load-desk-form.server.ts";
import { deskSubmission } from "../../features/desk/submit-desk-order.server.ts";
import { saveGuestNote } from "../../features/hotel/note-guest.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { deskOrderSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { OrderNowView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Orders a taxi to the door, with the guest's name and room, or for more people than fit in one car. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "pedir_ahora");
  return loadDeskForm(context, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "pedir_ahora");
  return submit(
    args.request,
    deskSubmission(deskOrderSchema(context), context, saveGuestNote(context)),
  );
}

export default function OrderNow() {
  return <OrderNowView page={useLoaderData<typeof loader>()} />;
}
