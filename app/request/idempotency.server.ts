import { hadNoEffect } from "../api/errors.ts";
import { withoutKnown } from "../observability/log.server.ts";
import {
  findOutcome,
  type LostAnswer,
  type Operation,
  type Outcome,
  runIdempotent,
} from "../store/idempotency.server.ts";
import type { AccountContext } from "./context.server.ts";

/**
 * Carries out an operation at most once for the request's user. Each lost answer leaves one log line,
 * one report and one count, with the key by which the API knows the call.
 */
export function runOperation<Before, Result>(
  name: string,
  operation: Operation<Before, Result>,
  { brand, app }: Pick<AccountContext, "brand" | "app">,
): Promise<Outcome<Result>> {
  const { services, log, requestId } = app;

  function traceLostAnswer({ idempotencyKey, state, cause }: LostAnswer): void {
    const outcome = state === "done" ? "found" : "unknown";
    const fields = {
      brand: brand.permalink,
      operation: name,
      idempotencyKey,
      kind: "lost_answer",
    };
    log.error(
      { err: cause, ...withoutKnown(log, fields), outcome },
      "the answer of a call was lost",
    );
    const error = new Error(`The answer of ${name} was lost: ${outcome}`, { cause });
    services.report(error, { requestId, ...fields });
    services.countLostAnswer(name, outcome);
  }

  return runIdempotent({ ...services, hadNoEffect, onLostAnswer: traceLostAnswer }, operation);
}

/** Far longer than any request to the API can take. */
export const LOST_AFTER_MS = 5 * 60_000;

/** Searches once more for the outcome of an operation that was sent before. */
export function findOperationOutcome<Before, Result>(
  operation: Parameters<typeof findOutcome<Before, Result>>[1],
  { app }: Pick<AccountContext, "app">,
) {
  return findOutcome<Before, Result>(app.services, operation);
}
