import { ReplyError } from "ioredis";
import { StoreDown } from "./store.ts";

/** Nobody waits longer than this for an answer. */
const ANSWER_MS = 900;

export async function ask<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await withinLimit(answer);
  } catch (error) {
    throw isOurMistake(error) ? withoutCommand(error) : new StoreDown(withoutCommand(error));
  }
}

export function withinLimit<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`Redis has not answered within ${ANSWER_MS} ms`));
    // Where we were the busy ones, the answer may lie there unread: it is read before setImmediate.
    const timer = setTimeout(() => setImmediate(giveUp), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Most refusals (loading, full, not the primary) pass; only these say that the question was wrong. */
function isOurMistake(error: unknown): boolean {
  return error instanceof ReplyError && /^(ERR|WRONGTYPE)\b/.test((error as Error).message);
}

/** ioredis hangs the command on its errors, with keys, values and passwords: they are not for logs. */
export function withoutCommand<Failure>(error: Failure): Failure {
  if (!(error instanceof Error)) return error;
  const told = error as Error & { command?: unknown; lastNodeError?: unknown };
  delete told.command;
  withoutCommand(told.lastNodeError);
  if (told instanceof AggregateError) told.errors.forEach(withoutCommand);
  return error;
}
