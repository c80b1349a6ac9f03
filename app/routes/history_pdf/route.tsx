import type { LoaderFunctionArgs } from "@remix-run/node";
import { downloadHistory } from "../../api/history.server.ts";
import { readHistoryQuery } from "../../features/trips/history/filter.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { sendFile } from "../../request/send-file.server.ts";

/** The group's own document of the newest trips, as it comes from the API. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "history");
  const { filter } = readHistoryQuery(new URL(args.request.url).searchParams);
  return sendFile(args, context, async () => {
    const { mediaType, ...file } = await downloadHistory(context.api, filter.employeeId);
    return { ...file, name: "servicios.pdf", type: mediaType };
  });
}
