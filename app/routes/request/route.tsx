import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { ordering } from "../../features/booking/order/order.server.ts";
import { isPlacedLive } from "../../features/booking/request/is-placed-live.ts";
import { loadRequest } from "../../features/booking/request/load-request.server.ts";
import { RequestScreen } from "../../features/booking/request/request-screen.tsx";
import { texts } from "../../features/booking/request/texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { screenTitle } from "../../http/drawing/screen-title.ts";
import { enter } from "../../http/visit.server.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page looks for news by itself.
export const handle = { isLive: isPlacedLive };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "request");
  return loadRequest(visit, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "request");
  return submit(args.request, ordering(visit));
}

export default function Request() {
  return <RequestScreen page={useLoaderData<typeof loader>()} />;
}
