import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { editSubmission, readEdited } from "../../features/orders/edit/submit-edit.server.ts";
import { tripActionSubmission } from "../../features/orders/submit-trip-action.server.ts";
import { requireScreenWithoutContact } from "../../features/request-form/guards.server.ts";
import { sendRequestPage } from "../../features/request-form/load-request.server.ts";
import { isPlacedLive } from "../../features/request-form/request-screen.tsx";
import { requestTitle } from "../../features/request-form/request-title.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";

// The three routes share one component, so React keeps the form when the user moves from home to request.
export { RequestRoute as default } from "../../features/request-form/request-screen.tsx";

export const meta = requestTitle;

// Without JavaScript the page refreshes itself.
export const handle = { isLive: isPlacedLive };

/** The same screen as request; its form submits there. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreenWithoutContact(args, "panel_home");
  return sendRequestPage(context, args.request);
}

/** Only cancels or changes a trip; a new order is submitted to the request screen. */
export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "panel_home");
  const edited = readEdited(args.request);
  if (edited !== undefined)
    return submit(args.request, await editSubmission("panel_home", edited, context));
  return submit(args.request, tripActionSubmission("panel_home", context));
}
