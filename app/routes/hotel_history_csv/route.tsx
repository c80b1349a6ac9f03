import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { exportOf, sendExport } from "../../features/activity/send-export.server.ts";
import {
  noteColumns,
  readServicesQuery,
} from "../../features/hotel/services/find-services.server.ts";
import { readReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { openHistoryCsv } from "../../features/trips/history/history-csv.server.ts";
import { toBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "hotel_history");
  const query = readServicesQuery(new URL(args.request.url).searchParams);
  // The screen shows the problems of the days.
  if (Object.keys(query.problems).length > 0) throw redirect(toBackPath(args.request));
  const owner = context.user.employee?.companyName ?? context.user.name;
  const referenceFields = await readReferenceFields(context);
  const exported = exportOf({ what: "services", file: "csv" }, query.filter);
  return sendExport(args, context, exported, () =>
    openHistoryCsv(
      query,
      { ...context, owner, referenceFields },
      noteColumns(query.values.q, context),
    ),
  );
}
