import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScreenWithoutContact } from "../../features/request-form/guards.server.ts";
import { sendRequestPage } from "../../features/request-form/load-request.server.ts";
import { isPlacedLive } from "../../features/request-form/request-screen.tsx";
import { requestTitle } from "../../features/request-form/request-title.ts";

// The three routes share one component, so React keeps the form when the user moves from home to request.
export { RequestRoute as default } from "../../features/request-form/request-screen.tsx";

export const meta = requestTitle;

// Without JavaScript the page refreshes itself.
export const handle = { isLive: isPlacedLive };

/** The same screen as request; its form submits there. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreenWithoutContact(args, "panel_home2");
  return sendRequestPage(context, args.request);
}
