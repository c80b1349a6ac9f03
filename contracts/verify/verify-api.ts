import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Contract } from "../../openapi/contract.ts";
import { type Interaction, listNeededValues, type Pact } from "../pact-file.ts";
import { type Judgement, judge, type Mismatch } from "./judge.ts";
import { type Exchange, INTERACTION_HEADER, startRecordingProxy } from "./recording-proxy.ts";
import { type Setup, startStateRelay } from "./state-relay.ts";

const verifier = createRequire(import.meta.url).resolve(
  "@pact-foundation/pact-cli/bin/pact-verifier.js",
);

export const provider = "taxi-api";

export type Verification = {
  /** The API's address; its path is the prefix of every request. */
  api: string;
  pact: Pact;
  /** The document of the pact's version. */
  contract?: Contract;
  /** The address of the server that sets up provider states. */
  states?: string;
  /** Headers to send with each request: `Name: value`. */
  headers?: string[];
  timeoutMs?: number;
  /** Called with the number of answers so far. */
  onAnswer?: (count: number) => void;
};

export type Finding = Judgement & {
  description: string;
  exchange?: Exchange;
  /** Why it could not be verified: a state was not set up, or returned too little. */
  unready?: string;
};

type Report = {
  interactionResults: { description: string; result: string }[];
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
};

/** Verifies the API against the pact with Pact's own verifier and returns the findings for each interaction. */
export async function verifyApi(verification: Verification): Promise<Finding[]> {
  const { api, onAnswer, states, timeoutMs = 10_000 } = verification;
  const folder = mkdtempSync(path.join(tmpdir(), "parada-verify-"));
  const relay = states === undefined ? undefined : await startStateRelay(states);
  const proxy = await startRecordingProxy(api, { timeoutMs, takeSetup: relay?.take, onAnswer });
  try {
    const report = path.join(folder, "report.json");
    const options = toOptions(
      { ...verification, states: relay?.url, timeoutMs },
      folder,
      proxy.port,
    );
    const output = await runVerifier([...options, "--json", report]);
    if (!existsSync(report)) throw new Error(`The verifier wrote no report:\n${output}`);
    return toFindings(verification, JSON.parse(readFileSync(report, "utf8")), proxy.exchanges);
  } finally {
    await proxy.close();
    await relay?.close();
    rmSync(folder, { recursive: true });
  }
}

function toOptions(
  { pact, states, headers = [], timeoutMs = 0 }: Verification,
  folder: string,
  port: number,
): string[] {
  return [
    ...["--file", writePact(pact, folder), "--provider-name", provider],
    ...["--hostname", "127.0.0.1", "--transport", "http", "--port", `${port}`],
    ...(states ? ["--state-change-url", states, "--state-change-teardown"] : []),
    ...headers.flatMap((header) => ["--header", header.replace(/:\s*/, "=")]),
    // The proxy gives up first, and knows why.
    ...["--request-timeout", `${timeoutMs + 2_000}`, "--no-colour", "--loglevel", "error"],
  ];
}

function writePact(pact: Pact, folder: string): string {
  const interactions = pact.interactions.map(({ request, ...rest }, at) => ({
    ...rest,
    request: { ...request, headers: { ...request.headers, [INTERACTION_HEADER]: [`${at}`] } },
  }));
  const file = path.join(folder, "pact.json");
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
}

/** Resolves with the verifier's output, which is for people; the findings are in its report file. */
function runVerifier(options: string[]): Promise<string> {
  // The verifier also reads options from PACT_* variables, and these would override ours.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith("PACT_"));
  const child = spawn(process.execPath, [verifier, ...options], {
    env: Object.fromEntries([...env, ["PACT_DO_NOT_TRACK", "true"]]) as NodeJS.ProcessEnv,
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

function toFindings(
  { pact, contract }: Verification,
  { errors }: Report,
  exchanges: ReadonlyMap<string, Exchange>,
): Finding[] {
  return pact.interactions.map((interaction, at) => {
    const { description } = interaction;
    const exchange = exchanges.get(`${at}`);
    const unready = findUnready(interaction, exchange?.setup);
    if (unready) return { description, exchange, unready, problems: [], lacks: [] };
    const own = errors.filter((error) => error.interaction.endsWith(` - ${description}`));
    const mismatches = own.flatMap(({ mismatch }) => mismatch.mismatches ?? []);
    const failures = own
      .filter(({ mismatch }) => !mismatch.mismatches)
      .map(({ mismatch }) => exchange?.failure ?? mismatch.message ?? "it failed");
    const { problems, lacks } = judge(interaction, mismatches, { exchange, contract });
    return { description, problems: [...failures, ...problems], lacks, exchange };
  });
}

/** Accepts any status. Without this check an unreachable API would break every interaction. */
export async function assertAnswers(api: string): Promise<void> {
  try {
    await fetch(api, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
  } catch (cause) {
    throw new Error(`Nothing answers at ${api}`, { cause });
  }
}

/** A request with an example in place of a value would be refused, and say nothing about the API. */
function findUnready({ request }: Interaction, setup: Setup | undefined): string | undefined {
  if (!setup) return undefined;
  if (setup.failures.length > 0) return setup.failures.join(", ");
  // Without a permalink the example's group, or that of --group, stays.
  const missing = listNeededValues(request).filter(
    (name) => name !== "permalink" && !setup.returned.has(name),
  );
  return missing.length > 0 ? `none returned ${[...new Set(missing)].join(", ")}` : undefined;
}
