import { z } from "zod";
import { spokenFields } from "../../features/support/fields.server.ts";

export const answerSchema = z.object(spokenFields);

export type AnswerSent = z.output<typeof answerSchema>;
