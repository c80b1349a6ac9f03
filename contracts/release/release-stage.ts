// For tests: an API that may change, released panels, and the programs of the package.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { documentPath } from "../../openapi/contract.ts";
import { makePackage } from "../make-package.mjs";
import { type Pact, readPact } from "../pact-file.ts";
import { runProgram } from "../run-program.ts";
import { type Answer, startAlteringProxy } from "../verify/altering-proxy.ts";
import { startVerifiedSandbox } from "../verify/verified-sandbox.ts";

/** Some interactions of the pact, so that a verification takes a second. */
function part(pattern: RegExp): Pact {
  const pact = readPact();
  const interactions = pact.interactions.filter(({ description }) => pattern.test(description));
  return { ...pact, interactions };
}

export const orders = part(/order of a taxi for now|service type/);
export const addresses = part(/saved address/);

/** The API of the next release says 200 where it said 201. */
export const answersOrdersWith200 = ({ method, path: place, status }: Answer) =>
  method === "POST" && place === "/services/" && status === 201 ? { status: 200 } : {};

export async function startRelease() {
  const { sandbox, states, close } = await startVerifiedSandbox();
  let change: ((answer: Answer) => Partial<Answer>) | undefined;
  const api = await startAlteringProxy(sandbox.origin, (answer) => change?.(answer));
  const folder = mkdtempSync(path.join(tmpdir(), "parada-release-"));
  const pacts = path.join(folder, "released");
  keep("1.3.0", addresses);
  keep("1.4.0", orders);
  // As the makers of an API run it.
  const built = path.resolve(import.meta.dirname, "../../build/can-release-test");
  const program = await makePackage(built);

  function keep(version: string, pact: Pact): void {
    const own = path.join(pacts, version);
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, "pact.json"), JSON.stringify(pact));
    cpSync(documentPath, path.join(own, "taxi-api.yaml"));
  }

  function run(command: string, options: string[], brokerUrl = "") {
    const env = { PACT_BROKER_BASE_URL: brokerUrl };
    return runProgram([process.execPath, program, command, ...options], { env });
  }

  return {
    /** The options that name the API and its state server. */
    address: ["--api", api.url, "--states", states.url],
    folder,
    /** The folder with the pacts of the released panels 1.3.0 and 1.4.0. */
    pacts,
    /** The API changes its answers so, until the next call. */
    changeTo(next?: typeof change): void {
      change = next;
    },
    /** Asks by the broker whether the API may be released. */
    askBroker: (brokerUrl: string, ...options: string[]) =>
      run("can-release", ["--broker", "--environment", "production", ...options], brokerUrl),
    /** Verifies the API as this version, and publishes the result. */
    verifyAs: (brokerUrl: string, version: string) =>
      run(
        "verify",
        ["--api", api.url, "--states", states.url, "--broker", "--publish", version],
        brokerUrl,
      ),
    /** Asks by the folder whether the API may be released. */
    askFolder: (...options: string[]) => run("can-release", ["--pacts", pacts, ...options]),
    /** Verifies the API against the current pact, with its report in a folder. */
    verifyInto: (results: string, ...options: string[]) =>
      run("verify", [
        ...["--api", api.url, "--states", states.url, "--api-version", "7.1.0"],
        ...["--report", results, ...options],
      ]),
    async close(): Promise<void> {
      await api.close();
      await close();
      for (const each of [folder, built]) rmSync(each, { recursive: true });
    },
  };
}
