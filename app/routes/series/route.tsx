import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { dismiss, dismissForms } from "../../features/notices/dismiss.server.ts";
import { formsOf } from "../../forms/rules.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadSeries } from "./load.server.ts";
import { texts } from "./texts.ts";
import { SeriesScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "series");
  return loadSeries(context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "series");
  return submit(args.request, {
    language: context.language,
    schema: formsOf(...dismissForms),
    run: (sent) => dismiss(sent, context),
    done: () => redirectToScreen("series", {}, context),
  });
}

export default function SeriesList() {
  return <SeriesScreen {...useLoaderData<typeof loader>()} />;
}
