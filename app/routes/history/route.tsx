import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { statusOf } from "../../forms/submit.server.ts";
import { getRequestContext, requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { followHistoryLink } from "../../request/session/history-link.server.ts";
import { loadHistory } from "./load-history.server.ts";
import { texts } from "./texts.ts";
import { HistoryScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getRequestContext(args);
  const answer = await followHistoryLink(args, visitor, (user) =>
    noteActivity({ kind: "log_in", way: "history_link" }, { ...visitor, user }),
  );
  if (answer) throw answer;
  const context = await requireScreen(args, "history");
  const view = await loadHistory(new URL(args.request.url).searchParams, context);
  return data(view, statusOf(view.problems));
}

export default function History() {
  return <HistoryScreen {...useLoaderData<typeof loader>()} />;
}
