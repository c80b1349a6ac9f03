import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as referenceTexts } from "../../features/references/texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { correctionSchema, correctReferences, loadTripReferences } from "./load.server.ts";
import { texts } from "./texts.ts";
import { TripReferencesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "trip_references");
  return loadTripReferences(args.params.id, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "trip_references");
  return submit(args.request, {
    language: context.language,
    schema: await correctionSchema(context),
    texts: referenceTexts,
    refusals: "any",
    fields: { references: "" },
    run: (sent) => correctReferences(sent, args.params.id, context),
    done: (response) => response,
  });
}

export default function TripReferences() {
  return <TripReferencesView page={useLoaderData<typeof loader>()} />;
}
