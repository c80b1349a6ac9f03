// npm run contracts:verify: shows the makers of an API which screens of the panel it would break.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readPact } from "../pact-file.ts";
import { chooseInteractions } from "./choose-interactions.ts";
import { readKnownValues } from "./known-values.ts";
import { findOperation } from "./operations.ts";
import { isBroken, type Report, toHtml, toJunit, toText } from "./report.ts";
import { findScreens } from "./screens.ts";
import { serveStates } from "./state-server.ts";
import { type BrokerOptions, verifyApi } from "./verify-api.ts";

const usage = `Usage: npm run contracts:verify -- --api <url> [options]

Sends every request of the panel to an API, and prints the screens that break with their mismatches.

  --api <url>        the API's address
  --states <url>     address of the server that sets up the pact's states (see contracts/README.md)
  --values <file>    values of states that need no setup, as JSON
  --read-only        sends only GET requests and sets up no state
  --group <name>     permalink of a group of the API, instead of the example's
  --only <regex>     verifies only interactions whose description matches
  --header <h: v>    header to send with each request; may be repeated
  --report <folder>  writes junit.xml and report.html there
  --broker           verifies the pacts of the broker at PACT_BROKER_BASE_URL, with PACT_BROKER_TOKEN, or
                     PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  --publish <v>      publishes the results to the broker for this version of the API
  --branch <name>    and for this branch
  --help             show this

Exits with 0 if nothing breaks, 1 if something does, and 2 if the verification could not run.`;

const exampleGroup = "radio-taxi-cantalmar";

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`${(error as Error).message}\n\nSee npm run contracts:verify -- --help`);
  process.exitCode = 2;
}

async function run(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const { api, values, broker } = options;
  if (!api) throw new Error("--api is missing: the address of the API to verify");
  await assertAnswers(api);

  const known = values ? readKnownValues(values) : undefined;
  const isReadOnly = options["read-only"] ?? false;
  const { pact, leftOut } = chooseInteractions(readPactFor(options.group), {
    isReadOnly,
    knows: (state, parameters) => known?.(state, parameters) !== undefined,
    only: options.only === undefined ? undefined : new RegExp(options.only),
  });
  const own = known && (await serveStates(known));
  const findings = await verifyApi({
    api,
    pact: broker ? { broker: readBroker(options) } : pact,
    states: isReadOnly ? own?.url : (options.states ?? own?.url),
    headers: options.header,
  }).finally(() => own?.close());

  const screens = await findScreens();
  const results = findings.map((finding) => {
    const operation = findOperation(pact, finding.description);
    return { ...finding, operation, screens: screens.get(operation) ?? ["no screen"] };
  });
  const report = {
    api,
    results,
    leftOut: leftOut.filter(({ reason }) => reason !== "not asked for"),
  };
  console.log(toText(report));
  if (options.report) writeReports(options.report, report);
  if (results.length === 0) throw new Error("There was nothing to verify");
  return results.some(isBroken) ? 1 : 0;
}

function readOptions() {
  return parseArgs({
    options: {
      api: { type: "string", default: process.env.TAXI_API_URL },
      states: { type: "string" },
      values: { type: "string" },
      "read-only": { type: "boolean" },
      group: { type: "string" },
      only: { type: "string" },
      header: { type: "string", multiple: true },
      report: { type: "string" },
      broker: { type: "boolean" },
      publish: { type: "string" },
      branch: { type: "string" },
      help: { type: "boolean" },
    },
  }).values;
}

function readPactFor(group: string | undefined) {
  const pact = readPact();
  if (group === undefined) return pact;
  return JSON.parse(JSON.stringify(pact).replaceAll(exampleGroup, group));
}

function readBroker({ publish, branch }: { publish?: string; branch?: string }): BrokerOptions {
  const { env } = process;
  if (!env.PACT_BROKER_BASE_URL) throw new Error("PACT_BROKER_BASE_URL is missing");
  return {
    url: env.PACT_BROKER_BASE_URL,
    token: env.PACT_BROKER_TOKEN,
    username: env.PACT_BROKER_USERNAME,
    password: env.PACT_BROKER_PASSWORD,
    publishAs: publish,
    branch,
  };
}

/** Accepts any status. Without this check an unreachable API would break every interaction. */
async function assertAnswers(api: string): Promise<void> {
  try {
    await fetch(api, { signal: AbortSignal.timeout(10_000) });
  } catch (cause) {
    throw new Error(`Nothing answers at ${api}`, { cause });
  }
}

function writeReports(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "junit.xml"), toJunit(report));
  writeFileSync(path.join(folder, "report.html"), toHtml(report));
}
