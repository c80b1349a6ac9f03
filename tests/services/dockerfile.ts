import { readFileSync } from "node:fs";
import path from "node:path";

export type Instruction = { name: string; rest: string };

/** The settings of a Dockerfile's last stage that matter at run time. */
export type ImageSettings = {
  env: Record<string, string>;
  user: string | undefined;
  command: string[];
  healthCheck: string[];
};

export function readInstructions(context: string): Instruction[] {
  const text = readFileSync(path.join(context, "Dockerfile"), "utf8");
  const withoutComments = text.replaceAll(/^#.*\n/gm, "").replaceAll(/\\\n\s*/g, "");
  return withoutComments
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [, name = "", rest = ""] = line.match(/^(\w+)\s+(.*)$/) ?? [];
      return { name, rest: rest.trim() };
    });
}

export function readSettings(instructions: Instruction[]): ImageSettings {
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === "FROM"));
  const all = (wanted: string) => last.flatMap(({ name, rest }) => (name === wanted ? [rest] : []));
  const [healthCheck = "CMD []"] = all("HEALTHCHECK");
  return {
    env: Object.assign({}, ...all("ENV").map(readPairs)),
    user: all("USER").at(-1),
    command: JSON.parse(all("CMD").at(-1) ?? "[]"),
    healthCheck: JSON.parse(healthCheck.slice(healthCheck.indexOf("CMD ") + "CMD ".length)),
  };
}

export const readPairs = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("=")));
