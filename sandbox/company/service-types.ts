import type { Handlers, Schemas } from "../api/operation.ts";
import { invalid, notFound } from "../api/refusal.ts";
import type { Account, ServiceType, World } from "../world.ts";

const byName = new Intl.Collator("es", { numeric: true }).compare;

export const serviceTypeHandlers: Handlers<
  "listServiceTypes" | "createServiceType" | "updateServiceType" | "deleteServiceType"
> = {
  listServiceTypes({ world, account, query: { limit, offset } }) {
    const types = listTypesFor(world, account);
    return {
      service_types: types.slice(offset, offset + limit).map(toServiceType),
      total: types.length,
    };
  },

  createServiceType({ world, account, body }) {
    const { name, active = true } = body;
    checkName(world, account, name);
    const type: ServiceType = { id: world.nextId(), companyId: account.id, name, active };
    world.serviceTypes.set(type.id, type);
    return toServiceType(type);
  },

  updateServiceType({ world, account, path, body }) {
    const type = getType(world, account, path.id);
    const { name = type.name, active = type.active } = body;
    checkName(world, account, name, type);
    type.name = name;
    type.active = active;
    return toServiceType(type);
  },

  deleteServiceType({ world, account, path }) {
    world.serviceTypes.delete(getType(world, account, path.id).id);
  },
};

/** Sorted by name: a company sees all of its types, its employees only the active ones. */
function listTypesFor(world: World, account: Account): ServiceType[] {
  const isCompany = account.role === "company";
  const companyId = isCompany ? account.id : account.companyId;
  return [...world.serviceTypes.values()]
    .filter((type) => type.companyId === companyId && (isCompany || type.active))
    .sort((first, second) => byName(first.name, second.name));
}

function getType(world: World, company: Account, id: number): ServiceType {
  const type = world.serviceTypes.get(id);
  if (type?.companyId !== company.id) throw notFound();
  return type;
}

/** Names are unique, since users could not distinguish two types of the same name. */
function checkName(world: World, company: Account, name: string, own?: ServiceType): void {
  const isTaken = listTypesFor(world, company).some(
    (type) => type !== own && toPlainName(type.name) === toPlainName(name),
  );
  if (isTaken) throw invalid({ field: "name", message: "Ya está en uso" });
}

const toPlainName = (name: string) => name.trim().toLowerCase();

function toServiceType({ id, name, active }: ServiceType): Schemas["ServiceType"] {
  return { id, name, active };
}
