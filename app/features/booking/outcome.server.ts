import { ApiError, ApiFault } from "../../api/errors.ts";
import type { Flash } from "../../http/flash.server.ts";
import { traceInRequest } from "../../http/trace-in-request.server.ts";
import type { Visit } from "../../http/visit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { texts } from "./outcome-texts.ts";

export function toFlash(outcome: keyof typeof texts.en, { language }: Visit): Flash {
  const kind = ["failed", "unknown"].includes(outcome) ? "failure" : "success";
  return { kind, text: createTranslate(texts, language)(outcome) };
}

/**
 * Whether something could be removed. Not every API can: what fails there is said, and ends nothing.
 * What it explains is the form's reply, and a session that is over goes its usual way.
 */
export async function isRemoved(removal: Promise<unknown>, visit: Visit): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    const isExplained = error instanceof ApiError && [401, 409, 422].includes(error.status);
    if (isExplained || !(error instanceof ApiError || error instanceof ApiFault)) throw error;
    traceInRequest("removal", error, visit);
    return false;
  }
}
