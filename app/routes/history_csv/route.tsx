import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { exportOf, sendExport } from "../../features/activity/send-export.server.ts";
import { readReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { readHistoryQuery } from "../../features/trips/history/filter.server.ts";
import { openHistoryCsv } from "../../features/trips/history/history-csv.server.ts";
import { toBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { mayExport } from "../../session/access.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "history");
  if (!mayExport(context.user)) throw screenNotFound();
  const query = readHistoryQuery(new URL(args.request.url).searchParams);
  // The screen shows the problems of the days.
  if (Object.keys(query.problems).length > 0) throw redirect(toBackPath(args.request));
  // A link to the history opens no more than the trips.
  const referenceFields = context.session.scope ? [] : await readReferenceFields(context);
  const exported = exportOf({ what: "history", file: "csv" }, query.filter);
  return sendExport(args, context, exported, () =>
    openHistoryCsv(query, { ...context, owner: context.user.name, referenceFields }),
  );
}
