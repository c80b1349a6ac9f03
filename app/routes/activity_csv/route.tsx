import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { openActivityCsv } from "../../features/activity/activity-csv.server.ts";
import { readActivityQuery } from "../../features/activity/find-entries.server.ts";
import { sendExport } from "../../features/activity/send-export.server.ts";
import { toBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";

/** The entries that the filter finds, all pages; taking them along is an entry too. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "activity");
  const query = readActivityQuery(new URL(args.request.url).searchParams);
  // The screen shows the problems of the days.
  if (Object.keys(query.problems).length > 0) throw redirect(toBackPath(args.request));
  const exported = { kind: "exported", what: "activity", file: "csv" } as const;
  return sendExport(args, context, exported, () => openActivityCsv(query, context));
}
