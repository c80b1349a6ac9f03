import { writeXlsxStream } from "hucre/xlsx";

/** A workbook of one sheet. All texts are cells of text, so a spreadsheet calculates none of them. */
export function writeWorkbook(name: string, rows: (string | number)[][]) {
  const stream = writeXlsxStream(rows, { name });
  return {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    chunks: stream as AsyncIterable<Uint8Array> & typeof stream,
  };
}
