// npm run mutation: changes what decides who may do what, a little at a time, and sees whether a test minds.

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  mutate: [
    "app/session/*.ts",
    "app/tenant/*.ts",
    "app/forms/*.server.ts",
    "app/forms/{read-reply,refused,too-many-tries,values}.ts",
    "app/request/errors.server.ts",
    "!**/*.test.ts",
    // A list of names, which is data.
    "!app/tenant/named-colours.ts",
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
