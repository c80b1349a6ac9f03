import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { grantForm, revokeGrant } from "../../features/grants/load-grants.server.ts";
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
    schema: formsOf(grantForm, ...dismissForms),
    run: async (sent) => {
      if (sent.form === "grant") return revokeGrant(sent.purpose, context);
      await dismiss(sent, context);
      return undefined;
    },
    done: (flash) => redirectToScreen("series", { flash }, context),
  });
}

export default function SeriesList() {
  return <SeriesScreen {...useLoaderData<typeof loader>()} />;
}
