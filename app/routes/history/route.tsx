import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { statusOf } from "../../forms/status-of.server.ts";
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
  const view = await loadHistory(new URL(args.request.url).searchParams, visit);
  return data(view, statusOf(view.problems));
}

export default function History() {
  return <HistoryScreen {...useLoaderData<typeof loader>()} />;
}
