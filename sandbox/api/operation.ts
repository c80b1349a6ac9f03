import type { components, operations } from "../../openapi/taxi-api.types.ts";
import type { Brand } from "../brands.ts";
import type { Account, Token, World } from "../world.ts";

export type Schemas = components["schemas"];
export type OperationId = keyof operations;

type JsonOf<Content> = Content extends { "application/json": infer Body }
  ? Body
  : Content extends { "multipart/form-data": infer Body }
    ? Body
    : File;

type RequestBodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? JsonOf<Content>
  : undefined;

/** The body of an operation's successful answer: void for a 204, a file if it is not JSON. */
type SuccessBodyOf<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? JsonOf<Content>
  : Operation extends { responses: { 201: { content: infer Content } } }
    ? JsonOf<Content>
    : // biome-ignore lint/suspicious/noConfusingVoidType: an operation without a body need not return
      void;

type ParametersOf<Operation, Place extends string> = Operation extends {
  parameters: { [place in Place]?: infer Values };
}
  ? NonNullable<Values>
  : unknown;

/** The server fills in the document's defaults before it passes the query to an operation. */
type Query<Operation> =
  ParametersOf<Operation, "query"> extends infer Values
    ? Values extends { limit?: number; offset?: number }
      ? Omit<Values, "limit" | "offset"> & { limit: number; offset: number }
      : Values
    : never;

export type Call<Id extends OperationId> = {
  world: World;
  brand: Brand;
  path: ParametersOf<operations[Id], "path">;
  query: Query<operations[Id]>;
  body: RequestBodyOf<operations[Id]>;
  /** The caller's account. Reading it without a valid token throws a 401. */
  readonly account: Account;
  /** The request's token, if it is valid. */
  token: { value: string; scope: Token["scope"] } | null;
  /** The public origin of this server, for addresses in answers. */
  origin: string;
};

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => SuccessBodyOf<operations[Id]> | Promise<SuccessBodyOf<operations[Id]>>;

/** Handlers of some operations, by operationId. */
export type Handlers<Id extends OperationId = OperationId> = { [id in Id]: Handler<id> };
