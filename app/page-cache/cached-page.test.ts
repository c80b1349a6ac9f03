import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { toCachedPage } from "./cached-page.server.ts";

const mark = "m".repeat(24);
const nonces = ["0123456789abcdefghij+/==", "zzzzzzzzzzzzzzzzzzzzzz=="];

const script = (nonce: string, code: string) => `<script nonce="${nonce}">${code}</script>`;
const words = Array.from({ length: 4000 }, (_, at) => `calle ${at % 97} número ${at} – ¡taxi! 🚕`);
const long = (nonce: string) =>
  [script(nonce, "a"), ...words, script(nonce, "b"), ...words, script(nonce, "a")].join("\n");

describe("a cached page", () => {
  it.each([
    ["with many nonces", long],
    ["that begins and ends with a nonce", (nonce: string) => `${nonce}page${nonce}`],
    ["with two nonces in a row", (nonce: string) => `<p>${nonce}${nonce}</p>`],
    ["without a nonce", () => "<p>¡Hola!</p>"],
  ])("%s is filled with the nonce of the response, gzipped and not", (_, render) => {
    const page = toCachedPage(render(mark), mark);
    for (const nonce of [...nonces, ...nonces]) {
      expect(`${page.fill(nonce)}`).toBe(render(nonce));
      expect(`${gunzipSync(page.fillZipped(nonce) ?? "")}`).toBe(render(nonce));
    }
  });

  it("compresses well, even with many nonces", () => {
    const page = toCachedPage(long(mark), mark);
    const size = page.fillZipped(nonces[0] ?? "")?.length ?? Number.NaN;
    expect(size).toBeLessThan(page.fill(nonces[0] ?? "").length / 4);
    expect(page.bytes).toBeGreaterThan(page.fill("").length);
  });

  it("with a zero byte is sent uncompressed", () => {
    const page = toCachedPage(`<p>\0</p>${mark}`, mark);
    expect(page.fillZipped(nonces[0] ?? "")).toBeUndefined();
    expect(`${page.fill(nonces[0] ?? "")}`).toBe(`<p>\0</p>${nonces[0]}`);
  });
});
