import type { LoaderFunctionArgs } from "@remix-run/node";
import { readGoodRows } from "../../api/rows.server.ts";
import { downloadAttachment, getTicket } from "../../api/tickets.server.ts";
import { toFileName } from "../../features/support/format.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { readId, screenNotFound } from "../../request/responses.server.ts";
import { sendFile } from "../../request/send-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "ticket");
  return sendFile(args, context, async () => {
    const { api } = context;
    const id = readId(args.params.id);
    const attachmentId = readId(args.params.attachment_id);
    const { answers } = await readGoodRows(api, (rows) => getTicket(rows, id));
    const attached = answers.flatMap(({ attachments }) => attachments);
    const attachment = attached.find((each) => each.id === attachmentId);
    if (!attachment) throw screenNotFound();
    const { mediaType, ...file } = await downloadAttachment(api, id, attachmentId);
    return { ...file, name: toFileName(attachment.name, mediaType), type: mediaType };
  });
}
