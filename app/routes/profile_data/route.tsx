import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendExport } from "../../features/activity/send-export.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { openArchive } from "./open-archive.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "profile");
  const exported = { kind: "exported", what: "my_data", file: "zip" } as const;
  return sendExport(args, context, exported, () => openArchive(context));
}
