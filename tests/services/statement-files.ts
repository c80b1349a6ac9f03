import { Readable } from "node:stream";
import readWorkbook from "read-excel-file/node";
import { request } from "undici";
import type { Panel } from "./panel.ts";
import type { Visitor } from "./visitor.ts";

/** A file as its bytes. */
export async function download(panel: Panel, visitor: Visitor, path: string): Promise<Buffer> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { body } = await request(`http://127.0.0.1:${panel.port}${path}`, {
    headers: { host: `cantalmar.localhost:${panel.port}`, cookie, "accept-language": "en" },
  });
  return Buffer.from(await body.arrayBuffer());
}

/** A workbook's sheets, by another library than its writer. */
export async function readSheets(panel: Panel, visitor: Visitor, path: string) {
  const bytes = await download(panel, visitor, path);
  return readWorkbook(Readable.from([bytes]));
}

/** The lines of a block: from its heading to the next empty line. */
export function linesBelow(rows: readonly (readonly unknown[])[], heading: string) {
  const from = rows.findIndex(([first]) => first === heading) + 1;
  const end = rows.findIndex((row, at) => at > from && (row[0] ?? "") === "");
  return rows.slice(from, end < 0 ? undefined : end);
}
