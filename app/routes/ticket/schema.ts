import { z } from "zod";
import { messageFields } from "../../features/support/fields.server.ts";

export const answerSchema = z.object(messageFields);

export type AnswerSent = z.output<typeof answerSchema>;
