import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { createContract, loadDocument } from "../../openapi/contract.ts";
import { readPact } from "../pact-file.ts";
import { hashPact } from "../verify/hash-pact.ts";
import type { PanelPact } from "../verify/verify-pacts.ts";
import { type Answer, no, noBecauseOf, yes } from "./decision.ts";

const PACT = "pact.json";
const DOCUMENT = "taxi-api.yaml";

const reportSchema = z.object({
  apiVersion: z.string().optional(),
  date: z.iso.datetime(),
  isWhole: z.boolean(),
  pacts: z.array(z.object({ version: z.string(), hash: z.string() })),
  results: z.array(
    z.object({
      panel: z.string(),
      operation: z.string(),
      call: z.string(),
      audiences: z.array(z.object({ users: z.array(z.string()), screens: z.array(z.string()) })),
      problems: z.array(z.string()),
    }),
  ),
  leftOut: z.array(
    z.object({ panel: z.string(), reason: z.string(), isOptional: z.boolean().optional() }),
  ),
});

type Report = z.infer<typeof reportSchema>;

/** The pacts of the live versions, each with its document, where the folder has them. */
export function readReleasedPacts(folder: string, live: string[]): PanelPact[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder} with released pacts`);
  return live
    .filter((version) => isVersion(version) && existsSync(path.join(folder, version, PACT)))
    .map((version) => ({
      version,
      pact: readPact(path.join(folder, version, PACT)),
      contract: createContract(loadDocument(path.join(folder, version, DOCUMENT))),
    }));
}

/** A version names a folder, and no path. */
export const isVersion = (text: string): boolean => /^[\w][\w.+-]*$/.test(text);

/** Every verification below a folder. */
export function readReports(folder: string): Report[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new Error(`There is no folder ${folder} with verifications`);
  }
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "verification.json")
    .map((name) => {
      const file = path.join(folder, name);
      const { data, error } = reportSchema.safeParse(readJson(file));
      if (!data) throw new Error(`${file} is no verification of this verifier: ${error.message}`);
      return data;
    });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} is no JSON`, { cause });
  }
}

/** Decides by verifications of an API's version; the latest one of each pact counts. */
export function decideByReports(
  live: string[],
  { pacts, apiVersion, reports }: { pacts: PanelPact[]; apiVersion: string; reports: Report[] },
): Answer[] {
  return live.map((panel) => {
    const released = pacts.find(({ version }) => version === panel);
    if (!released) return no(panel, "its pact is not known here");
    const hash = hashPact(released.pact);
    const ofVersion = reports.filter((report) => report.apiVersion === apiVersion);
    if (ofVersion.length === 0) return no(panel, `API ${apiVersion} has not been verified`);
    const [latest] = ofVersion
      .filter((report) => report.pacts.some((each) => each.hash === hash))
      .toSorted((one, other) => (one.date < other.date ? 1 : -1));
    if (!latest) return no(panel, `API ${apiVersion} has not been verified with this pact`);

    // The same pact may have been verified as another version's.
    const verified = latest.pacts.find((each) => each.hash === hash)?.version;
    const results = latest.results.filter((result) => result.panel === verified);
    const failures = results.filter(({ problems }) => problems.length > 0);
    if (failures.length > 0) return noBecauseOf(panel, failures);
    const leftOut = latest.leftOut.filter((each) => each.panel === verified && !each.isOptional);
    if (leftOut.length > 0) {
      const reasons = [...new Set(leftOut.map(({ reason }) => reason))];
      return no(panel, `${leftOut.length} interactions were left out: ${reasons.join(", ")}`);
    }
    if (!latest.isWhole || results.length === 0) {
      return no(panel, `API ${apiVersion} has been verified only in part`);
    }
    return yes(panel, `${results.length} interactions hold (verified ${latest.date.slice(0, 10)})`);
  });
}
