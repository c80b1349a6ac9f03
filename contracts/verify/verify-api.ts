import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Pact } from "../pact-file.ts";

const verifier = createRequire(import.meta.url).resolve(
  "@pact-foundation/pact-cli/bin/pact-verifier.js",
);

const provider = "taxi-api";

export type Verification = {
  /** The API's address; what it has of a path stands before all that the panel asks for. */
  api: string;
  /** What of the API is verified; the broker's pacts where there is one. */
  pact: Pact | { broker: BrokerOptions };
  /** Sets up the states that the pact names, as Pact asks for it. */
  states?: string;
  /** Sent along with each request: `Name: value`. */
  headers?: string[];
  timeoutMs?: number;
};

export type BrokerOptions = {
  url: string;
  token?: string;
  username?: string;
  password?: string;
  /** Under which version of the API the results are told to the broker; nothing is told without one. */
  publishAs?: string;
  branch?: string;
};

export type Finding = { description: string; problems: string[] };

type Report = {
  interactionResults: { description: string; result: string }[];
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
};

type Mismatch = { path?: string; mismatch: string };

/** Asks the API for all that the pact says, with Pact's own verifier; what it finds of each interaction. */
export async function verifyApi(verification: Verification): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "parada-verify-"));
  try {
    const report = path.join(folder, "report.json");
    const said = await runVerifier([...toOptions(verification, folder), "--json", report]);
    if (!existsSync(report)) throw new Error(`The verifier found out nothing:\n${said}`);
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
    // The panel as it is developed, and as it runs wherever it runs.
    ...["--consumer-version-selectors", '{"mainBranch":true}'],
    ...["--consumer-version-selectors", '{"deployedOrReleased":true}'],
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

/** All that it said, which is for people; what it found is in its report. */
function runVerifier(options: string[]): Promise<string> {
  // It reads options from there too, which nobody has asked for here.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith("PACT_"));
  const child = spawn(process.execPath, [verifier, ...options], {
    env: Object.fromEntries(env) as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", () => resolve(said));
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

/** What is wrong with each entry of a list is said once. */
function summarize(mismatches: Mismatch[]): string[] {
  const counts = new Map<string, number>();
  for (const { path: place, mismatch } of mismatches) {
    const text = place ? `${place.replaceAll(/\[\d+\]/g, "[]")}: ${mismatch}` : mismatch;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count > 1 ? `${text} (${count} times)` : text));
}
