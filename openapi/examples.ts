// Checks the document's examples against its schemas with the contract that programs use.
// Redocly checks them too, but accepts undocumented properties next to an `allOf`.
import { createContract } from "./contract.ts";
import { type MediaTypeObject, type OpenApiDocument, resolve } from "./document.ts";
import type { Problem } from "./problems.ts";
import { listSamples } from "./samples.ts";

type Content = Record<string, MediaTypeObject> | undefined;
type Check = (mediaType: string, value: unknown) => Problem[];

/** The problems of the example bodies, one line each. */
export function findBadExamples(document: OpenApiDocument): string[] {
  const contract = createContract(document, { closed: true });
  const found: string[] = [];

  for (const { id, raw } of contract.operations) {
    const request = raw.requestBody && resolve(document, raw.requestBody);
    inspect(`${id} request`, request?.content, (mediaType, value) => {
      return contract.checkRequestBody(id, mediaType, value).problems;
    });
    for (const [status, response] of Object.entries(raw.responses ?? {})) {
      inspect(`${id} ${status}`, resolve(document, response).content, (mediaType, value) => {
        return contract.checkResponse(id, Number(status), mediaType, value);
      });
    }
  }
  return found;

  function inspect(where: string, content: Content = {}, check: Check) {
    for (const [mediaType, described] of Object.entries(content)) {
      const problems = listSamples(document, described).flatMap((value) => check(mediaType, value));
      for (const { field, message } of problems) {
        found.push(`${where}: the example's ${field || "value"} ${message}`);
      }
    }
  }
}
