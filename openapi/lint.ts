// Lints an OpenAPI document with the rules of redocly.yaml.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export interface LintProblem {
  rule: string;
  message: string;
  line: number;
}

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const config = fileURLToPath(new URL("redocly.yaml", import.meta.url));

export async function lint(documentPath: string): Promise<LintProblem[]> {
  const child = spawn(
    process.execPath,
    [cli, "lint", documentPath, "--config", config, "--format", "json", "--max-problems", "1000"],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [output, messages] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(output).problems.map(toLintProblem);
  } catch {
    throw new Error(`Redocly did not report on ${documentPath}:\n${messages}`);
  }
}

interface RedoclyProblem {
  ruleId: string;
  message: string;
  location: { start: { line: number } }[];
}

function toLintProblem({ ruleId, message, location }: RedoclyProblem): LintProblem {
  return { rule: ruleId, message, line: location[0]?.start.line ?? 1 };
}
