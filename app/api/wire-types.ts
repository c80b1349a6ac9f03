import type { ParamsOption, RequestBodyOption } from "openapi-fetch";
import type { operations } from "../../openapi/taxi-api.types.ts";

/** An operation without the headers that the client sets for its caller. */
type Described<Operation> = Operation extends { parameters: infer Parameters }
  ? Omit<Operation, "parameters"> & {
      parameters: Omit<Parameters, "header"> & KeyHeader<Parameters>;
    }
  : Operation;

/** A creating call needs a key, so that the API carries it out only once. */
type KeyHeader<Parameters> = Parameters extends { header: infer Header }
  ? "Idempotency-Key" extends keyof Header
    ? { header: { "Idempotency-Key": string } }
    : { header?: never }
  : { header?: never };

export type OperationId = Exclude<keyof operations, "searchConfiguration">;

/** What an operation needs, in openapi-fetch's words: `params` and `body`. */
export type WireInput<Id extends OperationId> = ParamsOption<Described<operations[Id]>> &
  RequestBodyOption<Described<operations[Id]>>;

/** The body of an operation's good answer. openapi-fetch's own type for it loses open enums and files. */
export type WireAnswer<Id extends OperationId> = GoodBody<operations[Id]["responses"]>;

type GoodBody<Responses> = {
  [Status in keyof Responses & (200 | 201 | 204)]: Responses[Status] extends {
    content: infer Content;
  }
    ? Content[keyof Content]
    : undefined;
}[keyof Responses & (200 | 201 | 204)];
