// npm run contracts:verify: shows the makers of an API which screens of the panel it would break.
import { parseArgs } from "node:util";
import { nameOf, runCommand } from "../command-name.ts";
import { readPact } from "../pact-file.ts";
import { type BrokerPact, connectBroker, readBrokerAddress } from "./broker.ts";
import { isForWantOfState } from "./choose-interactions.ts";
import { readKnownValues } from "./known-values.ts";
import { ownVersion } from "./own-version.ts";
import { isBroken, isFatal, type Report, toText } from "./report.ts";
import { serveStates } from "./state-server.ts";
import { assertAnswers, provider } from "./verify-api.ts";
import { type PanelPact, verifyPacts } from "./verify-pacts.ts";
import { writeReports } from "./write-reports.ts";

const usage = `Usage: ${nameOf("verify")} --api <url> [options]

Sends every request of the panel to an API, and prints the screens that break with their mismatches.

  --api <url>        the API's address; by default TAXI_API_URL
  --states <url>     address of the server that sets up the pact's states (see contracts/README.md)
  --values <file>    values of states that need no setup, as JSON
  --read-only        sends only GET requests and sets up no state
  --group <name>     permalink of a group of the API, instead of the example's
  --only <regex>     verifies only interactions whose description matches
  --header <h: v>    header to send with each request; may be repeated
  --report <folder>  writes junit.xml, report.html and verification.json there
  --api-version <v>  the version of the API, for the report
  --broker           verifies the pacts of the broker at PACT_BROKER_BASE_URL, with PACT_BROKER_TOKEN, or
                     PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  --publish <v>      publishes the results to the broker for this version of the API
  --branch <name>    and for this branch
  --wip-since <day>  verifies the broker's work in progress since this day, too; it cannot fail
  --help             show this

Exits with 0 if nothing breaks, 1 if something does, and 2 if the verification could not run or left something out
for want of a state.`;

await runCommand("verify", run);

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
    const pacts = await readPacts(options);
    const report = await verifyPacts(pacts, {
      api,
      apiVersion: options["api-version"] ?? options.publish,
      states,
      group: options.group,
      headers: options.header,
      choice: {
        isReadOnly: isReadOnly ?? false,
        knows: (state, parameters) => known?.(state, parameters) !== undefined,
        only: options.only === undefined ? undefined : new RegExp(options.only),
      },
      onProgress: showProgress,
    });
    console.log(toText(report));
    if (options.report) writeReports(options.report, report);
    if (report.results.length === 0) throw new Error("There was nothing to verify");
    if (options.publish) await publish(pacts as BrokerPact[], report, options);
    if (report.results.some(isFatal)) return 1;
    return report.leftOut.some(isForWantOfState) ? 2 : 0;
  } finally {
    await own?.close();
  }
}

type Options = ReturnType<typeof readOptions>;

/** Whether the options leave interactions out, or change them. */
function isOfPart({ "read-only": isReadOnly, only, group }: Options): boolean {
  return isReadOnly === true || only !== undefined || group !== undefined;
}

async function readPacts(options: Options): Promise<PanelPact[]> {
  if (!options.broker) return [{ pact: readPact(), version: ownVersion() }];
  const broker = connectBroker(readBrokerAddress());
  const { branch, "wip-since": workInProgressSince } = options;
  return broker.readPacts(provider, { branch, workInProgressSince });
}

/** Publishes what each pact gave, with the screens that break, for the decision about a release. */
async function publish(pacts: BrokerPact[], report: Report, { publish, branch }: Options) {
  if (!report.isWhole) {
    console.error("Nothing is published, since interactions are left out");
    return;
  }
  const broker = connectBroker(readBrokerAddress());
  if (branch) await broker.recordBranch(provider, branch, publish ?? "");
  for (const pact of pacts) {
    const own = report.results.filter(({ panel }) => panel === pact.version);
    const tests = own.map(({ description, problems, operation, audiences, call }) => ({
      ...{ testDescription: description, success: problems.length === 0 },
      ...(problems.length > 0 && { operation, audiences, call, problems }),
    }));
    const isSuccess = !own.some(isBroken);
    await broker.publishResult(pact, { isSuccess, version: publish ?? "", details: { tests } });
  }
}

/** Rewrites one line of a terminal; a log gets a line now and then. */
function showProgress(count: number, total: number): void {
  const isLast = count === total;
  if (process.stderr.isTTY) {
    process.stderr.write(`\rVerified ${count} of ${total} interactions${isLast ? "\n" : ""}`);
  } else if (isLast || count % 50 === 0) {
    console.error(`Verified ${count} of ${total} interactions`);
  }
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
      "api-version": { type: "string" },
      "wip-since": { type: "string" },
      help: { type: "boolean" },
    },
  }).values;
}
