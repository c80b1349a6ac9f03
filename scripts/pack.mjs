// Part of npm run build: compresses each browser file with the best brotli and gzip levels, beside the original.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress as brotli, constants, gzip } from "node:zlib";

/** What becomes smaller by being packed, as the panel serves it: app/middleware/precompressed-files.server.ts. */
const packable = /\.(js|css|svg)$/;

const brotliCompress = promisify(brotli);
const gzipCompress = promisify(gzip);

/** @param {string} folder */
export async function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    files
      .filter((name) => packable.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const bytes = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${file}.gz`, await gzipCompress(bytes, { level: 9 }));
        writeFileSync(`${file}.br`, await brotliCompress(bytes, { params }));
      }),
  );
}
