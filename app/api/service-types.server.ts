import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import { type PageRange, walkPages } from "./pages.server.ts";

/** A label by which a company sorts its trips. */
export type ServiceType = ReturnType<typeof toServiceType>;

export async function listServiceTypes(
  api: Api,
  query: PageRange,
): Promise<{ serviceTypes: ServiceType[]; total: number }> {
  const { service_types, total } = await api.call("listServiceTypes", { params: { query } });
  return { serviceTypes: service_types.map(toServiceType), total };
}

export async function listAllServiceTypes(api: Api): Promise<ServiceType[]> {
  const pages = walkPages(async (range) => {
    const { serviceTypes: rows, total } = await listServiceTypes(api, range);
    return { rows, total };
  });
  const all: ServiceType[] = [];
  for await (const { rows } of pages) all.push(...rows);
  return all;
}

/** The types that trips can be ordered with. */
export async function listActiveServiceTypes(api: Api): Promise<{ id: number; name: string }[]> {
  const all = await listAllServiceTypes(api);
  return all.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }));
}

export async function createServiceType(
  api: Api,
  { name, isActive }: Omit<ServiceType, "id">,
  idempotencyKey: string,
): Promise<ServiceType> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  const body = { name, active: isActive };
  return toServiceType(await api.call("createServiceType", { params, body }));
}

/** A field that is left out does not change. */
export async function updateServiceType(
  api: Api,
  id: number,
  { name, isActive }: Partial<Omit<ServiceType, "id">>,
): Promise<ServiceType> {
  const body = { name, active: isActive };
  return toServiceType(await api.call("updateServiceType", { params: { path: { id } }, body }));
}

/** Trips with this type keep its name. */
export async function deleteServiceType(api: Api, id: number): Promise<void> {
  await api.call("deleteServiceType", { params: { path: { id } } });
}

function toServiceType({ id, name, active }: components["schemas"]["ServiceType"]) {
  return { id, name, isActive: active };
}
