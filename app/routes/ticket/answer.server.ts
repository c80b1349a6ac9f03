import { z } from "zod";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { answerTicket, getTicket, type TicketAnswer } from "../../api/tickets.server.ts";
import { messageFields } from "../../features/support/fields.server.ts";
import { sendIdempotently } from "../../features/support/send-idempotently.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { texts } from "./texts.ts";

export const answerSchema = z.object(messageFields);

type AnswerSent = z.output<typeof answerSchema>;

/** A form that is sent twice adds one answer. Returns the answer's id. */
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
      const added = answers.findLast((each) => each.isMine && !before.includes(each.id));
      return added?.id ?? 0;
    },
    find: (before: number[]) =>
      findRow(api, async (rows) => {
        const { answers } = await getTicket(rows, id);
        const isSame = (each: TicketAnswer) =>
          each.isMine && each.text === text && !before.includes(each.id);
        return answers.find(isSame)?.id;
      }),
  };
  return sendIdempotently("answerTicket", `answer:${id}`, sent, steps, context);
}

export function redirectToAnswer(
  id: number,
  answerId: number,
  { siteDomain, language, app }: MemberContext,
): Response {
  const text = createTranslate(texts, language)("sent");
  const to = `${pathTo("ticket", { params: { id }, siteDomain })}#answer-${answerId}`;
  return redirectWithFlash(to, app, { flash: { kind: "success", text } });
}
