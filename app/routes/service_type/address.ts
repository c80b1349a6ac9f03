import { pathTo } from "../../paths.ts";

/** Pages count from 1. */
export const readPage = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 10_000);

/** `show` opens a form on the page. */
export const toPagePath = ({
  page,
  siteDomain,
  show,
}: {
  page: number;
  siteDomain: string | undefined;
  show?: string;
}): string =>
  pathTo("service_type", { query: { page: page > 1 ? page : undefined, show }, siteDomain });
