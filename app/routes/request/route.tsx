import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  requireScreenToOrder,
  requireScreenWithoutContact,
} from "../../features/request-form/guards.server.ts";
import { sendRequestPage } from "../../features/request-form/load-request.server.ts";
import { isPlacedLive } from "../../features/request-form/request-screen.tsx";
import { requestTitle } from "../../features/request-form/request-title.ts";
import { isNaming, savingAddress } from "../../features/request-form/save-address.server.ts";
import { requestSubmission } from "../../features/request-form/submit-request.server.ts";
import { submit } from "../../forms/submit.server.ts";

// The three routes share one component, so React keeps the form when the user moves from home to request.
export { RequestRoute as default } from "../../features/request-form/request-screen.tsx";

export const meta = requestTitle;

// Without JavaScript the page refreshes itself.
export const handle = { isLive: isPlacedLive };

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreenWithoutContact(args, "request");
  return sendRequestPage(context, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreenToOrder(args, "request");
  const { request } = args;
  if (isNaming(request)) return submit(request, savingAddress(request, context));
  return submit(request, await requestSubmission(context));
}
