import { ReplyError } from "ioredis";
import { StoreDown } from "./store.ts";

/** The longest wait for an answer. */
const ANSWER_MS = 900;

/** Turns a failure of the store, but not of the command, into `StoreDown`. */
export async function guard<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(answer);
  } catch (error) {
    throw isCommandError(error) ? withoutCommand(error) : new StoreDown(withoutCommand(error));
  }
}

export function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`Redis has not answered within ${ANSWER_MS} ms`));
    // After a blocked event loop the answer may be waiting: Node reads it before setImmediate.
    const timer = setTimeout(() => setImmediate(fail), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Most error replies (loading, full, not the primary) pass; these show that the command was wrong. */
function isCommandError(error: unknown): boolean {
  return error instanceof ReplyError && /^(ERR|WRONGTYPE)\b/.test((error as Error).message);
}

/** ioredis attaches the command to its errors, with keys, values and passwords that logs must not hold. */
export function withoutCommand<Failure>(error: Failure): Failure {
  if (!(error instanceof Error)) return error;
  const redisError = error as Error & { command?: unknown; lastNodeError?: unknown };
  delete redisError.command;
  withoutCommand(redisError.lastNodeError);
  if (redisError instanceof AggregateError) redisError.errors.forEach(withoutCommand);
  return error;
}
