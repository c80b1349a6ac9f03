import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readHistoryQuery } from "../../features/trips/history/filter.server.ts";
import { openHistoryCsv } from "../../features/trips/history/history-csv.server.ts";
import { toBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";
import { sendFile } from "../../request/send-file.server.ts";

/** The trips of a filter as a table for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "history");
  const asked = readHistoryQuery(new URL(args.request.url).searchParams);
  // The screen says what is wrong with the days.
  if (Object.keys(asked.problems).length > 0) throw redirect(toBackPath(args.request));
  return sendFile(args, context, () =>
    openHistoryCsv(asked, { ...context, owner: context.user.name }),
  );
}
