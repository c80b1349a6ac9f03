import createFetchClient from "openapi-fetch";
import { FormData } from "undici";
import { createContract, loadDocument, type Operation } from "../../openapi/contract.ts";
import type { operations, paths } from "../../openapi/taxi-api.types.ts";
import { type ApiFile, languageOf, type Result, readAnswer, readFile } from "./answers.server.ts";
import { ApiError, ApiFault, isTimeout } from "./errors.ts";
import type { OddAnswer } from "./odd-answers.server.ts";
import type { Transport } from "./transport.server.ts";
import { UndiciRequest } from "./undici-adapter.server.ts";

type OperationId = keyof operations;

type ContentOf<Content> = Content extends { "application/json": infer Body }
  ? Body
  : Content extends { "multipart/form-data": infer Body }
    ? Body
    : Blob;

type SuccessOf<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: infer Content };
}
  ? ContentOf<Content> | (operations[Id]["responses"] extends { 204: unknown } ? undefined : never)
  : operations[Id]["responses"] extends { 201: { content: infer Content } }
    ? ContentOf<Content>
    : undefined;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? { body: ContentOf<Content> }
  : { body?: undefined };

type ParametersOf<Id extends OperationId, Place extends "path" | "query"> = operations[Id] extends {
  parameters: Record<Place, infer Values>;
}
  ? Record<Place, Values>
  : operations[Id] extends { parameters: { [place in Place]?: infer Values } }
    ? { [place in Place]?: Exclude<Values, undefined> }
    : { [place in Place]?: undefined };

/** A creating call carries a key, so that the API carries it out only once. */
type KeyOf<Id extends OperationId> = operations[Id] extends {
  parameters: { header: { "Idempotency-Key"?: string } };
}
  ? { idempotencyKey: string }
  : { idempotencyKey?: undefined };

type Input<Id extends OperationId> = BodyOf<Id> &
  KeyOf<Id> &
  ParametersOf<Id, "path"> &
  ParametersOf<Id, "query">;

/** For which brand, with whose token, in which request and language the call is made. */
type Caller = { permalink: string; token?: string; requestId: string; language?: string };

/** The operations that answer with a file. */
type FileOperationId = {
  [Id in OperationId]: SuccessOf<Id> extends Blob ? Id : never;
}[OperationId];

/** With `onLeftOut`, rows that do not match the document are left out, and the callback gets their number. */
export type ReadOptions = {
  onLeftOut?: (count: number) => void;
  /** Receives the language of the messages in the answer, where the API sends it. */
  onLanguage?: (language: string) => void;
};

/** A client of the taxi API for one caller: it calls operations by name, typed and checked. */
export type Api = {
  call<Id extends OperationId>(
    operation: Id,
    ...input: Partial<Input<Id>> extends Input<Id>
      ? [Input<Id>?, ReadOptions?]
      : [Input<Id>, ReadOptions?]
  ): Promise<SuccessOf<Id>>;
  /** Streams a file, however large it is. */
  stream<Id extends FileOperationId>(operation: Id, input: Input<Id>): Promise<ApiFile>;
};

export type ApiFactory = (caller: Caller) => Api;

export function createApiFactory(options: {
  baseUrl: string;
  transport: Transport;
  /** Receives every readable answer that does not quite match the document. */
  onOddAnswer?: (odd: OddAnswer & { operation: string; requestId: string }) => void;
}): ApiFactory {
  const { baseUrl, transport, onOddAnswer } = options;
  const contract = createContract(loadDocument());
  const client = createFetchClient<paths>({
    baseUrl,
    Request: UndiciRequest as unknown as typeof globalThis.Request,
    querySerializer: { array: { style: "form", explode: false } },
  });

  async function call(
    caller: Caller,
    id: OperationId,
    input: CallInput = {},
    { onLeftOut, onLanguage }: ReadOptions = {},
  ): Promise<unknown> {
    const isFile = answersWithFile(contract.operation(id));
    const answer = await send(caller, id, input, isFile ? "blob" : "text");
    const { body, odd } = readAnswer(contract, id, answer, { leavesOut: Boolean(onLeftOut) });
    if (odd) onOddAnswer?.({ ...odd, operation: id, requestId: caller.requestId });
    const language = languageOf(answer.response);
    if (language !== undefined) onLanguage?.(language);
    if (odd?.leftOut) onLeftOut?.(odd.leftOut);
    return body;
  }

  async function stream(caller: Caller, id: OperationId, input: CallInput): Promise<ApiFile> {
    return readFile(contract, id, await send(caller, id, input, "stream"));
  }

  async function send(caller: Caller, id: OperationId, input: CallInput, parseAs: ParseAs) {
    try {
      return await request(caller, id, input, parseAs);
    } catch (cause) {
      if (cause instanceof ApiFault) throw cause;
      // The API began its answer, but the body broke off.
      throw new ApiFault(id, isTimeout(cause) ? "timeout" : "unreachable", { cause });
    }
  }

  function request(caller: Caller, id: OperationId, input: CallInput, parseAs: ParseAs) {
    const operation = contract.operation(id);
    const isForm = operation.requestMediaTypes.includes("multipart/form-data");
    return client.request(
      operation.method as never,
      operation.path as never,
      // The types of `Api` guarantee that the operation takes this input.
      {
        params: { path: input.path, query: input.query },
        body: isForm ? toForm(input.body) : input.body,
        headers: {
          ...(caller.permalink && { "App-Agrupation": caller.permalink }),
          "X-Request-Id": caller.requestId,
          ...(caller.language && { "Accept-Language": caller.language }),
          ...(caller.token !== undefined && { Authorization: caller.token }),
          ...(input.idempotencyKey && { "Idempotency-Key": input.idempotencyKey }),
          // undici sets the type itself, with the boundary of the parts.
          ...(isForm && { "Content-Type": null }),
        },
        ...(isForm && { bodySerializer: (form: unknown) => form }),
        parseAs,
        fetch: (request: unknown) =>
          transport(id, request as UndiciRequest, { isStreamed: parseAs === "stream" }),
      } as never,
    ) as Promise<Result>;
  }

  return (caller) => ({
    call: ((id: OperationId, input?: CallInput, options?: ReadOptions) =>
      withRequestId(caller, call(caller, id, input, options))) as Api["call"],
    stream: (id, input) => withRequestId(caller, stream(caller, id, input as CallInput)),
  });
}

/** Adds the request's id to a failure, so that the log entry has it. */
async function withRequestId<Answer>(
  { requestId }: Caller,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError || error instanceof ApiFault) error.requestId ??= requestId;
    throw error;
  }
}

function answersWithFile({ responses }: Operation): boolean {
  const good = [...responses].find(([status]) => status < 300);
  const mediaTypes = good?.[1].mediaTypes ?? [];
  return mediaTypes.length > 0 && !mediaTypes.includes("application/json");
}

type ParseAs = "blob" | "text" | "stream";

/** The input of any operation. */
type CallInput = { path?: object; query?: object; body?: object; idempotencyKey?: string };

function toForm(fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each);
      else if (each !== undefined) form.append(name, String(each));
    }
  }
  return form;
}
