import { pathToResource } from "../../resources.ts";

/** The address of a file: the example, or the result of a table. */
export function toFilePath(
  file: `${"example" | "result"}.${"csv" | "xlsx"}`,
  { table, siteDomain }: { table?: string; siteDomain: string | undefined },
): string {
  return pathToResource("order_table_file", { params: { file }, query: { table }, siteDomain });
}
