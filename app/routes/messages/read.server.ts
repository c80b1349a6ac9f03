import { listMessages, readMessage } from "../../api/messages.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { forgetUnread } from "../../live/unread-messages.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import type { MessageSent } from "./schema.ts";
import { texts } from "./texts.ts";

/** As many as the API lists at once. */
const MANY = 100;
/** So many at a time, as the API marks but one with each call. */
const AT_ONCE = 5;

export async function markRead(sent: MessageSent, context: MemberContext): Promise<MessageSent> {
  try {
    if (sent.form === "all") await markAll(context);
    else await readMessage(context.api, sent.id);
  } finally {
    // Some of them may be read by now.
    await forgetUnread(context);
  }
  return sent;
}

/** On to what the message is about, or back to the list. */
export function goOnFrom(sent: MessageSent, here: string, context: MemberContext): Response {
  const { siteDomain, language, app } = context;
  if (sent.form === "ticket" || sent.form === "promo") {
    return redirectWithFlash(pathTo(sent.form, { params: { id: sent.to }, siteDomain }), app);
  }
  const text = createTranslate(texts, language)(sent.form === "all" ? "all_marked" : "marked");
  return redirectWithFlash(here, app, { flash: { kind: "success", text } });
}

async function markAll({ api }: MemberContext): Promise<void> {
  let left = 1;
  for (let offset = 0; left > 0; offset += MANY) {
    const { messages, total } = await readGoodRows(api, (rows) =>
      listMessages(rows, { limit: MANY, offset }),
    );
    const unread = messages.filter(({ isRead }) => !isRead);
    for (let first = 0; first < unread.length; first += AT_ONCE) {
      await Promise.all(unread.slice(first, first + AT_ONCE).map(({ id }) => readMessage(api, id)));
    }
    left = total - offset - MANY;
    if (messages.length === 0) return;
  }
}
