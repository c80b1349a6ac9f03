import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadTaxiCard, noteSchema, saveNote, type TaxiCardPage } from "./load.server.ts";
import { texts } from "./texts.ts";
import { TaxiCardView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page refreshes itself until the trip ends.
export const handle = { isLive: (data: unknown) => (data as TaxiCardPage | undefined)?.isLive };

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "taxi_card");
  return loadTaxiCard(args.params.id, new URL(args.request.url).searchParams, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "taxi_card");
  return submit(args.request, {
    language: context.language,
    schema: noteSchema,
    run: (note) => saveNote(args.params.id, note, context),
    done: (response) => response,
  });
}

export default function TaxiCard() {
  return <TaxiCardView page={useLoaderData<typeof loader>()} />;
}
