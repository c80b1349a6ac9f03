// npm test: runs all checks. Plain Node, since it installs the rest.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, constants, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./install.mjs";
import { findNode24 } from "./node-24.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";
import { toolsDirectory } from "./tools.mjs";

const usage = `Usage: npm test [-- --fast | --full]

  --fast   only the quick steps (npm run check)
  --full   also every screen in every language, and the long tests (npm run test:full)
  --help   show this`;

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command what Node runs
 * @property {boolean} fast whether --fast runs it too
 * @property {boolean} [full] whether only --full runs it
 * @property {string} [report] where Vitest or Playwright writes its results; without one, the step is one check
 * @property {Record<string, string>} [env]
 * @property {string} [node] which Node runs it, if not the one that runs this
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, seconds: number } & Counts} Result
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const colours = wantsColours();
const reports = mkdtempSync(path.join(tmpdir(), "parada-test-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

const { fast, full, help } = readOptions();

/**
 * Independent steps, which run in parallel, as many as there are cores.
 * @type {Step[]}
 */
const checks = [
  // The longest first, so that no core waits for it in the end.
  { ...vitest("verify"), fast: false },
  { ...vitest("unit"), fast: true },
  // The other suites see its answers too, and whether they keep to the document.
  { ...vitest("sandbox"), fast: false, full: true },
  // The suites use the built panel.
  { name: "build", command: ["scripts/build.mjs"], fast: false },
  {
    name: "types",
    // The other steps use the other cores, and one thread takes half the CPU.
    command: [
      "node_modules/typescript-7/bin/tsc",
      "--singleThreaded",
      ...(colours ? ["--pretty"] : []),
    ],
    fast: true,
  },
  {
    name: "lint",
    command: [
      "node_modules/@biomejs/biome/bin/biome",
      "ci",
      "--error-on-warnings",
      `--colors=${colours ? "force" : "off"}`,
      ".",
    ],
    fast: true,
  },
  {
    name: "boundaries",
    command: [
      "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
      "--config",
      ".dependency-cruiser.cjs",
      ".",
    ],
    fast: true,
  },
  {
    name: "openapi",
    command: ["--import", "tsx", "scripts/openapi.ts", "--check"],
    fast: true,
  },
  {
    // Type coverage: the share of code without `any`.
    name: "typed",
    command: [
      "scripts/tools/node_modules/type-coverage/bin/type-coverage",
      ...["--project", "tsconfig.json", "--at-least", "99"],
    ],
    fast: false,
    full: true,
  },
  {
    name: "texts",
    command: ["--import", "tsx", "scripts/texts/main.ts", "--check"],
    fast: true,
  },
  {
    name: "configuration",
    command: ["--import", "tsx", "scripts/configuration.ts", "--check"],
    fast: true,
  },
  // The panel's side of the pact; "verify" is the API's.
  { ...vitest("contracts"), fast: false },
];

/**
 * Steps that need the machine for themselves and run in sequence.
 * @type {Step[]}
 */
const suites = [
  // These tests mostly wait, so one more worker than cores pays off.
  { ...vitest("http", `--maxWorkers=${availableParallelism() + 1}`), fast: false },
  { ...stories("js", "no-js"), fast: false },
  { ...stories("matrix"), fast: false, full: true },
  { ...vitest("endurance"), fast: false, full: true },
];

if (help) {
  console.log(usage);
} else {
  ensureInstalled();
  if (full) ensureInstalled(toolsDirectory);
  ensureSystemPackages({ full });
  const node = full ? findNode24() : undefined;
  // On the image's Node: what users see, and what the panel does.
  if (node)
    suites.push({ ...vitest("http"), name: "http on Node 24", fast: false, full: true, node });
  const chosen = (/** @type {Step} */ step) => (step.fast || !fast) && (full || !step.full);
  const results = [
    ...(await runTogether(checks.filter(chosen))),
    ...(await runInTurn(suites.filter(chosen))),
  ];
  summarize(results);
}

/**
 * @param {string} project
 * @param {string[]} options
 */
function vitest(project, ...options) {
  const report = path.join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const run = ["node_modules/vitest/vitest.mjs", "run", "--project", project];
  if (!full) run.push("--tags-filter=!full");
  const command = [...run, ...reporters, ...options];
  return { name: project, command, report };
}

/** @param {string[]} projects */
function stories(...projects) {
  const report = path.join(reports, `stories-${projects[0]}.json`);
  const options = [...projects.map((project) => `--project=${project}`), "--reporter=dot,json"];
  return {
    name: `stories (${projects.join(", ")})`,
    command: ["node_modules/@playwright/test/cli.js", "test", ...options],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
  };
}

/** @param {Step[]} steps */
async function runTogether(steps) {
  /** @type {Result[]} */
  const results = [];
  const waiting = steps.entries();
  const work = async () => {
    for (const [index, step] of waiting) {
      const { output, ...result } = await run(step, "pipe");
      heading(`${step.name} (${formatSeconds(result.seconds)})`);
      process.stdout.write(output);
      results[index] = result;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/** @param {Step[]} steps */
async function runInTurn(steps) {
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    heading(step.name);
    const { output: _, ...result } = await run(step, "inherit");
    results.push(result);
  }
  return results;
}

/**
 * @param {Step} step
 * @param {"pipe" | "inherit"} stdio
 * @returns {Promise<Result & { output: string }>}
 */
function run({ name, command, report, env, node = process.execPath }, stdio) {
  const started = performance.now();
  const child = spawn(node, command, {
    cwd: root,
    env: { ...childEnvironment(), ...(full && { TEST_FULL: "1" }), ...env },
    stdio: ["ignore", stdio, stdio],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on("close", (code) => {
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      const counts = report ? countTests(report, code === 0) : countCheck(code === 0);
      resolve({ name, seconds, output, ...counts });
    });
  });
}

/**
 * @param {boolean} ok
 * @returns {Counts}
 */
function countCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * @param {string} report
 * @param {boolean} ok
 * @returns {Counts}
 */
function countTests(report, ok) {
  if (!existsSync(report)) return countCheck(false);
  const results = JSON.parse(readFileSync(report, "utf8"));
  return results.stats ? countStories(results, ok) : countVitest(results, ok);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, skipped: number } }} results
 * @param {boolean} ok
 * @returns {Counts}
 */
function countStories({ stats: { expected, unexpected, skipped } }, ok) {
  return { passed: expected, failed: unexpected || (ok ? 0 : 1), skipped };
}

/**
 * @param {any} results
 * @param {boolean} ok
 * @returns {Counts}
 */
function countVitest(results, ok) {
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = results.testResults;
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return {
    passed: results.numPassedTests,
    // A file that does not load counts as one test; so does an error outside of all files.
    failed: results.numFailedTests + brokenFiles.length || (ok ? 0 : 1),
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

/** @param {Result[]} results */
function summarize(results) {
  heading("summary");
  for (const { name, seconds, failed } of results) {
    console.log(
      `${name.padEnd(20)}${formatSeconds(seconds).padStart(8)}  ${failed ? "failed" : "ok"}`,
    );
  }
  const total = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total("skipped") ? `, ${total("skipped")} skipped` : "";
  console.log(`${total("passed")} passed, ${total("failed")} failed${skipped}`);
  if (total("failed") > 0) process.exitCode = 1;
}

/** @param {string} text */
function heading(text) {
  console.log(colours ? `\n\x1b[1m── ${text}\x1b[0m` : `\n── ${text}`);
}

/** @param {number} seconds */
function formatSeconds(seconds) {
  return `${seconds.toFixed(1)} s`;
}

function wantsColours() {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== "0";
  return process.stdout.isTTY;
}

/** The steps write to a pipe and cannot see the terminal; Node warns where both names are set. */
function childEnvironment() {
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...environment } = process.env;
  return { ...environment, ...(colours ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }) };
}

function readOptions() {
  try {
    const options = /** @type {const} */ ({
      fast: { type: "boolean" },
      full: { type: "boolean" },
      help: { type: "boolean" },
    });
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message.split(".")[0]}. See npm test -- --help`);
    process.exit(2);
  }
}
