// npm run mutation: mutates the code for access, sessions, forms and orders, and checks that a test fails.

export default {
  mutate: [
    "app/session/*.ts",
    "app/request/session/*.ts",
    "app/tenant/*.ts",
    "app/forms/*.server.ts",
    "app/forms/{use-form-reply,reply,values}.ts",
    "app/request/errors.server.ts",
    "app/features/order-taxi/{match-trip,order-taxi.server,placed-orders.server,run-order.server}.ts",
    "app/features/rules/find-broken.ts",
    "app/live/{hub,menu-counts,poll,topic}.server.ts",
    "app/store/{idempotency,idempotency-record,lease}.server.ts",
    "!**/*.test.ts",
  ],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "scripts/mutation/vitest.config.ts" },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  reporters: ["clear-text", "progress", "html"],
  htmlReporter: { fileName: "test-results/mutation.html" },
  tempDirName: ".cache/stryker",
  thresholds: { high: 90, low: 80, break: 75 },
};
