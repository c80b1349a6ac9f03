import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { isPlacedLive } from "../../features/booking/request/is-placed-live.ts";
import { loadRequest } from "../../features/booking/request/load-request.server.ts";
import { RequestScreen } from "../../features/booking/request/request-screen.tsx";
import { texts } from "../../features/booking/request/texts.ts";
import { screenTitle } from "../../http/drawing/screen-title.ts";
import { enter } from "../../http/visit.server.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page looks for news by itself.
export const handle = { isLive: isPlacedLive };

/** The same screen as request, to which its form leads. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "panel_home2");
  return loadRequest(visit, args.request);
}

export default function PanelHome2() {
  return <RequestScreen page={useLoaderData<typeof loader>()} />;
}
