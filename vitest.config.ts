import { defineConfig } from "vitest/config";

const pactEnvironment = { PACT_DO_NOT_TRACK: "true" };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{openapi,sandbox,scripts}/**/*.test.ts",
            "app/**/*.test.{ts,tsx}",
            "tests/services/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "contracts",
          include: ["contracts/**/*.pact.test.ts"],
          globalSetup: "contracts/collect-pact.ts",
          env: pactEnvironment,
        },
      },
      {
        test: {
          name: "verify",
          include: ["contracts/**/*.test.ts"],
          exclude: ["contracts/**/*.pact.test.ts"],
          env: pactEnvironment,
        },
      },
    ],
  },
});
