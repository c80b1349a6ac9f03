import { z } from "zod";
import { readMessage, walkMessages } from "../../api/messages.server.ts";
import { leaveOutOddRows } from "../../api/rows.server.ts";
import { type DismissSent, dismiss, dismissForms } from "../../features/notices/dismiss.server.ts";
import { formsOf, rowId } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { forgetUnread } from "../../live/unread-messages.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { isOffered } from "../../session/access.ts";
import { texts } from "./texts.ts";

export const messageSchema = formsOf(
  z.object({ form: z.literal("read"), id: rowId }),
  // These open the ticket or promotion with the id `to`.
  z.object({ form: z.literal("ticket"), id: rowId, to: rowId }),
  z.object({ form: z.literal("promo"), id: rowId, to: rowId }),
  z.object({ form: z.literal("all") }),
  ...dismissForms,
);

type MessageSent = z.output<typeof messageSchema>;

const isDismissal = (sent: MessageSent): sent is DismissSent =>
  sent.form === "dismiss" || sent.form === "dismiss_all";

/** The API marks one message per call, so we run several calls in parallel. */
const BATCH = 5;

export async function markRead(sent: MessageSent, context: MemberContext): Promise<MessageSent> {
  if (isDismissal(sent)) {
    await dismiss(sent, context);
    return sent;
  }
  try {
    if (sent.form === "all") await markAll(context);
    else await readMessage(context.api, sent.id);
  } finally {
    // Even after an error some messages may have been marked.
    await forgetUnread(context);
  }
  return sent;
}

export function redirectAfterRead(sent: MessageSent, here: string, context: MemberContext) {
  const { brand, siteDomain, language, app } = context;
  if (isDismissal(sent)) return redirectWithFlash(here, app);
  const isSubject = sent.form === "ticket" || sent.form === "promo";
  // The page may be older than the switch.
  if (isSubject && isOffered(sent.form, brand)) {
    return redirectWithFlash(pathTo(sent.form, { params: { id: sent.to }, siteDomain }), app);
  }
  const text = createTranslate(texts, language)(sent.form === "all" ? "all_marked" : "marked");
  return redirectWithFlash(here, app, { flash: { kind: "success", text } });
}

async function markAll({ api }: MemberContext): Promise<void> {
  for await (const { rows: messages } of walkMessages(leaveOutOddRows(api).api)) {
    const unread = messages.filter(({ isRead }) => !isRead);
    for (let first = 0; first < unread.length; first += BATCH) {
      await Promise.all(unread.slice(first, first + BATCH).map(({ id }) => readMessage(api, id)));
    }
  }
}
