// The global setup of the consumer tests: joins their pacts into one and compares it with the committed one.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { loosen } from "./loosen.ts";
import { findOperation } from "./operations.ts";
import { type Interaction, type Pact, pactPath, readPact } from "./pact-file.ts";
import { findScreens, toAudiences } from "./screens.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Each interaction that passes writes a pact of its own here. */
    pactsDirectory: string;
  }
}

export default function collectPact(project: TestProject) {
  const directory = mkdtempSync(path.join(tmpdir(), "parada-pacts-"));
  project.provide("pactsDirectory", directory);

  return async () => {
    const pacts = readPacts(directory);
    rmSync(directory, { recursive: true });
    // After a partial run the joined pact is incomplete.
    if (!(await allTestsPassed(project))) return;
    const pact = joinPacts(pacts, await findScreens());
    if (project.config.snapshotOptions.updateSnapshot === "all") writePact(pact);
    else if (pact !== readCommitted()) {
      const name = path.relative(process.cwd(), pactPath);
      console.error(`${name} is not what the consumer tests write: run npm run contracts`);
      // Vitest reports an error that a teardown throws, but still exits with 0.
      process.exitCode = 1;
    }
  };
}

async function allTestsPassed(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project === project);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return (
    modules.length === testFiles.length && tests.every((test) => test.result().state === "passed")
  );
}

function readPacts(directory: string): Pact[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => readPact(path.join(directory, name)));
}

/** The text depends neither on the order in which tests end nor on the release of Pact. */
function joinPacts(pacts: Pact[], screens: Map<string, string[]>): string {
  const interactions = pacts
    .flatMap((pact) => pact.interactions)
    .map((each) => comment(loosen(each), screens))
    .toSorted((one, other) => (one.description < other.description ? -1 : 1));
  const metadata = { pactSpecification: { version: "4.0" } };
  return `${JSON.stringify({ ...pacts[0], interactions, metadata }, null, 2)}\n`;
}

/** With these the pact itself says what a broken interaction breaks, also when a later panel has other screens. */
function comment(interaction: Interaction, screens: Map<string, string[]>): Interaction {
  const operation = findOperation(interaction.request);
  const own = screens.get(operation) ?? [];
  const { mayLack } = interaction.comments ?? {};
  const comments = { operation, audiences: toAudiences(own), ...(mayLack && { mayLack }) };
  return { ...interaction, comments };
}

function readCommitted(): string {
  return existsSync(pactPath) ? readFileSync(pactPath, "utf8") : "";
}

function writePact(text: string): void {
  mkdirSync(path.dirname(pactPath), { recursive: true });
  writeFileSync(pactPath, text);
}
