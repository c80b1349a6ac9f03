import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const folder = "public/build";
const script = readdirSync(folder).find((file) => /^manifest-[\w-]+\.js$/.test(file)) ?? "";
const source = readFileSync(`${folder}/${script}`);

async function get(acceptEncoding: string | undefined, method: "GET" | "HEAD" = "GET") {
  const { statusCode, headers, body } = await request(
    `http://127.0.0.1:${panel.port}/build/${script}`,
    { method, headers: acceptEncoding === undefined ? {} : { "accept-encoding": acceptEncoding } },
  );
  return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

describe("a built file", () => {
  it.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
    ["identity", undefined, (bytes: Buffer) => bytes],
    [undefined, undefined, (bytes: Buffer) => bytes],
  ])("for Accept-Encoding %s is sent as %s", async (accepted, coding, unpack) => {
    const { status, headers, bytes } = await get(accepted);
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(coding);
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript; charset=utf-8$/i);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(unpack(bytes).equals(source)).toBe(true);
  });

  it("answers a HEAD request with its headers and no body", async () => {
    const { headers, bytes } = await get("br", "HEAD");
    expect(headers["content-encoding"]).toBe("br");
    expect(bytes).toHaveLength(0);
  });

  it("is not found when it does not exist", async () => {
    const { statusCode, body } = await request(
      `http://127.0.0.1:${panel.port}/build/..%2f..%2fpackage.json`,
      { headers: { "accept-encoding": "br" } },
    );
    await body.dump();
    expect(statusCode).not.toBe(200);
  });
});

it("every file of a first page has a compressed version", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const loaded = files.filter((file) => /\.(js|css|svg)$/.test(file));
  expect(loaded.length).toBeGreaterThan(5);
  for (const file of loaded) {
    expect(files).toContain(`${file}.br`);
    expect(files).toContain(`${file}.gz`);
  }
});
