import { describe, expect, it } from "vitest";
import { listChanges } from "./changes.ts";
import { agreedPath, loadDocument, type OpenApiDocument } from "./document.ts";

const agreed = loadDocument(agreedPath);

// biome-ignore lint/suspicious/noExplicitAny: the edits break the document's type on purpose
type Editable = any;

/** A changed copy of the agreed document. */
function change(edit: (document: Editable) => void): OpenApiDocument {
  const document = structuredClone(agreed);
  edit(document);
  return document;
}

const breaking = (after: OpenApiDocument) =>
  listChanges(agreed, after)
    .filter(({ isBreaking }) => isBreaking)
    .map(({ where, what }) => `${where}: ${what}`);

describe("the document", () => {
  it("breaks no agreement with the API's makers (see npm run contracts -- --agree)", () => {
    expect(breaking(loadDocument())).toEqual([]);
  });
});

describe("a change", () => {
  it("does not break when it only adds to an answer", () => {
    const after = change(({ components: { schemas } }) => {
      schemas.ServiceType.properties.colour = { type: "string" };
    });
    expect(listChanges(agreed, after)).not.toEqual([]);
    expect(breaking(after)).toEqual([]);
  });

  it.each([
    [
      "a removed field of an answer",
      (document: Editable) => {
        const { ServiceType } = document.components.schemas;
        delete ServiceType.properties.active;
        ServiceType.required = ["id", "name"];
      },
      "GET /service_types responses 200 service_types [] active: active is gone",
    ],
    [
      "a changed type of a field in an answer",
      (document: Editable) => {
        document.components.schemas.ServiceType.properties.id.type = "string";
      },
      'GET /service_types responses 200 service_types [] id type: was "integer" and is "string"',
    ],
    [
      "a new required field of a request",
      (document: Editable) => {
        document.components.schemas.NewService.properties.reason = { type: "string" };
        document.components.schemas.NewService.required.push("reason");
      },
      "POST /services/ requestBody reason: reason is new",
    ],
    [
      "a removed operation",
      (document: Editable) => {
        delete document.paths["/favorites"];
      },
      "GET /favorites: get is gone",
    ],
  ])("breaks with %s", (_what, edit, words) => {
    expect(breaking(change(edit))).toContain(words);
  });
});
