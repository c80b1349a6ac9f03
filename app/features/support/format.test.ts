import { expect, test } from "vitest";
import { formatSize } from "./format.server.ts";

test.each([
  [0, "en", "1 kB"],
  [700, "es", "1 kB"],
  [300_000, "en", "293 kB"],
  [4 * 1024 * 1024, "en", "4 MB"],
  [1_600_000, "es", "1,5 MB"],
] as const)("formats %i bytes in %s as %s", (bytes, language, formatted) => {
  expect(formatSize(bytes, language).replace(/\s/, " ")).toBe(formatted);
});
