import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The unit tests of what is changed; the others would only take time. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { include: ["app/{session,tenant,forms,http}/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
