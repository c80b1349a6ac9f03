import type { Args, MemberContext } from "../../request/context.server.ts";
import { type SentFile, sendFile } from "../../request/send-file.server.ts";
import type { Activity } from "./kinds.server.ts";
import { noteActivity } from "./note-activity.server.ts";

type Export = Extract<Activity, { kind: "exported" | "exported_period" }>;

/** Sends a file, and notes that the user takes it along; a response in its place is not noted. */
export const sendExport = (
  args: Args,
  context: MemberContext,
  activity: Export,
  open: () => Promise<SentFile | Response>,
): Promise<Response> =>
  sendFile(args, context, async () => {
    const opened = await open();
    if (!(opened instanceof Response)) await noteActivity(activity, context);
    return opened;
  });

/** With the days, where the file has both. */
export function exportOf(
  exported: Omit<Extract<Activity, { kind: "exported" }>, "kind">,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Export {
  if (!from || !to) return { kind: "exported", ...exported };
  return { kind: "exported_period", ...exported, from, to };
}
