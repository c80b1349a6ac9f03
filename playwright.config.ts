import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/system-packages.mjs";

/** Their pages have no script, so a run with scripts and one without would see the same. */
const withoutScripts = ["console.spec.ts", "studio.full.spec.ts"];

/** What else only `npm run test:full` runs: rarer states of the screens. */
const isFull = Boolean(process.env.TEST_FULL);
const skipped = isFull ? [] : ["*.full.spec.ts"];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: true,
  // Far more than any story needs: what is slow on a busy machine is not wrong.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // The panel streams nothing to what looks like a robot.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    // Stories could not see or hold the requests that it answers. Its own stories allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // No story waits for an animation.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(process.env),
      args: [
        "--no-sandbox",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        // Pages of one site share a process, which has already compiled their scripts.
        "--process-per-site",
      ],
    },
  },
  projects: [
    {
      name: "js",
      testIgnore: skipped,
      grepInvert: isFull ? /@no-js|@matrix/ : /@no-js|@matrix|@full/,
    },
    // Only what is different without scripts, and the main way of most tasks: the HTTP tests send the forms too.
    {
      name: "no-js",
      testIgnore: isFull ? [] : [...skipped, ...withoutScripts],
      grep: isFull ? undefined : /@main|@no-js/,
      grepInvert: isFull ? /@js|@matrix/ : /@js|@matrix|@full|@no-js-matrix/,
      use: { javaScriptEnabled: false },
    },
    // Every view in all brands and languages, which take turns over the other stories.
    { name: "matrix", grep: /@matrix(?!-)/ },
    // All other combinations of the matrix, which only a machine of its own has the hours for.
    { name: "matrix-rest", grep: /@matrix-rest/ },
    { name: "screenshots", testMatch: "screenshots.ts" },
    // A run of some leaves the evidence of the others' failures.
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
});
