import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireScreen } from "../../request/context.server.ts";
import { sendFile } from "../../request/send-file.server.ts";
import { openTableFile } from "./table-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "order_table");
  const { request, params } = args;
  return sendFile(args, context, () => openTableFile(params.file, request, context));
}
