import { ApiError, ApiFault } from "../api/errors.ts";
import { createTranslate } from "../i18n/translate.ts";
import type { RequestContext } from "./context.server.ts";
import type { Flash } from "./flash.server.ts";
import { texts } from "./outcome-texts.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

type Outcome = "registered" | "updated" | "successful" | "failed" | "unknown";
/** What has succeeded, for a message that does not name it. */
type Done = Exclude<keyof typeof texts.en, Outcome>;

export function toFlash(outcome: Outcome, { language }: RequestContext, done?: Done): Flash {
  const t = createTranslate(texts, language);
  const kind = ["failed", "unknown"].includes(outcome) ? "failure" : "success";
  return { kind, text: t(outcome), ...(done && kind === "success" && { title: t(done) }) };
}

/**
 * Returns whether a removal succeeded. An API that cannot remove something leads to a message. Its
 * explanation goes into the form's reply, and an expired session is thrown as usual.
 */
export async function isRemoved(
  removal: Promise<unknown>,
  context: RequestContext,
): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    const isExplained = error instanceof ApiError && [401, 409, 422].includes(error.status);
    if (isExplained || !(error instanceof ApiError || error instanceof ApiFault)) throw error;
    traceInRequest("removal", error, context);
    return false;
  }
}
