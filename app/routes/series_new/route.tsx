import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { requireScreenWithoutContact } from "../../features/request-form/guards.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { CheckScreen } from "./check-view.tsx";
import { loadNewSeries } from "./load.server.ts";
import { seriesSubmission } from "./save.server.ts";
import { texts } from "./texts.ts";
import { PlanScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreenWithoutContact(args, "series_new");
  return loadNewSeries(args.request, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "series_new");
  return submit(args.request, await seriesSubmission(context));
}

export default function NewSeries() {
  const page = useLoaderData<typeof loader>();
  const { siteDomain, changes, isContactGone } = page;
  if ("check" in page) return <CheckScreen view={page.check} changes={changes} />;
  return (
    <PlanScreen
      view={page.form}
      changes={changes}
      isContactGone={isContactGone}
      siteDomain={siteDomain}
    />
  );
}
