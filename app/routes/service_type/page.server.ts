import type { Api } from "../../api/client.server.ts";
import { listServiceTypes, type ServiceType } from "../../api/service-types.server.ts";

const PAGE_SIZE = 10;

export type ServiceTypePage = { serviceTypes: ServiceType[]; page: number; pageCount: number };

export type ServiceTypesProps = ServiceTypePage & {
  /** How many types of this page we could not read. */
  leftOut: number;
  /** The open form, if any: `new`, or `edit-41`. */
  shown: string | null;
  /** The idempotency key of the form for a new type. */
  idempotencyKey: string;
  siteDomain: string | undefined;
};

/** Loads the last page if the number is too high, for example after a deletion. */
export async function loadPage(api: Api, page: number): Promise<ServiceTypePage> {
  const offset = (page - 1) * PAGE_SIZE;
  const { serviceTypes, total } = await listServiceTypes(api, { limit: PAGE_SIZE, offset });
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return page > pageCount ? loadPage(api, pageCount) : { serviceTypes, page, pageCount };
}
