import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { screenTitle } from "../../http/screen-title.ts";
import { enter } from "../../http/visit.server.ts";
import { loadTaxiCard, type TaxiCardPage } from "./load.server.ts";
import { texts } from "./texts.ts";
import { TaxiCardView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page looks for the plate by itself.
export const handle = { isLive: (data: unknown) => (data as TaxiCardPage | undefined)?.isLive };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "taxi_card");
  return loadTaxiCard(args.params.id, new URL(args.request.url).searchParams, visit);
}

export default function TaxiCard() {
  return <TaxiCardView page={useLoaderData<typeof loader>()} />;
}
