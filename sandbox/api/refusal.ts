import type { components } from "../../openapi/taxi-api.types.ts";

type ErrorBody = components["schemas"]["Error"];
type ErrorCode = NonNullable<ErrorBody["code"]>;
export type FieldError = components["schemas"]["FieldError"];

/** A documented refusal. Operations throw it; the server answers with it. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, code: ErrorCode, message: string, errors?: FieldError[]) {
    super(message);
    this.status = status;
    this.body = { message, code, ...(errors && { errors }) };
  }
}

export const unauthorized = () => new Refusal(401, "unauthorized", "Session Expired!");

export const wrongCredentials = () =>
  new Refusal(401, "wrong_credentials", "Usuario o contraseña incorrectos");

export const forbidden = () => new Refusal(403, "forbidden", "No tienes permiso para esto");

export const notFound = () => new Refusal(404, "not_found", "No encontrado");

export const tooLarge = () => new Refusal(413, "too_large", "El envío es demasiado grande");

export const malformed = () => new Refusal(422, "malformed", "El envío no se puede leer");

/** A refusal of fields, each named as on the wire. */
export const invalid = (...errors: FieldError[]) =>
  new Refusal(
    422,
    "invalid",
    "Revisa los datos",
    // The contract's problems have more fields, but the wire carries only these.
    errors.map(({ field, message }) => ({ field, message })),
  );

/** A refusal although all fields are valid. */
export const refuse = (code: ErrorCode, message: string) => new Refusal(422, code, message);
