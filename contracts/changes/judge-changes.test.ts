import path from "node:path";
import { describe, expect, it } from "vitest";
import { agreedPath, loadDocument, type OpenApiDocument } from "../../openapi/document.ts";
import { readPact } from "../pact-file.ts";
import { judgeChanges, type Verdict } from "./judge-changes.ts";
import { toText } from "./report.ts";

// biome-ignore lint/suspicious/noExplicitAny: the edits break the document's type on purpose
type Editable = any;

const document = loadDocument();
const copyPath = path.resolve(import.meta.dirname, "../../openapi/taxi-api-3.0.yaml");
const pact = readPact();

function change(edit: (document: Editable) => void): OpenApiDocument {
  const copy = structuredClone(document);
  edit(copy);
  return copy;
}

const judge = (after: OpenApiDocument) => judgeChanges(document, after, pact);

const cases: [what: string, verdict: Verdict, edit: (document: Editable) => void][] = [
  [
    "a required field of an answer is gone",
    "breaking",
    ({ components: { schemas } }) => {
      delete schemas.ServiceType.properties.active;
      schemas.ServiceType.required = ["id", "name"];
    },
  ],
  [
    "a field that a screen shows is gone, and was optional",
    "unknown",
    ({ components: { schemas } }) => {
      delete schemas.Taxi.properties.avatar;
    },
  ],
  [
    "a field is no longer required",
    "breaking",
    ({ components: { schemas } }) => {
      schemas.ServiceType.required = ["id", "name"];
    },
  ],
  [
    "a field may be null",
    "breaking",
    ({ components: { schemas } }) => {
      schemas.ServiceType.properties.name.type = ["string", "null"];
    },
  ],
  [
    "a field is never null any more",
    "safe",
    ({ components: { schemas } }) => {
      schemas.FareDetails.properties.amount_without_discount.type = "number";
    },
  ],
  [
    "a number comes as text",
    "breaking",
    ({ components: { schemas } }) => {
      schemas.ServiceType.properties.id.type = "string";
    },
  ],
  [
    "an answer has a new field",
    "safe",
    ({ components: { schemas } }) => {
      schemas.ServiceType.properties.colour = { type: "string" };
    },
  ],
  [
    "an open enum of an answer grows",
    "safe",
    ({ components: { schemas } }) => {
      schemas.UserType.enum.push("partner");
    },
  ],
  [
    "a closed value of an answer changes",
    "breaking",
    ({ components: { schemas } }) => {
      schemas.CalculatedFare.allOf[0].properties.type.const = "auction";
    },
  ],
  [
    "a fare of a new kind comes",
    "breaking",
    ({ components: { schemas } }) => {
      schemas.Fare.anyOf.push({ type: "object", properties: { type: { const: "auction" } } });
    },
  ],
  [
    "a date has another format",
    "unknown",
    ({ components: { schemas } }) => {
      schemas.Service.properties.date.format = "date-time";
    },
  ],
  [
    "an order must have a new field",
    "breaking",
    ({ components: { schemas } }) => {
      schemas.NewService.properties.reason = { type: "string" };
      schemas.NewService.required.push("reason");
    },
  ],
  [
    "an order may have a new field",
    "safe",
    ({ components: { schemas } }) => {
      schemas.NewService.properties.reason = { type: "string" };
    },
  ],
  [
    "an order has no address any more",
    "breaking",
    ({ components: { schemas } }) => {
      delete schemas.NewService.properties.direccion;
      schemas.NewService.required = schemas.NewService.required.filter(
        (name: string) => name !== "direccion",
      );
    },
  ],
  [
    "a ticket's kind that the panel sends is no longer allowed",
    "breaking",
    ({ components: { schemas } }) => {
      schemas.TicketType.enum = schemas.TicketType.enum.filter((each: string) => each !== "claim");
    },
  ],
  [
    "a ticket's kind that users may choose is no longer allowed",
    "unknown",
    ({ components: { schemas } }) => {
      schemas.TicketType.enum = schemas.TicketType.enum.filter((each: string) => each !== "other");
    },
  ],
  [
    "a call needs a new parameter",
    "breaking",
    ({ paths }) => {
      const added = { name: "site", in: "query", required: true, schema: { type: "string" } };
      paths["/service_types"].get.parameters.push(added);
    },
  ],
  [
    "a call takes a new parameter",
    "safe",
    ({ paths }) => {
      const added = { name: "site", in: "query", schema: { type: "string" } };
      paths["/service_types"].get.parameters.push(added);
    },
  ],
  [
    "pages are no longer counted by an offset",
    "breaking",
    ({ paths }) => {
      paths["/service_types"].get.parameters.pop();
    },
  ],
  [
    "an order is answered with another status",
    "breaking",
    ({ paths }) => {
      const { responses } = paths["/services/"].post;
      responses["200"] = responses["201"];
      delete responses["201"];
    },
  ],
  [
    "a call has a new refusal",
    "safe",
    ({ paths }) => {
      paths["/service_types"].get.responses["409"] = { description: "Busy" };
    },
  ],
  [
    "an answer has another media type",
    "breaking",
    ({ paths }) => {
      const { content } = paths["/service_types"].get.responses["200"];
      content["application/xml"] = content["application/json"];
      delete content["application/json"];
    },
  ],
  [
    "a call that screens make is gone",
    "breaking",
    ({ paths }) => {
      delete paths["/favorites"];
    },
  ],
  [
    "a call has lost the slash at its end",
    "breaking",
    ({ paths }) => {
      paths["/services"].post = paths["/services/"].post;
      delete paths["/services/"];
    },
  ],
  [
    "a call is new",
    "safe",
    ({ paths }) => {
      paths["/planes"] = {
        get: { operationId: "listPlanes", responses: { 200: { description: "" } } },
      };
    },
  ],
  [
    "a call needs another kind of log-in",
    "unknown",
    ({ paths }) => {
      paths["/service_types"].get.security = [{ other: [] }];
    },
  ],
];

