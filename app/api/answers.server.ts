import { z } from "zod";
import type { Contract, NewValue, Problem } from "../../openapi/contract.ts";
import { clipTexts } from "./clip.ts";
import { ApiError, ApiFault } from "./errors.ts";
import { type OnOdd, readTolerantly, toOdd, wrongShape } from "./odd-answers.server.ts";
import { type Answer, unparsedBody } from "./violations.server.ts";

/** The answer before it is checked. */
export type Result = {
  data?: unknown;
  error?: unknown;
  response: Response;
};

/** A file that is streamed; its first bytes have arrived. */
export type ApiFile = {
  mediaType: string;
  size: number | undefined;
  chunks: AsyncIterable<Uint8Array>;
};

/**
 * Returns the answer's body once it matches the document. With `leavesOut`, rows of its lists that do
 * not match are left out. `onOdd` receives what does not match.
 */
export function readAnswer(
  contract: Contract,
  id: string,
  { data, error, response }: Result,
  { leavesOut, onOdd }: { leavesOut: boolean; onOdd: OnOdd },
): { body: unknown; leftOut: number } {
  const { ok, status } = response;
  const mediaType = mediaTypeOf(response);
  if (!ok) throw readRefusal(contract, id, response, error, onOdd);
  const body = parse(id, { status, mediaType, body: data }, onOdd);
  const answer = { status, mediaType, body };
  if (body === undefined && status !== 204) throw emptyAnswer(contract, id, answer, onOdd);
  const read = readTolerantly(contract, id, answer, { leavesOut, onOdd });
  return { ...read, body: clipTexts(read.body) };
}

/** Returns a file once its first bytes arrive and its type matches the document. */
export async function readFile(
  contract: Contract,
  id: string,
  { data, error, response }: Result,
  onOdd: OnOdd,
): Promise<ApiFile> {
  const { ok, status, headers } = response;
  const mediaType = mediaTypeOf(response);
  if (!ok) throw readRefusal(contract, id, response, error, onOdd);
  const empty = { status, mediaType, body: undefined };
  if (!data) throw emptyAnswer(contract, id, empty, onOdd);
  const problems = contract.checkResponse(id, status, mediaType, data);
  if (problems[0]) {
    onOdd(toOdd(contract, { status, mediaType, body: data }, { problems }));
    throw wrongShape(id, status, problems[0]);
  }
  const chunks = (data as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const first = await chunks.next().catch((cause: unknown) => {
    throw new ApiFault(id, "unreachable", { cause });
  });
  if (first.done) throw emptyAnswer(contract, id, empty, onOdd);
  const size = Number(headers.get("content-length") ?? Number.NaN);
  return {
    mediaType: mediaType ?? "",
    size: Number.isNaN(size) ? undefined : size,
    chunks: rejoin(first.value, chunks),
  };
}

async function* rejoin<Chunk>(first: Chunk, rest: AsyncIterator<Chunk>) {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // When the reader stops early, this closes the connection to the API.
    await rest.return?.();
  }
}

/** The language of the messages in an answer, where the API sends it. */
export function languageOf({ headers }: Response): string | undefined {
  const tag = headers.get("content-language")?.split(",")[0]?.trim();
  return tag && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag) ? tag : undefined;
}

const mediaTypeOf = ({ headers }: Response) => headers.get("content-type")?.split(";")[0]?.trim();

/** The panel maps these by their status alone, so their body may be anything. */
const selfExplainingStatuses = [401, 403, 404];

function readRefusal(
  contract: Contract,
  id: string,
  response: Response,
  body: unknown,
  onOdd: OnOdd,
): ApiError | ApiFault {
  const { status } = response;
  const isRefusal = status >= 400 && status < 500;
  const answer = { status, mediaType: mediaTypeOf(response), body };
  const newValues: NewValue[] = [];
  const problems = contract
    .checkResponse(id, status, answer.mediaType, body, newValues)
    // The document lets the body of a failed server be anything.
    .filter(({ keyword }) => isRefusal || keyword === "status");
  if (problems.length + newValues.length > 0) {
    onOdd(toOdd(contract, answer, { problems, newValues }));
  }
  if (!isRefusal) return new ApiFault(id, "status", { status });
  const { data: refusal } = errorSchema.safeParse(clipTexts(body));
  if (refusal) return new ApiError(id, status, refusal, languageOf(response));
  if (selfExplainingStatuses.includes(status)) return new ApiError(id, status, { message: "" });
  return new ApiFault(id, "wrong_shape", { status });
}

function emptyAnswer(contract: Contract, id: string, answer: Answer, onOdd: OnOdd): ApiFault {
  const { status, mediaType, body } = answer;
  const [problem] = contract.checkResponse(id, status, mediaType, body);
  // A file has no schema that an empty body could break.
  onOdd(toOdd(contract, answer, { problems: [problem ?? emptyBody] }));
  return new ApiFault(id, "empty", { status });
}

const emptyBody: Problem = { field: "", message: "is required", keyword: "content" };

const errorSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  errors: z
    .array(z.object({ field: z.string(), message: z.string(), code: z.string().optional() }))
    .optional(),
});

function parse(id: string, answer: Answer, onOdd: OnOdd): unknown {
  const { status, body } = answer;
  if (typeof body !== "string") return body;
  if (body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch {
    onOdd({ status, violations: [unparsedBody(answer)], leftOut: 0, newValues: 0 });
    throw new ApiFault(id, "not_json", { status });
  }
}
