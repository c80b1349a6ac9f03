import { ApiError, ApiFault } from "../api/errors.ts";
import { type FormReply, RateLimited } from "../forms/reply.ts";
import type { Refusal } from "../observability/request-facts.server.ts";
import { StoreDown } from "../store/store.ts";
import type { Args } from "./context.server.ts";
import { isSessionOver } from "./errors.server.ts";

/** The API's codes are short words; anything else could hold what a user typed. */
const isCode = /^[\w.-]{1,40}$/;

/** Records why a form came back to its user. */
export function recordReply(result: unknown, { context }: Args): void {
  const reply = toReply(result);
  if (reply) context.recordRefusal(explainReply(reply));
}

/** Records which error ended the request. */
export function recordError(error: unknown, { context }: Args): void {
  // A response explains itself by its status, or has been explained where it was thrown.
  if (!(error instanceof Response)) context.recordRefusal(explainError(error));
}

function toReply(result: unknown): { data: FormReply; status: number } | undefined {
  if (typeof result !== "object" || result === null) return undefined;
  const { type, data, init } = result as { type?: string; data?: unknown; init?: ResponseInit };
  const isRefusal = type === "DataWithResponseInit" && (init?.status ?? 200) >= 400;
  if (!isRefusal || typeof data !== "object" || data === null) return undefined;
  return "fieldErrors" in data ? { data: data as FormReply, status: init?.status ?? 0 } : undefined;
}

function explainReply({ data, status }: { data: FormReply; status: number }): Refusal {
  const { code = "", fieldErrors, refusals } = data;
  if (status === 429) return { reason: "rate_limit", limit: code };
  if (status === 413) return { reason: "too_large" };
  const fields = Object.keys(fieldErrors);
  return {
    reason: refusals ? "api_refused" : "invalid_form",
    ...(isCode.test(code) && { code }),
    ...(fields.length > 0 && { fields }),
  };
}

function explainError(error: unknown): Refusal {
  if (isSessionOver(error)) return { reason: "session_expired" };
  if (error instanceof RateLimited) return { reason: "rate_limit", limit: error.limit };
  if (error instanceof StoreDown) return { reason: "store_down" };
  if (error instanceof ApiError) {
    const { operation, status: apiStatus, code = "" } = error;
    return { reason: "api_refused", operation, apiStatus, ...(isCode.test(code) && { code }) };
  }
  if (error instanceof ApiFault) {
    const { operation, kind: code, status: apiStatus } = error;
    return { reason: "api_failed", operation, code, ...(apiStatus && { apiStatus }) };
  }
  return { reason: "panel_failed" };
}
