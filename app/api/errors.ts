export type FieldError = { field: string; message: string; code?: string };

/** The taxi API refused a call in a documented way. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: string | undefined;
  readonly fieldErrors: FieldError[];
  /** The id of the panel's request that made the call. */
  requestId: string | undefined;

  constructor(
    readonly operation: string,
    readonly status: number,
    body: { message: string; code?: string; errors?: FieldError[] },
    /** The language of its messages, where the API sends it. */
    readonly language?: string,
  ) {
    super(body.message);
    this.code = body.code;
    this.fieldErrors = body.errors ?? [];
  }
}

/** The API is busy: it does not refuse the call itself, which may succeed later. */
export const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && [408, 425, 429].includes(error.status);

/** The pauses before work on a user's file calls a failing API again. */
export const RETRY_DELAYS_MS = [500, 2000];

/** The API refused a company's logo, and every other change sent with it. */
export function isLogoRefusal(error: unknown): boolean {
  const refusal = "Could not update logo image";
  return error instanceof ApiError && error.status === 422 && error.message === refusal;
}

export type FaultKind =
  | "status"
  | "empty"
  | "not_json"
  | "wrong_shape"
  | "too_large"
  | "not_a_picture"
  | "timeout"
  | "unreachable"
  | "breaker_open";

/** The taxi API failed: it did not answer, or not as documented. The user never sees its body. */
export class ApiFault extends Error {
  override name = "ApiFault";
  readonly status: number | undefined;
  /** The id of the panel's request that made the call. */
  requestId: string | undefined;
  /** Whether the API may have received the request, and carried it out. */
  readonly wasSent: boolean;

  constructor(
    readonly operation: string,
    readonly kind: FaultKind,
    detail: { status?: number; cause?: unknown; problem?: string } = {},
  ) {
    super(`${operation}: ${kind}${detail.problem ? ` (${detail.problem})` : ""}`, {
      cause: detail.cause,
    });
    this.status = detail.status;
    this.wasSent = kind !== "breaker_open" && !isConnectionProblem(detail.cause);
  }
}

/** What a call failed with; the API may have begun its answer, and the body broke off. */
export function toFault(operation: string, cause: unknown): ApiFault {
  if (cause instanceof ApiFault) return cause;
  const isTimeout = cause instanceof Error && cause.name === "TimeoutError";
  return new ApiFault(operation, isTimeout ? "timeout" : "unreachable", { cause });
}

const connectionProblems = [
  "ECONNREFUSED",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** The connection did not open, so the API cannot have received the request. */
function isConnectionProblem(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as NodeJS.ErrnoException;
  if (code !== undefined && connectionProblems.includes(code)) return true;
  // Node tried several addresses.
  if (cause instanceof AggregateError) return cause.errors.every(isConnectionProblem);
  return isConnectionProblem(cause.cause);
}

/** These prove that the API did not carry out a call; it may answer 408, 409, 429 or 5xx after it did. */
const refusingStatuses = [400, 401, 403, 404, 413, 422];

/** Whether a failed call certainly had no effect: the API refused it, or the panel never sent it. */
export function hadNoEffect(error: unknown): boolean {
  if (error instanceof ApiError) return refusingStatuses.includes(error.status);
  if (!(error instanceof ApiFault)) return false;
  return !error.wasSent || refusingStatuses.includes(error.status ?? 0);
}
