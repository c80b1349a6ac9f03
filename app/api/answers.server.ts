import { z } from "zod";
import type { Contract } from "../../openapi/contract.ts";
import { clipTexts } from "./clip.ts";
import { ApiError, ApiFault } from "./errors.ts";
import { type OddAnswer, readTolerantly, wrongShape } from "./odd-answers.server.ts";

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
 * not match are left out.
 */
export function readAnswer(
  contract: Contract,
  id: string,
  { data, error, response }: Result,
  { leavesOut }: { leavesOut: boolean },
): { body: unknown; odd?: OddAnswer } {
  const { ok, status } = response;
  if (!ok) throw readRefusal(id, response, error);
  const body = parse(id, status, data as string | Blob | undefined);
  if (body === undefined && status !== 204) throw new ApiFault(id, "empty", { status });
  const answer = { status, mediaType: mediaTypeOf(response), body };
  const { body: good, odd } = readTolerantly(contract, id, answer, leavesOut);
  return { body: clipTexts(good), odd };
}

/** Returns a file once its first bytes arrive and its type matches the document. */
export async function readFile(contract: Contract, id: string, result: Result): Promise<ApiFile> {
  const { data, error, response } = result;
  const { ok, status, headers } = response;
  if (!ok) throw readRefusal(id, response, error);
  if (!data) throw new ApiFault(id, "empty", { status });
  const mediaType = mediaTypeOf(response);
  const [problem] = contract.checkResponse(id, status, mediaType, data);
  if (problem) throw wrongShape(id, status, problem);
  const chunks = (data as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  const first = await chunks.next().catch((cause: unknown) => {
    throw new ApiFault(id, "unreachable", { cause });
  });
  if (first.done) throw new ApiFault(id, "empty", { status });
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

function readRefusal(id: string, response: Response, answer: unknown): ApiError | ApiFault {
  const { status } = response;
  const isRefusal = status >= 400 && status < 500;
  if (!isRefusal) return new ApiFault(id, "status", { status });
  const { data: body } = errorSchema.safeParse(clipTexts(answer));
  if (body) return new ApiError(id, status, body, languageOf(response));
  if (selfExplainingStatuses.includes(status)) return new ApiError(id, status, { message: "" });
  return new ApiFault(id, "wrong_shape", { status });
}

const errorSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  errors: z
    .array(z.object({ field: z.string(), message: z.string(), code: z.string().optional() }))
    .optional(),
});

function parse(id: string, status: number, data: string | Blob | undefined): unknown {
  if (typeof data !== "string") return data;
  if (data === "") return undefined;
  try {
    return JSON.parse(data);
  } catch {
    throw new ApiFault(id, "not_json", { status });
  }
}
