import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { answerTicket, getTicket, type TicketAnswer } from "../../api/tickets.server.ts";
import { sendIdempotently } from "../../features/support/send-once.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import type { AnswerSent } from "./schema.ts";
import { texts } from "./texts.ts";

/** What the form has said, however often it is sent. */
export function sendAnswer(id: number, sent: AnswerSent, context: MemberContext): Promise<number> {
  const { api } = context;
  const { text, attachments } = sent;
  const steps = {
    prepare: async () => {
      const { answers } = await readGoodRows(api, (rows) => getTicket(rows, id));
      return answers.map((answer) => answer.id);
    },
    send: async (before: number[], idempotencyKey: string) => {
      const { answers } = await readGoodRows(api, (rows) =>
        answerTicket(rows, id, { text, attachments }, idempotencyKey),
      );
      const flash = answers.findLast((each) => each.isMine && !before.includes(each.id));
      return flash?.id ?? 0;
    },
    find: (before: number[]) =>
      findRow(api, async (rows) => {
        const { answers } = await getTicket(rows, id);
        const isSaid = (each: TicketAnswer) =>
          each.isMine && each.text === text && !before.includes(each.id);
        return answers.find(isSaid)?.id;
      }),
  };
  return sendIdempotently("answerTicket", `answer:${id}`, sent, steps, context);
}

/** Back to the conversation, at what was just said. */
export function goOnAt(
  id: number,
  answerId: number,
  { siteDomain, language, app }: MemberContext,
): Response {
  const text = createTranslate(texts, language)("sent");
  const to = `${pathTo("ticket", { params: { id }, siteDomain })}#answer-${answerId}`;
  return redirectWithFlash(to, app, { flash: { kind: "success", text } });
}
