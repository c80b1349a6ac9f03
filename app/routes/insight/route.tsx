import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { statusOf } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadInsight } from "./load.server.ts";
import { texts } from "./texts.ts";
import { InsightView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "insight");
  const page = loadInsight(new URL(args.request.url).searchParams, context);
  return data(page, statusOf(page.problems));
}

export default function Insight() {
  return <InsightView {...useLoaderData<typeof loader>()} />;
}
