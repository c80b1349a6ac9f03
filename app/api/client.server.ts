import createFetchClient from "openapi-fetch";
import { FormData, Request } from "undici";
import { z } from "zod";
import {
  type Contract,
  createContract,
  loadDocument,
  type Operation,
} from "../../openapi/contract.ts";
import type { operations, paths } from "../../openapi/taxi-api.types.ts";
import { ApiError, ApiFault } from "./errors.ts";
import type { Transport } from "./transport.server.ts";

export type OperationId = keyof operations;

type ContentOf<Content> = Content extends { "application/json": infer Body }
  ? Body
  : Content extends { "multipart/form-data": infer Body }
    ? Body
    : Blob;

type SuccessOf<Id extends OperationId> = operations[Id]["responses"] extends {
  200: { content: infer Content };
}
  ? ContentOf<Content>
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

export type Input<Id extends OperationId> = BodyOf<Id> &
  ParametersOf<Id, "path"> &
  ParametersOf<Id, "query">;

/** Who calls: for which brand, as whom, and on behalf of which request. */
export type Caller = { permalink: string; token?: string; requestId: string };

/** One caller's way to the taxi API: an operation of the document by its name, typed and checked. */
export type Api = {
  call<Id extends OperationId>(
    operation: Id,
    ...input: Partial<Input<Id>> extends Input<Id> ? [Input<Id>?] : [Input<Id>]
  ): Promise<SuccessOf<Id>>;
};

export type ApiFactory = (caller: Caller) => Api;

export function createApiFactory(options: { baseUrl: string; transport: Transport }): ApiFactory {
  const { baseUrl, transport } = options;
  const contract = createContract(loadDocument());
  const client = createFetchClient<paths>({
    baseUrl,
    Request: Request as unknown as typeof globalThis.Request,
    querySerializer: { array: { style: "form", explode: false } },
  });

  async function call(caller: Caller, id: OperationId, input: Sent = {}): Promise<unknown> {
    const operation = contract.operation(id);
    const isForm = operation.requestMediaTypes.includes("multipart/form-data");
    const result = await client.request(
      operation.method as never,
      operation.path as never,
      // The types of `Api` have seen to it that this is what the operation takes.
      {
        params: { path: input.path, query: input.query },
        body: isForm ? toForm(input.body) : input.body,
        headers: {
          ...(caller.permalink && { "App-Agrupation": caller.permalink }),
          "X-Request-Id": caller.requestId,
          ...(caller.token !== undefined && { Authorization: caller.token }),
          // The form names its own, with what parts it.
          ...(isForm && { "Content-Type": null }),
        },
        ...(isForm && { bodySerializer: (form: unknown) => form }),
        parseAs: answersWithFile(operation) ? "blob" : "text",
        fetch: (request: unknown) => transport(id, request as Request),
      } as never,
    );
    return read(contract, id, result as Result);
  }

  return (caller) => ({
    call: ((id: OperationId, input?: Sent) => call(caller, id, input)) as Api["call"],
  });
}

function answersWithFile({ responses }: Operation): boolean {
  const good = [...responses].find(([status]) => status < 300);
  const mediaTypes = good?.[1].mediaTypes ?? [];
  return mediaTypes.length > 0 && !mediaTypes.includes("application/json");
}

/** The input of any operation, as it is handed on. */
type Sent = { path?: object; query?: object; body?: object };
type Result = { data?: string | Blob; error?: unknown; response: Response };

/** What the answer holds, once it is what the document says. */
function read(contract: Contract, id: OperationId, { data, error, response }: Result): unknown {
  const { ok, status } = response;
  if (!ok) throw readRefusal(id, status, error);
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  const body = parse(id, status, data);
  if (body === undefined && status !== 204) throw new ApiFault(id, "empty", { status });
  const [problem] = contract.checkResponse(id, status, mediaType, body);
  if (!problem) return body;
  throw new ApiFault(id, "wrong_shape", { status, problem: `${problem.field} ${problem.message}` });
}

/** These say all that matters by themselves, whatever stands in their body. */
const speakingStatuses = [401, 403, 404];

function readRefusal(id: OperationId, status: number, said: unknown): ApiError | ApiFault {
  const isRefusal = status >= 400 && status < 500;
  if (!isRefusal) return new ApiFault(id, "status", { status });
  const { data: body } = errorSchema.safeParse(said);
  if (body) return new ApiError(id, status, body);
  if (speakingStatuses.includes(status)) return new ApiError(id, status, { message: "" });
  return new ApiFault(id, "wrong_shape", { status });
}

const errorSchema = z.object({
  message: z.string(),
  code: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

function parse(id: OperationId, status: number, data: string | Blob | undefined): unknown {
  if (typeof data !== "string") return data;
  if (data === "") return undefined;
  try {
    return JSON.parse(data);
  } catch {
    throw new ApiFault(id, "not_json", { status });
  }
}

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
