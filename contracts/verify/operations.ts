import { createContract, loadDocument, type Operation } from "../../openapi/contract.ts";
import type { Pact } from "../pact-file.ts";

const { operations } = createContract(loadDocument());

/** The operation that an interaction of the pact calls. */
export function findOperation(pact: Pact, description: string): string {
  const interaction = pact.interactions.find((each) => each.description === description);
  const operation = operations.find((each) => interaction && isFor(each, interaction.request));
  return operation?.id ?? "unknown operation";
}

export function isFor(
  { method, path }: Operation,
  request: { method: string; path: string },
): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  return request.method === method.toUpperCase() && pattern.test(request.path);
}
