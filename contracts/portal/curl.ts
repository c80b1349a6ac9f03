import { type OpenApiDocument, type Operation, resolve } from "../../openapi/document.ts";
import { sampleRequest } from "../../openapi/samples.ts";
import type { Interaction } from "./interactions.ts";
import { describeSchema } from "./shapes.ts";

const kinds = ["client", "company", "employee", "hotel"];

/** The demo user of the sandbox whom the pact logs in for an operation. */
export function findDemoUser(interactions: Interaction[]): string {
  const successes = interactions.filter(({ response }) => response.status < 400);
  const states = [...successes, ...interactions].flatMap((each) => each.states);
  const kind = states.find(({ name }) => name === "a user is logged in")?.params?.kind;
  return `${kinds.find((each) => each === kind) ?? "client"}@radio-taxi-cantalmar.example`;
}

/** A call of an operation with curl, with the document's examples. */
export function toCurl(document: OpenApiDocument, operation: Operation, origin: string): string {
  const { method, path, headers, body } = sampleRequest(document, operation);
  const { Authorization: _, ...others } = headers;
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quote(origin + path)}`,
    ...Object.entries(others).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    // Double quotes, since the shell puts the token in.
    ...(operation.secured === "none" ? [] : ['-H "Authorization: $TOKEN"']),
    ...(typeof body === "string" ? [`-d ${ofUser(quote(indent(body)))}`] : []),
    ...(body instanceof FormData ? listFormFields(document, operation, body) : []),
  ];
  return lines.join(" \\\n  ");
}

/** An order names its user, whom the API compares with the token's. */
const ofUser = (quoted: string) => quoted.replace(/("usuario_id": ?)\d+/, `$1'"$USER_ID"'`);

/** The fields that a form needs, or its first one: curl sends no empty form. */
function listFormFields(document: OpenApiDocument, { raw }: Operation, form: FormData): string[] {
  const required = [...form].map(([name, value]) => `-F ${quote(`${name}=${value}`)}`);
  if (required.length > 0 || !raw.requestBody) return required;
  const [content] = Object.values(resolve(document, raw.requestBody).content);
  const { fields } = describeSchema(document, content?.schema);
  const text = fields.find(({ shape }) => shape.type === "string");
  return text ? [`-F ${quote(`${text.name}=Texto de ejemplo`)}`] : [];
}

/** Logs a demo user of the sandbox in, and keeps what the other calls need in variables of the shell. */
export function toLogInCurl(origin: string, username: string): string {
  const credentials = { credentials: { username, password: "taxi-demo" } };
  const call = [
    `USER_JSON=$(curl -s -X POST ${quote(`${origin}/authenticate/`)}`,
    `-H ${quote("App-Agrupation: radio-taxi-cantalmar")}`,
    `-H ${quote("Content-Type: application/json")}`,
    `-d ${quote(JSON.stringify(credentials))})`,
  ];
  return [
    call.join(" \\\n  "),
    `TOKEN=$(echo "$USER_JSON" | sed 's/.*"auth_token":"\\([^"]*\\)".*/\\1/')`,
    `USER_ID=$(echo "$USER_JSON" | sed 's/^{"id":\\([0-9]*\\).*/\\1/')`,
  ].join("\n");
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const indent = (body: string) =>
  body.length > 80 ? JSON.stringify(JSON.parse(body), null, 2) : body;
