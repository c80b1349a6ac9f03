import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { readPage } from "../../request/paging.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadOneSeries, type OneSeriesPage } from "./load.server.ts";
import { oneSeriesSubmission } from "./save.server.ts";
import { texts } from "./texts.ts";
import { OneSeriesScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page refreshes itself while its dates are booked.
export const handle = {
  isLive: (data: unknown) => (data as OneSeriesPage | undefined)?.isWorking ?? false,
  everySeconds: 3,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "series_one");
  const query = new URL(args.request.url).searchParams;
  const asked = { page: readPage(query), cancel: query.get("cancel") };
  return loadOneSeries(args.params.id ?? "", asked, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "series_one");
  return submit(args.request, oneSeriesSubmission(args.params.id ?? "", context));
}

export default function OneSeries() {
  return <OneSeriesScreen {...useLoaderData<typeof loader>()} />;
}