describe("the change check", () => {
  it.each(cases)("judges that %s: %s", (_what, verdict, edit) => {
    const changes = judge(change(edit));
    expect(changes, "the edit changed something").not.toEqual([]);
    expect(changes[0]?.verdict, toText(changes)).toBe(verdict);
  });

  it("names the screens that a change breaks, and for whom", () => {
    const after = change(({ components: { schemas } }) => {
      schemas.ServiceType.properties.id.type = "string";
    });
    const text = toText(judge(after));
    expect(text).toMatch(/^GET \/service_types breaks .*service_type for companies/m);
    expect(text).toContain(
      'answer 200 service_types[].id type: was "integer" and is "string" (an answer with another type is refused)',
    );
    expect(text).toMatch(/changes: \d+ breaking, 0 unknown, 0 safe$/m);
  });

  it("finds nothing that breaks since the document was agreed", () => {
    const changes = judgeChanges(loadDocument(agreedPath), document, pact);
    expect(changes.filter(({ verdict }) => verdict === "breaking")).toEqual([]);
  });

  it("reads nullable in a document of OpenAPI 3.0", () => {
    const [before, after] = [loadDocument(copyPath), loadDocument(copyPath)];
    const { ServiceType } = (after as Editable).components.schemas;
    ServiceType.properties.name.nullable = true;
    const [first] = judgeChanges(before, after, pact);
    expect(first).toMatchObject({
      verdict: "breaking",
      where: expect.stringContaining("name type"),
    });
    const [reverse] = judgeChanges(after, before, pact);
    expect(reverse).toMatchObject({ verdict: "safe" });
  });

  it("finds no change where only words for people change", () => {
    const after = change(({ paths, components: { schemas } }) => {
      paths["/service_types"].get.summary = "The kinds of service.";
      schemas.Service.properties.destination.description = "Where to.";
    });
    expect(judge(after)).toEqual([]);
  });
});
