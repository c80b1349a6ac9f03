import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { correctionSubmission, loadTripReferences } from "./load.server.ts";
import { texts } from "./texts.ts";
import { TripReferencesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "trip_references");
  return loadTripReferences(args.params.id, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "trip_references");
  return submit(args.request, await correctionSubmission(args.params.id, context));
}

export default function TripReferences() {
  return <TripReferencesView page={useLoaderData<typeof loader>()} />;
}
