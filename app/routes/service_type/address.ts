import { pathTo } from "../../paths.ts";

/** `show` opens a form on the page. */
export const toListPath = ({
  page,
  siteDomain,
  show,
}: {
  page: number;
  siteDomain: string | undefined;
  show?: string;
}): string =>
  pathTo("service_type", { query: { page: page > 1 ? page : undefined, show }, siteDomain });
