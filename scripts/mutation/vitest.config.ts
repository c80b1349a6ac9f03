import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Only the unit tests of the mutated code, which saves time. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { include: ["app/{session,tenant,forms,request}/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
