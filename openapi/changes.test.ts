import { describe, expect, it } from "vitest";
import { listChanges } from "./changes.ts";
import { agreedPath, loadDocument, type OpenApiDocument } from "./document.ts";

const agreed = loadDocument(agreedPath);

// biome-ignore lint/suspicious/noExplicitAny: what is planted is in places that no type allows
type Editable = any;

/** The agreed document after somebody has changed it. */
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
  it("breaks nothing that was agreed with the makers of the API; see npm run contracts -- --agree", () => {
    expect(breaking(loadDocument())).toEqual([]);
  });
});

describe("a change", () => {
  it("that only adds to an answer breaks nobody", () => {
    const after = change(({ components: { schemas } }) => {
      schemas.ServiceType.properties.colour = { type: "string" };
    });
    expect(listChanges(agreed, after)).not.toEqual([]);
    expect(breaking(after)).toEqual([]);
  });

  it.each([
    [
      "a field that is gone from an answer",
      (document: Editable) => {
        const { ServiceType } = document.components.schemas;
        delete ServiceType.properties.active;
        ServiceType.required = ["id", "name"];
      },
      "GET /service_types responses 200 service_types [] active: active is gone",
    ],
    [
      "a field of an answer that is of another type",
      (document: Editable) => {
        document.components.schemas.ServiceType.properties.id.type = "string";
      },
      'GET /service_types responses 200 service_types [] id type: was "integer" and is "string"',
    ],
    [
      "a field that a request must have all at once",
      (document: Editable) => {
        document.components.schemas.NewService.properties.reason = { type: "string" };
        document.components.schemas.NewService.required.push("reason");
      },
      "POST /services/ requestBody reason: reason is new",
    ],
    [
      "an operation that is gone",
      (document: Editable) => {
        delete document.paths["/favorites"];
      },
      "GET /favorites: get is gone",
    ],
  ])("is told of: %s", (_what, edit, words) => {
    expect(breaking(change(edit))).toContain(words);
  });
});
