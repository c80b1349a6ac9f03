import type { Api } from "./client.server.ts";

/** What a company tells its trips apart by. */
export type ServiceType = { id: number; name: string; isActive: boolean };

export type ServiceTypePage = { serviceTypes: ServiceType[]; total: number };

export async function listServiceTypes(
  api: Api,
  page: { limit: number; offset: number },
): Promise<ServiceTypePage> {
  const { service_types, total } = await api.call("listServiceTypes", { query: page });
  return {
    serviceTypes: service_types.map(({ id, name, active }) => ({ id, name, isActive: active })),
    total,
  };
}
