import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { statusOf } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadServices, type ServicesPage } from "./load.server.ts";
import { texts } from "./texts.ts";
import { ServicesScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export const handle = {
  isLive: (data: unknown) => (data as ServicesPage | undefined)?.isChoosing === false,
  pace: "hotel" as const,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "hotel_history");
  const page = loadServices(new URL(args.request.url).searchParams, context);
  return data(page, statusOf(page.problems));
}

export default function HotelHistory() {
  return <ServicesScreen page={useLoaderData<typeof loader>()} />;
}
