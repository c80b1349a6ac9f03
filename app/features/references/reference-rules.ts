import type { GivenReference, ReferenceField } from "../../api/references.ts";

export type ReferenceProblem = {
  fieldId: number;
  field: string;
  kind: "missing" | "notListed";
};

/** An order lacks a reference that its company requires, or has a value that the field does not list. */
export type ReferencesWrong = { state: "referencesWrong"; problems: ReferenceProblem[] };

/**
 * The references by the company's rules, in the order of its fields; without those of fields that are gone. A value that
 * the trip already has stays good when its field no longer lists it. While the fields are unknown, the API alone judges.
 */
export function settleReferences(
  given: GivenReference[] = [],
  fields: ReferenceField[] | undefined,
  before: GivenReference[] = [],
): { references: GivenReference[]; problems: ReferenceProblem[] } {
  const problems: ReferenceProblem[] = [];
  if (!fields) return { references: given, problems };
  const references = fields.flatMap(({ id, name, isRequired, values }) => {
    const value = given.find(({ fieldId }) => fieldId === id)?.value.trim() ?? "";
    const report = (kind: ReferenceProblem["kind"]) => {
      problems.push({ fieldId: id, field: name, kind });
      return [];
    };
    if (value === "") return isRequired ? report("missing") : [];
    const isKept = before.some((each) => each.fieldId === id && each.value === value);
    const listed = values && !isKept ? findListed(value, values) : value;
    return listed === undefined ? report("notListed") : [{ fieldId: id, value: listed }];
  });
  return { references, problems };
}

/** Whether a trip has these references already; it keeps those of removed fields beside them. */
export function areSameReferences(
  given: GivenReference[],
  before: GivenReference[],
  fields: ReferenceField[] | undefined,
): boolean {
  const kept = fields
    ? before.filter(({ fieldId }) => fields.some(({ id }) => id === fieldId))
    : before;
  const has = ({ fieldId, value }: GivenReference) =>
    given.some((each) => each.fieldId === fieldId && each.value === value);
  return given.length === kept.length && kept.every(has);
}

/** A table is typed by hand, so its values may differ in case and spaces. */
function findListed(value: string, values: string[]): string | undefined {
  const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase();
  return (
    values.find((each) => each === value) ?? values.find((each) => plain(each) === plain(value))
  );
}
