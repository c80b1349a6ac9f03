import { provesNothingDone } from "../api/errors.ts";
import {
  type LostAnswer,
  type Operation,
  type Outcome,
  recallOutcome,
  runIdempotent,
} from "../store/idempotency.server.ts";
import type { AccountContext } from "./context.server.ts";

/**
 * Carries an operation out at most once for the user of this request. Each lost answer leaves one
 * log line, one report and one count, with the key under which the API knows the call.
 */
export function runOperation<Before, Result>(
  name: string,
  operation: Operation<Before, Result>,
  { brand, app }: Pick<AccountContext, "brand" | "app">,
): Promise<Outcome<Result>> {
  const { services, log, requestId } = app;

  function traceLostAnswer({ idempotencyKey, state, cause }: LostAnswer): void {
    const outcome = state === "done" ? "found" : "unknown";
    const where = {
      brand: brand.permalink,
      operation: name,
      idempotencyKey,
      kind: "lost_answer",
    };
    log.error({ err: cause, ...where, outcome }, "the answer of a call was lost");
    const error = new Error(`The answer of ${name} was lost: ${outcome}`, { cause });
    services.report(error, { requestId, ...where });
    services.countLostAnswer(name, outcome);
  }

  return runIdempotent(
    { ...services, provesNothingDone, onLostAnswer: traceLostAnswer },
    operation,
  );
}

/** What is known of an operation that was sent before, after one more look. */
export function recallOperation<Before, Result>(
  operation: Parameters<typeof recallOutcome<Before, Result>>[1],
  { app }: Pick<AccountContext, "app">,
) {
  return recallOutcome<Before, Result>(app.services, operation);
}
