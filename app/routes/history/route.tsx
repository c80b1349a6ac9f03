import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { screenTitle } from "../../http/drawing/screen-title.ts";
import { followHistoryLink } from "../../http/session/history-link.server.ts";
import { enter, openVisit } from "../../http/visit.server.ts";
import { loadHistory } from "./load-history.server.ts";
import { texts } from "./texts.ts";
import { HistoryScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await openVisit(args);
  const answer = await followHistoryLink(args, visitor);
  if (answer) throw answer;
  const visit = await enter(args, "history");
  return loadHistory(new URL(args.request.url).searchParams, visit);
}

export default function History() {
  return <HistoryScreen {...useLoaderData<typeof loader>()} />;
}
