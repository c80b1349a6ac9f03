import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loadRequest } from "../../features/booking/request/load-request.server.ts";
import { refreshPlaced } from "../../features/booking/request/refresh-placed.ts";
import { RequestScreen } from "../../features/booking/request/request-screen.tsx";
import { texts } from "../../features/booking/request/texts.ts";
import { screenTitle } from "../../http/screen-title.ts";
import { enter } from "../../http/visit.server.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export const handle = refreshPlaced;

/** The same screen as request, to which its form leads. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "panel_home2");
  return loadRequest(visit, args.request);
}

export default function PanelHome2() {
  return <RequestScreen page={useLoaderData<typeof loader>()} />;
}
