import { withSiteDomain } from "../../paths.ts";

/** The address of a file: the example, or the result of a table. */
export function toFilePath(
  file: `${"example" | "result"}.${"csv" | "xlsx"}`,
  { table, siteDomain }: { table?: string; siteDomain: string | undefined },
): string {
  const path = `/request/table/file/${file}`;
  return withSiteDomain(table ? `${path}?table=${table}` : path, siteDomain);
}
