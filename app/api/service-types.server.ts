import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import type { PageRange } from "./pages.server.ts";

/** The labels by which a company sorts its trips. */
export type ServiceType = ReturnType<typeof toServiceType>;

export async function listServiceTypes(
  api: Api,
  query: PageRange,
): Promise<{ serviceTypes: ServiceType[]; total: number }> {
  const { service_types, total } = await api.call("listServiceTypes", { params: { query } });
  return { serviceTypes: service_types.map(toServiceType), total };
}

/** As many as a company is likely to have. */
const MOST_LISTED = 100;

/** The types that trips can be ordered with. */
export async function listActiveServiceTypes(api: Api): Promise<{ id: number; name: string }[]> {
  const { serviceTypes } = await listServiceTypes(api, { limit: MOST_LISTED, offset: 0 });
  return serviceTypes.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name }));
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
