import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScreen } from "../../request/context.server.ts";
import { sendFile } from "../../request/send-file.server.ts";
import { openStatementFile } from "./statement-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "statement");
  const query = new URL(args.request.url).searchParams;
  return sendFile(args, context, () => openStatementFile(args.params.file, query, context));
}
