import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  foldReferences,
  readReferences,
  readReferencesCode,
  toReferencesCode,
  toReferenceValues,
} from "./reference-fields.ts";
import { settleReferences } from "./reference-rules.ts";

const project = { id: 51, name: "Project", isRequired: true, values: ["North site", "South site"] };
const costCentre = { id: 52, name: "Cost centre", isRequired: false, values: null };
const fields = [project, costCentre];

const words = fc
  .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
  .map((text) => text.replaceAll(/\s+/g, " ").trim().slice(0, 60).trim())
  .filter((text) => text !== "");
const anyReferences = fc.uniqueArray(
  fc.record({ fieldId: fc.integer({ min: 1, max: 2_147_483_647 }), value: words }),
  { maxLength: 5, selector: ({ fieldId }) => fieldId },
);

describe("references", () => {
  it("come back from one text and from the fields of a form as they were", () => {
    fc.assert(
      fc.property(anyReferences, (references) => {
        const wellFormed = references.map((each) => ({
          ...each,
          value: each.value.toWellFormed(),
        }));
        expect(readReferencesCode(toReferencesCode(wellFormed))).toEqual(wellFormed);
        const read = readReferences(toReferenceValues(wellFormed)) ?? [];
        expect(new Set(read)).toEqual(new Set(wellFormed));
      }),
    );
  });

  it("leave one text in the place of their fields", () => {
    expect(foldReferences({ to: "Plaza", ref_51: "North site", ref_52: "" })).toEqual({
      to: "Plaza",
      references: "51=North+site",
    });
    expect(foldReferences({ to: "Plaza" })).toEqual({ to: "Plaza", references: undefined });
  });

  it("are complete with all that is required, in the order of the fields, without those of fields that are gone", () => {
    const given = [
      { fieldId: 52, value: " A-1 " },
      { fieldId: 9, value: "old" },
      { fieldId: 51, value: "south  SITE" },
    ];
    expect(settleReferences(given, fields)).toEqual({
      references: [
        { fieldId: 51, value: "South site" },
        { fieldId: 52, value: "A-1" },
      ],
      problems: [],
    });
  });

  it.each([
    ["is missing", undefined, "missing"],
    ["is empty", " ", "missing"],
    ["is not in the list", "East site", "notListed"],
  ])("name the field whose value %s", (_, value, kind) => {
    const given = value === undefined ? undefined : [{ fieldId: 51, value }];
    expect(settleReferences(given, fields)).toEqual({
      references: [],
      problems: [{ fieldId: 51, field: "Project", kind }],
    });
  });
});
