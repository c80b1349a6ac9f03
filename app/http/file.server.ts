/** A file to be saved, and not shown in the place of the page. */
function fileResponse(
  body: string | Blob,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      // The names are ours, and of plain letters.
      "Content-Disposition": `attachment; filename="${name}"`,
      // What is saved need not be kept once more.
      "Cache-Control": "private, no-store",
    },
  });
}

export const csvResponse = (name: string, csv: string): Response =>
  fileResponse(csv, { name: `${name}.csv`, type: "text/csv; charset=utf-8" });
