import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { toCachedPage } from "./cached-page.server.ts";

const mark = "m".repeat(24);
const nonces = ["0123456789abcdefghij+/==", "zzzzzzzzzzzzzzzzzzzzzz=="];

const script = (nonce: string, code: string) => `<script nonce="${nonce}">${code}</script>`;
const words = Array.from({ length: 4000 }, (_, at) => `calle ${at % 97} número ${at} – ¡taxi! 🚕`);
const long = (nonce: string) =>
  [script(nonce, "a"), ...words, script(nonce, "b"), ...words, script(nonce, "a")].join("\n");

describe("a finished page", () => {
  it.each([
    ["with many places for a nonce", long],
    ["that begins and ends with one", (nonce: string) => `${nonce}page${nonce}`],
    ["with one right after the other", (nonce: string) => `<p>${nonce}${nonce}</p>`],
    ["without any", () => "<p>¡Hola!</p>"],
  ])("%s goes out with the nonce of its answer, packed and not", (_, draw) => {
    const page = toCachedPage(draw(mark), mark);
    for (const nonce of [...nonces, ...nonces]) {
      expect(`${page.fill(nonce)}`).toBe(draw(nonce));
      expect(`${gunzipSync(page.fillZipped(nonce) ?? "")}`).toBe(draw(nonce));
    }
  });

  it("is packed all the same, for all its places", () => {
    const page = toCachedPage(long(mark), mark);
    const size = page.fillZipped(nonces[0] ?? "")?.length ?? Number.NaN;
    expect(size).toBeLessThan(page.fill(nonces[0] ?? "").length / 4);
    expect(page.bytes).toBeGreaterThan(page.fill("").length);
  });

  it("with what stands for its places while it is packed goes out as it is", () => {
    const page = toCachedPage(`<p>\0</p>${mark}`, mark);
    expect(page.fillZipped(nonces[0] ?? "")).toBeUndefined();
    expect(`${page.fill(nonces[0] ?? "")}`).toBe(`<p>\0</p>${nonces[0]}`);
  });
});
