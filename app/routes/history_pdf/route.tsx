import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadHistory } from "../../api/history.server.ts";
import { sendExport } from "../../features/activity/send-export.server.ts";
import { readHistoryQuery } from "../../features/trips/history/filter.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { mayExport } from "../../session/access.ts";

/** Passes on the PDF of the newest trips that the API makes. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "history");
  if (!mayExport(context.user)) throw screenNotFound();
  const { filter } = readHistoryQuery(new URL(args.request.url).searchParams);
  return sendExport(args, context, { kind: "exported", what: "history", file: "pdf" }, async () => {
    const { mediaType, ...file } = await downloadHistory(context.api, filter.employeeId);
    return { ...file, name: "servicios.pdf", type: mediaType };
  });
}
