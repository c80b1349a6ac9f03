// npm run contracts:verify: shows the makers of an API which screens of the panel it would break.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Pact, readPact } from "../pact-file.ts";
import { readBrokerPacts } from "./broker-pacts.ts";
import { type Choice, chooseInteractions, NO_STATE, NOT_ASKED } from "./choose-interactions.ts";
import { readKnownValues } from "./known-values.ts";
import { findOperation } from "./operations.ts";
import { findUnknownStates } from "./probe-states.ts";
import { isBroken, type Report, toHtml, toJunit, toText } from "./report.ts";
import { findScreens } from "./screens.ts";
import { serveStates } from "./state-server.ts";
import { type BrokerOptions, type Finding, type Verification, verifyApi } from "./verify-api.ts";

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
  const { api, values, "read-only": isReadOnly } = options;
  if (!api) throw new Error("--api is missing: the address of the API to verify");
  if (isOfPart(options) && options.publish)
    throw new Error("Only a whole pact gives a result to publish: leave --publish out");
  await assertAnswers(api);

  const known = values ? readKnownValues(values) : undefined;
  const own = known && (await serveStates(known));
  const states = isReadOnly ? own?.url : (options.states ?? own?.url);
  try {
    const choices = await chooseFromPacts(options, { known, states });
    const findings = await verifyChoices(api, choices, { options, states });
    const report = await toReport(api, choices, findings);
    console.log(toText(report));
    if (options.report) writeReports(options.report, report);
    if (report.results.length === 0) throw new Error("There was nothing to verify");
    if (report.results.some(isBroken)) return 1;
    return report.leftOut.some(({ reason }) => reason.startsWith(NO_STATE)) ? 2 : 0;
  } finally {
    await own?.close();
  }
}

type Options = ReturnType<typeof readOptions>;
type Choices = ReturnType<typeof chooseInteractions>[];

/** Whether the options leave interactions out, or change them. */
function isOfPart({ "read-only": isReadOnly, only, group }: Options): boolean {
  return isReadOnly === true || only !== undefined || group !== undefined;
}

/** Chooses from each pact what may be tried, whether the pact comes from the repository or from a broker. */
async function chooseFromPacts(
  options: Options,
  given: { known?: ReturnType<typeof readKnownValues>; states?: string },
): Promise<Choices> {
  const pacts = options.broker ? await readBrokerPacts(readBroker(options)) : [readPact()];
  const choice: Choice = {
    isReadOnly: options["read-only"] ?? false,
    knows: (state, parameters) => given.known?.(state, parameters) !== undefined,
    only: options.only === undefined ? undefined : new RegExp(options.only),
  };
  const choices: Choices = [];
  for (const pact of pacts.map((each) => nameGroup(each, options.group))) {
    const asked = chooseInteractions(pact, choice);
    const isSetUp = given.states !== undefined && !choice.isReadOnly;
    const unknownStates = isSetUp
      ? await findUnknownStates(asked.pact, given.states ?? "")
      : undefined;
    choices.push(chooseInteractions(pact, { ...choice, unknownStates }));
  }
  return choices;
}

async function verifyChoices(
  api: string,
  choices: Choices,
  { options, states }: { options: Options; states?: string },
): Promise<Finding[]> {
  const count = choices.reduce((sum, { pact }) => sum + pact.interactions.length, 0);
  console.error(`Verifying ${count} interactions …`);
  const verify = (pact: Verification["pact"]) =>
    verifyApi({ api, pact, states, headers: options.header });
  const isWhole = choices.every(({ leftOut }) => leftOut.length === 0);
  // Pact's verifier takes a broker's pacts whole, and publishes what they give.
  if (options.broker && isWhole) return verify({ broker: readBroker(options) });
  if (options.publish) console.error("Nothing is published, since interactions are left out");
  const findings: Finding[] = [];
  for (const { pact } of choices) {
    if (pact.interactions.length > 0) findings.push(...(await verify(pact)));
  }
  return findings;
}

async function toReport(api: string, choices: Choices, findings: Finding[]): Promise<Report> {
  const screens = await findScreens();
  const calls = new Map(
    choices.flatMap(({ pact }) =>
      pact.interactions.map(({ description, request }) => [description, request]),
    ),
  );
  const results = findings.map((finding) => {
    const call = calls.get(finding.description);
    const operation = findOperation(call);
    return {
      ...finding,
      call: call && `${call.method} ${call.path}`,
      operation,
      screens: screens.get(operation) ?? ["no screen"],
    };
  });
  const leftOut = choices.flatMap((choice) => choice.leftOut);
  return { api, results, leftOut: leftOut.filter(({ reason }) => reason !== NOT_ASKED) };
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

function nameGroup(pact: Pact, group: string | undefined): Pact {
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
