import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "./document.ts";
import { renderApiTable, renderAssumedPage, replaceApiTable } from "./pages.ts";

const document: OpenApiDocument = {
  openapi: "3.1.0",
  paths: {
    "/trips": { get: { operationId: "listTrips", tags: ["trips"], summary: "Now | later." } },
    "/trips/": {
      post: {
        operationId: "createTrip",
        tags: ["trips"],
        summary: "Request one.",
        "x-assumed": true,
        "x-reason": "Needed.",
      },
    },
  },
};

describe("renderAssumedPage", () => {
  it("counts the calls and gives the reason for each assumed one", () => {
    const page = renderAssumedPage(document);
    expect(page).toContain("| operations | 2 | 1 | 1 |");
    expect(page).toContain("### trips\n\n| Call | Reason |");
    expect(page).toContain("| `POST /trips/` | Needed. |");
    expect(page).not.toContain("GET /trips");
  });
});

describe("renderApiTable", () => {
  it("has a row for each call, and escapes a bar in a cell", () => {
    expect(renderApiTable(document).split("\n").slice(2)).toEqual([
      "| trips | `GET /trips` | Now \\| later. |  |",
      "| trips | `POST /trips/` | Request one. | yes |",
    ]);
  });
});

describe("replaceApiTable", () => {
  it("replaces the text between the markers, and changes nothing the second time", () => {
    const page = "Before\n<!-- api:start -->\nold\n<!-- api:end -->\nAfter\n";
    const replaced = "Before\n<!-- api:start -->\n\ntable\n\n<!-- api:end -->\nAfter\n";
    expect(replaceApiTable(page, "table")).toBe(replaced);
    expect(replaceApiTable(replaced, "table")).toBe(replaced);
  });

  it("leaves a page without markers as it is", () => {
    expect(replaceApiTable("No table here.\n", "table")).toBe("No table here.\n");
  });
});
