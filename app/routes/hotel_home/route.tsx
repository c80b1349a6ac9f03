import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts } from "../../features/hotel/board/texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { boardSubmission } from "./change-board.server.ts";
import { loadDesk } from "./load-desk.server.ts";
import { HotelHomeView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page refreshes itself, as often as with it.
export const handle = { isLive: true, pace: "hotel" as const };

/** The hotel's desk: the quick button and the board of taxis. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "hotel_home");
  return loadDesk(context, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "hotel_home");
  return submit(args.request, boardSubmission(context));
}

export default function HotelHome() {
  return <HotelHomeView page={useLoaderData<typeof loader>()} />;
}
