// Part of npm run build: compresses each browser file with the best brotli and gzip levels, beside the original.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What becomes smaller by being packed, as the panel serves it: app/middleware/precompressed-files.server.ts. */
const packable = /\.(js|css|svg)$/;

/** @param {string} folder */
export function packFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => packable.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
  }
}
