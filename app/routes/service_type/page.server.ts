import type { Api } from "../../api/client.server.ts";
import { listServiceTypes, type ServiceType } from "../../api/service-types.server.ts";

const PAGE_SIZE = 10;

export type ServiceTypePage = { serviceTypes: ServiceType[]; page: number; pageCount: number };

export type ServiceTypesProps = ServiceTypePage & {
  /** How many of this page could not be read. */
  leftOut: number;
  /** Which form is shown, if any: `new`, or `edit-41`. */
  shown: string | null;
  /** Tells this new form from the next one that is just like it. */
  pressing: string;
  siteDomain: string | undefined;
};

/** The last page where there are not so many: what was on it may have been deleted. */
export async function loadPage(api: Api, asked: number): Promise<ServiceTypePage> {
  const offset = (asked - 1) * PAGE_SIZE;
  const { serviceTypes, total } = await listServiceTypes(api, { limit: PAGE_SIZE, offset });
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return asked > pageCount ? loadPage(api, pageCount) : { serviceTypes, page: asked, pageCount };
}
