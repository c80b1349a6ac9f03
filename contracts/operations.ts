import { createContract, loadDocument, type Operation } from "../openapi/contract.ts";

const { operations } = createContract(loadDocument());

/** The operation of a call; a pact of another version may have calls that the document does not know. */
export function findOperation(call: { method: string; path: string } | undefined): string {
  const operation = operations.find((each) => call && isFor(each, call));
  return operation?.id ?? (call ? `${call.method} ${call.path}` : "a call");
}

export function isFor(
  { method, path }: Operation,
  request: { method: string; path: string },
): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  return request.method === method.toUpperCase() && pattern.test(request.path);
}
