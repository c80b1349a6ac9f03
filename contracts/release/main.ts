// npm run contracts:can-release: answers whether a version of the API may be released while these panels are live.
import { parseArgs } from "node:util";
import { nameOf, runCommand } from "../command-name.ts";
import { connectBroker, readBrokerAddress } from "../verify/broker.ts";
import { assertAnswers, provider } from "../verify/verify-api.ts";
import { type PanelPact, verifyPacts } from "../verify/verify-pacts.ts";
import { writeReports } from "../verify/write-reports.ts";
import { askBroker } from "./ask-broker.ts";
import { type Answer, toText } from "./decision.ts";
import { decideByReports, readReleasedPacts, readReports } from "./released.ts";

const usage = `Usage: ${nameOf("can-release")} --api-version <v> | --api <url> (--live <versions> | --environment <name>)

Answers for each version of the panel that is live whether an API may be released: yes, or no with the screens that
break and for which users. What is not known is a no.

  --api-version <v>     decides by the verifications of this version of the API, in a broker or in --results
  --api <url>           verifies the API at this address now, with --states, --header and --group as for contracts:verify
  --report <folder>     and writes junit.xml, report.html and verification.json there, for --api-version if that is given
  --live <versions>     the versions of the panel that are live, separated by commas
  --environment <name>  asks the broker for the versions that are deployed to or released for this environment
  --broker              takes pacts and verifications from the broker at PACT_BROKER_BASE_URL
  --pacts <folder>      takes the pacts from this folder (contracts/released), with one folder for each version
  --results <folder>    takes verifications from the verification.json files below this folder
  --json                prints the answer as JSON
  --help                show this

Exits with 0 if every answer is yes, 1 if one is no, and 2 if the question could not be asked.`;

/** The version of an API that is verified at this moment. */
const NOW = "at this address";

await runCommand("can-release", run);

async function run(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(usage);
    return 0;
  }
  const { api, "api-version": apiVersion } = options;
  if (!api && !apiVersion) throw new Error("Name the API by --api-version or by --api");
  const live = await readLive(options);
  const answers = await decide(live, options);
  console.log(
    options.json ? JSON.stringify({ api, apiVersion, answers }, null, 2) : toText(answers),
  );
  return answers.every(({ isYes }) => isYes) ? 0 : 1;
}

type Options = ReturnType<typeof readOptions>;

async function readLive({ live, environment }: Options): Promise<string[]> {
  if (!live === !environment) throw new Error("Name the live panels by --live or by --environment");
  const versions = environment
    ? await connectBroker(readBrokerAddress()).readLiveVersions("parada-panel", environment)
    : (live ?? "").split(",").map((version) => version.trim());
  const named = [...new Set(versions.filter(Boolean))];
  // Without a live panel everything could be released, and a wrong name would look like that.
  if (named.length === 0) throw new Error("No live version of the panel is known");
  return named;
}

async function decide(live: string[], options: Options): Promise<Answer[]> {
  const { api, "api-version": apiVersion, broker, results } = options;
  if (!api && apiVersion && broker)
    return askBroker(connectBroker(readBrokerAddress()), { live, apiVersion });
  const pacts = await readPacts(live, options);
  if (!api && apiVersion) {
    if (!results)
      throw new Error("Without --broker the verifications come from --results <folder>");
    return decideByReports(live, { pacts, apiVersion, reports: readReports(results) });
  }
  await assertAnswers(api ?? "");
  const version = apiVersion ?? NOW;
  const report = await verifyPacts(pacts, {
    api: api ?? "",
    apiVersion: version,
    states: options.states,
    group: options.group,
    headers: options.header,
    choice: { isReadOnly: false, knows: () => false },
  });
  if (options.report) writeReports(options.report, report);
  return decideByReports(live, { pacts, apiVersion: version, reports: [report] });
}

async function readPacts(live: string[], { broker, pacts }: Options): Promise<PanelPact[]> {
  if (!broker) return readReleasedPacts(pacts, live);
  const found = await connectBroker(readBrokerAddress()).readPacts(provider, {});
  return found.filter(({ version }) => live.includes(version));
}

function readOptions() {
  return parseArgs({
    options: {
      api: { type: "string" },
      "api-version": { type: "string" },
      live: { type: "string" },
      environment: { type: "string" },
      broker: { type: "boolean" },
      pacts: { type: "string", default: "contracts/released" },
      results: { type: "string" },
      report: { type: "string" },
      states: { type: "string" },
      header: { type: "string", multiple: true },
      group: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
  }).values;
}
