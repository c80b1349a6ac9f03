export type FieldError = { field: string; message: string; code?: string };

/** The taxi API said no, in a documented way. */
export class ApiError extends Error {
  readonly operation: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly fieldErrors: FieldError[];
  /** Of the request that the call was made for. */
  requestId: string | undefined;
  /** Of its messages, where the API tells. */
  readonly language: string | undefined;

  constructor(
    operation: string,
    status: number,
    body: { message: string; code?: string; errors?: FieldError[] },
    language?: string,
  ) {
    super(body.message);
    this.name = "ApiError";
    this.operation = operation;
    this.status = status;
    this.code = body.code;
    this.fieldErrors = body.errors ?? [];
    this.language = language;
  }
}

/** The API did not take a company's logo, and with it nothing else that was sent. */
export function isLogoRefusal(error: unknown): boolean {
  const refusal = "Could not update logo image";
  return error instanceof ApiError && error.status === 422 && error.message === refusal;
}

/** Whether it is the time limit that has ended a call. */
export const isLate = (cause: unknown): boolean =>
  cause instanceof Error && cause.name === "TimeoutError";

/** What went wrong on the other side of the line. */
export type FaultKind =
  | "status"
  | "empty"
  | "not_json"
  | "wrong_shape"
  | "too_large"
  | "timeout"
  | "unreachable"
  | "breaker_open";

/** The taxi API failed: it did not answer, or not as documented. Nothing of what it said is for users. */
export class ApiFault extends Error {
  readonly operation: string;
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** Of the request that the call was made for. */
  requestId: string | undefined;
  /** Whether the request may have arrived, and have been carried out. */
  readonly wasSent: boolean;

  constructor(
    operation: string,
    kind: FaultKind,
    detail: { status?: number; cause?: unknown; problem?: string } = {},
  ) {
    super(`${operation}: ${kind}${detail.problem ? ` (${detail.problem})` : ""}`, {
      cause: detail.cause,
    });
    this.name = "ApiFault";
    this.operation = operation;
    this.kind = kind;
    this.status = detail.status;
    this.wasSent = kind !== "breaker_open" && !isConnectionProblem(detail.cause);
  }
}

const connectionProblems = [
  "ECONNREFUSED",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** The line was never there, so that nothing can have arrived. */
function isConnectionProblem(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as NodeJS.ErrnoException;
  if (code !== undefined && connectionProblems.includes(code)) return true;
  // Several addresses were tried.
  if (cause instanceof AggregateError) return cause.errors.every(isConnectionProblem);
  return isConnectionProblem(cause.cause);
}

/** Answers that prove that the API did not carry a call out; a 408, 409, 429 or 5xx may come after it did. */
const refusingStatuses = [400, 401, 403, 404, 413, 422];

/** Whether a failed call certainly had no effect: it was refused, or never written to the connection. */
export function provesNothingDone(error: unknown): boolean {
  if (error instanceof ApiError) return refusingStatuses.includes(error.status);
  if (!(error instanceof ApiFault)) return false;
  return !error.wasSent || refusingStatuses.includes(error.status ?? 0);
}
