import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Only the unit tests of the mutated code, which saves time. */
const areas = "session,tenant,forms,request,live,store,features/order-taxi,features/rules";

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { include: [`app/{${areas}}/**/*.test.{ts,tsx}`], testTimeout: 60_000 },
});
