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

/** The body of an operation's one good answer: nothing for a 204, a file where it is not JSON. */
type SuccessBodyOf<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? JsonOf<Content>
  : Operation extends { responses: { 201: { content: infer Content } } }
    ? JsonOf<Content>
    : // biome-ignore lint/suspicious/noConfusingVoidType: what answers with nothing need not return
      void;

type ParametersOf<Operation, Place extends string> = Operation extends {
  parameters: { [place in Place]?: infer Values };
}
  ? NonNullable<Values>
  : unknown;

/** The document's defaults are filled in before an operation sees its query. */
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
  /** Who asks. Reading it is a 401 where nobody is logged in. */
  readonly account: Account;
  /** The token that was sent, when it is good. */
  token: { value: string; scope: Token["scope"] } | null;
  /** Where this server is reached from outside, for addresses in answers. */
  origin: string;
};

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => SuccessBodyOf<operations[Id]> | Promise<SuccessBodyOf<operations[Id]>>;

/** Some of the document's operations, each under its operationId. */
export type Handlers<Id extends OperationId = OperationId> = { [id in Id]: Handler<id> };
