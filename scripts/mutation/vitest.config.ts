import { defineConfig } from "vitest/config";

/** The unit tests of what is changed; the others would only take time. */
export default defineConfig({
  test: { include: ["app/{session,tenant,forms,http}/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
});
