import type { Handlers, Schemas } from "../api/operation.ts";
import { invalid, notFound } from "../api/refusal.ts";
import { findTrip } from "../trips/visibility.ts";
import type { Account, ReferenceField, Trip, World } from "../world.ts";

type Given = Schemas["GivenReference"];

const MOST_FIELDS = 5;

export const referenceHandlers: Handlers<
  | "listReferenceFields"
  | "createReferenceField"
  | "updateReferenceField"
  | "deleteReferenceField"
  | "getTripReferences"
  | "correctTripReferences"
> = {
  listReferenceFields({ world, account }) {
    return { reference_fields: listFieldsFor(world, account).map(toField) };
  },

  createReferenceField({ world, account, body }) {
    const field: ReferenceField = {
      id: world.nextId(),
      companyId: account.id,
      name: body.name,
      kind: body.kind,
      required: body.required ?? false,
      values: body.values ?? [],
    };
    checkField(world, account, field);
    if (listFieldsFor(world, account).length >= MOST_FIELDS) {
      throw invalid({ field: "", message: `Como máximo ${MOST_FIELDS} campos` });
    }
    world.referenceFields.set(field.id, field);
    return toField(field);
  },

  updateReferenceField({ world, account, path, body }) {
    const field = getField(world, account, path.id);
    const changed = { ...field, ...body };
    checkField(world, account, changed);
    Object.assign(field, changed);
    return toField(field);
  },

  deleteReferenceField({ world, account, path }) {
    world.referenceFields.delete(getField(world, account, path.id).id);
  },

  getTripReferences({ world, account, path }) {
    return toTripReferences(findTrip(world, account, path.id));
  },

  correctTripReferences({ world, account, path, body }) {
    const trip = findTrip(world, account, path.id);
    const before = trip.references ?? [];
    const after = readReferences(world, account, body.references, { field: "references", before });
    const names = new Set([...before, ...after].map(({ name }) => name));
    const valueIn = (references: Schemas["Reference"][], name: string) =>
      references.find((each) => each.name === name)?.value ?? null;
    const changes = [...names].flatMap((name) => {
      const [was, is] = [valueIn(before, name), valueIn(after, name)];
      const at = new Date(world.clock.now()).toISOString();
      return was === is ? [] : [{ at, by: account.name, field: name, before: was, after: is }];
    });
    trip.references = after;
    trip.referenceChanges = [...changes, ...(trip.referenceChanges ?? [])];
    return toTripReferences(trip);
  },
};

/**
 * The references of an order or a correction, by the rules of the company's fields. A trip may keep the value that its
 * list has lost, and keeps those of removed fields.
 */
export function readReferences(
  world: World,
  account: Account,
  given: Given[] = [],
  { field, before = [] }: { field: string; before?: Schemas["Reference"][] },
): Schemas["Reference"][] {
  const fields = listFieldsFor(world, account);
  const refuse = (message: string) => invalid({ field, message });
  const isUnknown = ({ field_id }: Given) => !fields.some(({ id }) => id === field_id);
  if (given.some(isUnknown)) throw refuse("Esta referencia no existe");
  const ofRemoved = before.filter(isUnknown);
  const checked = fields.flatMap(({ id, name, kind, required, values }) => {
    const value = given.find(({ field_id }) => field_id === id)?.value;
    if (value === undefined) {
      if (required) throw refuse(`Falta: ${name}`);
      return [];
    }
    const isKept = before.some((each) => each.field_id === id && each.value === value);
    if (kind === "list" && !isKept && !values.includes(value)) {
      throw refuse(`${name}: elige de la lista`);
    }
    return [{ field_id: id, name, value }];
  });
  return [...checked, ...ofRemoved];
}

function listFieldsFor(world: World, account: Account): ReferenceField[] {
  const companyId = account.role === "company" ? account.id : account.companyId;
  return [...world.referenceFields.values()].filter((field) => field.companyId === companyId);
}

function getField(world: World, company: Account, id: number): ReferenceField {
  const field = world.referenceFields.get(id);
  if (field?.companyId !== company.id) throw notFound();
  return field;
}

function checkField(world: World, company: Account, field: ReferenceField): void {
  const plain = (name: string) => name.trim().toLowerCase();
  const isTaken = listFieldsFor(world, company).some(
    ({ id, name }) => id !== field.id && plain(name) === plain(field.name),
  );
  if (isTaken) throw invalid({ field: "name", message: "Ya está en uso" });
  if (field.kind === "list" && field.values.length === 0) {
    throw invalid({ field: "values", message: "Una lista necesita valores" });
  }
}

function toField({ companyId: _, ...field }: ReferenceField): Schemas["ReferenceField"] {
  return { ...field, values: field.kind === "list" ? field.values : [] };
}

function toTripReferences({ references = [], referenceChanges = [] }: Trip) {
  return { references, changes: referenceChanges };
}
