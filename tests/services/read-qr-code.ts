import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const program = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");

/** The text that a phone reads when it is pointed at the picture. */
export async function readQrCode(picture: Uint8Array): Promise<string> {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(program).buffer as ArrayBuffer } });
  const [found, ...others] = await readBarcodes(picture, { formats: ["QRCode"] });
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} codes`);
  return found.text;
}
