import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Pact } from "../pact-file.ts";

const verifier = createRequire(import.meta.url).resolve(
  "@pact-foundation/pact-cli/bin/pact-verifier.js",
);

export const provider = "taxi-api";

/** The panel's main branch, and every version that is deployed or released. */
export const selectors = [{ mainBranch: true }, { deployedOrReleased: true }];

export type Verification = {
  /** The API's address; its path is the prefix of every request. */
  api: string;
  /** The pact to verify, or the broker that holds the pacts. */
  pact: Pact | { broker: BrokerOptions };
  /** The address of the server that sets up provider states. */
  states?: string;
  /** Headers to send with each request: `Name: value`. */
  headers?: string[];
  timeoutMs?: number;
};

export type BrokerOptions = {
  url: string;
  token?: string;
  username?: string;
  password?: string;
  /** The version of the API that the broker gets results for; without one, none are published. */
  publishAs?: string;
  branch?: string;
};

export type Finding = { description: string; problems: string[] };

type Report = {
  interactionResults: { description: string; result: string }[];
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
};

type Mismatch = { path?: string; mismatch: string };

/** Verifies the API against the pact with Pact's own verifier and returns the findings for each interaction. */
export async function verifyApi(verification: Verification): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "parada-verify-"));
  try {
    const report = path.join(folder, "report.json");
    const output = await runVerifier([...toOptions(verification, folder), "--json", report]);
    if (!existsSync(report)) throw new Error(`The verifier wrote no report:\n${output}`);
    return toFindings(JSON.parse(readFileSync(report, "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toOptions(verification: Verification, folder: string): string[] {
  const { api, pact, states, headers = [], timeoutMs = 10_000 } = verification;
  const { protocol, hostname, port, pathname } = new URL(api);
  return [
    ...("broker" in pact ? toBrokerOptions(pact.broker) : ["--file", writePact(pact, folder)]),
    ...["--provider-name", provider, "--hostname", hostname, "--transport", protocol.slice(0, -1)],
    ...(port ? ["--port", port] : []),
    ...(pathname === "/" ? [] : ["--base-path", pathname.replace(/\/$/, "")]),
    ...(states ? ["--state-change-url", states, "--state-change-teardown"] : []),
    ...headers.flatMap((header) => ["--header", header.replace(/:\s*/, "=")]),
    ...["--request-timeout", `${timeoutMs}`, "--no-colour", "--loglevel", "error"],
  ];
}

function toBrokerOptions({ url, token, username, password, publishAs, branch }: BrokerOptions) {
  return [
    ...["--broker-url", url],
    ...selectors.flatMap((selector) => ["--consumer-version-selectors", JSON.stringify(selector)]),
    ...(token ? ["--token", token] : []),
    ...(username ? ["--user", username, "--password", password ?? ""] : []),
    ...(publishAs ? ["--publish", "--provider-version", publishAs] : []),
    ...(publishAs && branch ? ["--provider-branch", branch] : []),
  ];
}

function writePact(pact: Pact, folder: string): string {
  const file = path.join(folder, "pact.json");
  writeFileSync(file, JSON.stringify(pact));
  return file;
}

/** Resolves with the verifier's output, which is for people; the findings are in its report file. */
function runVerifier(options: string[]): Promise<string> {
  // The verifier also reads options from PACT_* variables, and these would override ours.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith("PACT_"));
  const child = spawn(process.execPath, [verifier, ...options], {
    env: Object.fromEntries(env) as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", () => resolve(output));
  });
}

function toFindings({ interactionResults, errors }: Report): Finding[] {
  return interactionResults.map(({ description, result }) => {
    const own = errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`));
    const problems = own.flatMap(({ mismatch }) =>
      mismatch.mismatches ? summarize(mismatch.mismatches) : [mismatch.message ?? "it failed"],
    );
    return { description, problems: result === "OK" ? [] : problems };
  });
}

/** Merges mismatches that repeat for each entry of a list. */
function summarize(mismatches: Mismatch[]): string[] {
  const counts = new Map<string, number>();
  for (const { path: place, mismatch } of mismatches) {
    const text = place ? `${place.replaceAll(/\[\d+\]/g, "[]")}: ${mismatch}` : mismatch;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text));
}
