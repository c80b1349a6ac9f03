import { z } from "zod";
import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import type { GivenReference, Reference, ReferenceField } from "./references.ts";

type Schemas = components["schemas"];

export type NewReferenceField = Omit<ReferenceField, "id">;

/** A change of a trip's references; `at` is an ISO date. */
export type ReferenceChange = Pick<
  Schemas["ReferenceChange"],
  "at" | "by" | "field" | "before" | "after"
>;

export type TripReferences = { references: Reference[]; changes: ReferenceChange[] };

export const givenReferencesSchema: z.ZodType<GivenReference[]> = z.array(
  z.object({ fieldId: z.number(), value: z.string() }),
);

export const referencesSchema: z.ZodType<Reference[]> = z.array(
  z.object({ fieldId: z.number(), name: z.string(), value: z.string() }),
);

/** The company's fields in their order, for the company and its employees. */
export async function listReferenceFields(api: Api): Promise<ReferenceField[]> {
  const { reference_fields } = await api.call("listReferenceFields");
  return reference_fields.map(toField);
}

export async function createReferenceField(
  api: Api,
  field: NewReferenceField,
  idempotencyKey: string,
): Promise<ReferenceField> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  return toField(await api.call("createReferenceField", { params, body: fromField(field) }));
}

export async function updateReferenceField(
  api: Api,
  id: number,
  field: NewReferenceField,
): Promise<ReferenceField> {
  const params = { path: { id } };
  return toField(await api.call("updateReferenceField", { params, body: fromField(field) }));
}

/** Trips keep the name and the value that they have. */
export async function deleteReferenceField(api: Api, id: number): Promise<void> {
  await api.call("deleteReferenceField", { params: { path: { id } } });
}

/** For the company alone. */
export async function getTripReferences(api: Api, id: number): Promise<TripReferences> {
  return toTripReferences(await api.call("getTripReferences", { params: { path: { id } } }));
}

/** Corrects all references of a trip, also of one that has ended. */
export async function correctTripReferences(
  api: Api,
  id: number,
  references: GivenReference[],
): Promise<TripReferences> {
  const body = { references: fromReferences(references) };
  const params = { path: { id } };
  return toTripReferences(await api.call("correctTripReferences", { params, body }));
}

export const toReferences = (wire: Schemas["Reference"][] = []): Reference[] =>
  wire.map(({ field_id, name, value }) => ({ fieldId: field_id, name, value }));

export const fromReferences = (references: GivenReference[]): Schemas["GivenReference"][] =>
  references.map(({ fieldId, value }) => ({ field_id: fieldId, value }));

/** A kind that the panel does not know is typed. */
function toField({ id, name, kind, required, values }: Schemas["ReferenceField"]): ReferenceField {
  return { id, name, isRequired: required, values: kind === "list" ? values : null };
}

function fromField({ name, isRequired, values }: NewReferenceField) {
  const kind = values ? ("list" as const) : ("free" as const);
  return { name, kind, required: isRequired, values: values ?? [] };
}

function toTripReferences({ references, changes }: Schemas["TripReferences"]): TripReferences {
  return {
    references: toReferences(references),
    changes: changes.map(({ at, by, field, before, after }) => ({ at, by, field, before, after })),
  };
}
