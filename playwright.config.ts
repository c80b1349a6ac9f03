import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/system-packages.mjs";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine loses a story now and then; the summary counts those that needed it.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // The panel streams nothing to what looks like a robot.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    // What it answers no story would see; its own say otherwise.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Nobody waits for what moves.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(process.env),
      args: [
        "--no-sandbox",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    { name: "js", grepInvert: /@no-js|@matrix/ },
    { name: "no-js", grepInvert: /@js|@matrix/, use: { javaScriptEnabled: false } },
    // What is looked at in every brand and language, where the others take turns.
    { name: "matrix", grep: /@matrix/ },
    { name: "screenshots", testMatch: "screenshots.ts" },
  ],
});
