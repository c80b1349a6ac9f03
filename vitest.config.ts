import { configDefaults, defineConfig } from "vitest/config";

const pactEnvironment = { PACT_DO_NOT_TRACK: "true" };

const { exclude } = configDefaults;
/** Long tests and many variants of one are for `npm run test:full`. */
if (!process.env.TEST_FULL) exclude.push("**/*.full.test.ts");

/** Far more than any test needs: what is slow on a busy machine is not wrong. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    maxWorkers: "100%",
    tags: [{ name: "full", description: "What only npm run test:full shows." }],
    projects: [
      {
        test: {
          name: "unit",
          testTimeout,
          // Loading the modules anew for each file would take a third of the time.
          isolate: false,
          include: [
            "{openapi,scripts}/**/*.test.ts",
            "app/**/*.test.{ts,tsx}",
            "tests/services/**/*.test.ts",
          ],
          exclude,
        },
      },
      {
        test: {
          name: "sandbox",
          testTimeout,
          isolate: false,
          include: ["sandbox/**/*.test.ts"],
          exclude,
        },
      },
      {
        test: {
          name: "contracts",
          testTimeout,
          isolate: false,
          include: ["contracts/**/*.pact.test.ts"],
          globalSetup: "contracts/collect-pact.ts",
          env: pactEnvironment,
        },
      },
      {
        test: {
          name: "verify",
          testTimeout,
          isolate: false,
          include: ["contracts/**/*.test.ts"],
          exclude: [...exclude, "contracts/**/*.pact.test.ts"],
          env: pactEnvironment,
        },
      },
      {
        test: {
          name: "http",
          isolate: false,
          include: ["tests/http/**/*.test.ts"],
          exclude,
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "endurance",
          include: ["tests/endurance/**/*.test.ts"],
          // Each file measures the whole machine.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
