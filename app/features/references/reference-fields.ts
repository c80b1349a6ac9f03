// The fields of references in a form, and their values in one text. The browser reads them as the server does.
import {
  type GivenReference,
  mostOfReferences,
  type Reference,
  type ReferenceField,
} from "../../api/references.ts";

type Values = Record<string, unknown>;

/** The names of the fields begin with it, and end with the field's id. */
const REFERENCE_PREFIX = "ref_";

export const isOfReferences = (name: string) => /^ref_\d+$/.test(name);

export const toReferenceName = (fieldId: number) => `${REFERENCE_PREFIX}${fieldId}`;

/** The references as values of the form's fields. */
export const toReferenceValues = (references: GivenReference[] = []): Record<string, string> =>
  Object.fromEntries(references.map(({ fieldId, value }) => [toReferenceName(fieldId), value]));

/** The names of the fields, for a form's list of what is wrong. */
export const toReferenceLabels = (fields: ReferenceField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ id, name }) => [toReferenceName(id), name]));

/** References as one text; they may be personal, so no address holds it. */
export const toReferencesCode = (references: GivenReference[] = []): string =>
  `${new URLSearchParams(references.map(({ fieldId, value }) => [`${fieldId}`, value]))}`;

export const readReferencesCode = (code: string): GivenReference[] =>
  [...new URLSearchParams(code)].flatMap(([id, value]) => toReference(id, value));

/** The references that a form or a draft holds; undefined where it has no field of them. */
export function readReferences(values: Values): GivenReference[] | undefined {
  const names = Object.keys(values).filter(isOfReferences);
  if (names.length > 0) {
    return names.flatMap((name) => toReference(name.slice(REFERENCE_PREFIX.length), values[name]));
  }
  return typeof values.references === "string" ? readReferencesCode(values.references) : undefined;
}

/** Puts one text in the place of the fields. */
export function foldReferences<Query extends Values>(query: Query) {
  const given = readReferences(query);
  const others = Object.entries(query).filter(([name]) => !isOfReferences(name));
  const code = given && toReferencesCode(given);
  return { ...(Object.fromEntries(others) as Query), references: code || undefined };
}

/** What is ordered again, without the names that the fields had. */
export const toGiven = (references: Reference[]): GivenReference[] =>
  references.map(({ fieldId, value }) => ({ fieldId, value }));

/** The references in one line; null without any. */
export const sayReferences = (references: Reference[]): string | null =>
  references.map(({ name, value }) => `${name}: ${value}`).join(" · ") || null;

/** The references as facts of a list; a removed field has the name that it had. */
export const toReferenceFacts = (references: Reference[]) =>
  references.map(({ name, value }) => ({ term: name, detail: value }));

function toReference(id: string, value: unknown): GivenReference[] {
  const fieldId = Number(id);
  const text = typeof value === "string" ? toPlain(value) : "";
  return Number.isSafeInteger(fieldId) && fieldId > 0 && text !== ""
    ? [{ fieldId, value: text }]
    : [];
}

const toPlain = (value: string) =>
  value.replaceAll(/\s+/g, " ").trim().slice(0, mostOfReferences.value);

/** A cell for each field, in a file of trips; empty where a trip lacks it. */
export const toReferenceCells = (
  references: GivenReference[],
  fields: Pick<ReferenceField, "id">[],
): string[] =>
  fields.map(({ id }) => references.find(({ fieldId }) => fieldId === id)?.value ?? "");
