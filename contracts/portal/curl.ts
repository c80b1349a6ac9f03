import type { OpenApiDocument, Operation } from "../../openapi/document.ts";
import { sampleRequest } from "../../openapi/samples.ts";
import type { Interaction } from "./interactions.ts";

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
  const form = typeof body === "string" ? undefined : body;
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quote(origin + path)}`,
    ...Object.entries(others).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    // Double quotes, since the shell puts the token in.
    ...(operation.secured === "none" ? [] : ['-H "Authorization: $TOKEN"']),
    ...(typeof body === "string" ? [`-d ${quote(indent(body))}`] : []),
    ...[...(form ?? [])].map(([name, value]) => `-F ${quote(`${name}=${value}`)}`),
  ];
  return lines.join(" \\\n  ");
}

/** Logs a demo user of the sandbox in, and keeps the token for the other calls. */
export function toLogInCurl(origin: string, username: string): string {
  const credentials = { credentials: { username, password: "taxi-demo" } };
  return [
    `TOKEN=$(curl -s -X POST ${quote(`${origin}/authenticate/`)}`,
    `-H ${quote("App-Agrupation: radio-taxi-cantalmar")}`,
    `-H ${quote("Content-Type: application/json")}`,
    `-d ${quote(JSON.stringify(credentials))}`,
  ]
    .join(" \\\n  ")
    .concat(` \\\n  | sed 's/.*"auth_token":"\\([^"]*\\)".*/\\1/')`);
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const indent = (body: string) =>
  body.length > 80 ? JSON.stringify(JSON.parse(body), null, 2) : body;
