import { readFileSync } from "node:fs";
import path from "node:path";

export type Instruction = { name: string; rest: string };

/** The settings of a stage that matter at run time. */
export type ImageSettings = {
  entrypoint: string[];
  env: Record<string, string>;
  user: string | undefined;
  command: string[];
  healthCheck: string[];
  labels: Record<string, string>;
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

/** The instructions of the stages that a target needs; without one, of those that the last stage needs. */
export function selectStages(instructions: Instruction[], target?: string): Instruction[] {
  const stages: { name?: string; own: Instruction[] }[] = [];
  const begin = instructions.findIndex(({ name }) => name === "FROM");
  for (const instruction of instructions) {
    const [, name] = instruction.rest.match(/ AS (\S+)$/i) ?? [];
    if (instruction.name === "FROM") stages.push({ name, own: [] });
    stages.at(-1)?.own.push(instruction);
  }
  const wanted = target ? stages.find(({ name }) => name === target) : stages.at(-1);
  if (!wanted) throw new Error(`There is no stage ${target}`);
  const needed = new Set([wanted]);
  // The set grows while it is walked.
  for (const { own } of needed) {
    const sources = own.map(({ rest }) => /^--from=(\S+)/.exec(rest)?.[1]);
    for (const stage of stages) if (stage.name && sources.includes(stage.name)) needed.add(stage);
  }
  const own = stages.filter((stage) => needed.has(stage)).flatMap((stage) => stage.own);
  return [...instructions.slice(0, begin), ...own];
}

export function readSettings(
  instructions: Instruction[],
  given: Record<string, string> = {},
): ImageSettings {
  const begin = instructions.findIndex(({ name }) => name === "FROM");
  const global = readArguments(instructions.slice(0, begin), given);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === "FROM"));
  const all = (wanted: string) => last.flatMap(({ name, rest }) => (name === wanted ? [rest] : []));
  const [healthCheck = "CMD []"] = all("HEALTHCHECK");
  const own = readArguments(last, { ...global, ...given });
  return {
    env: Object.assign({}, ...all("ENV").map(readPairs)),
    user: all("USER").at(-1),
    entrypoint: JSON.parse(all("ENTRYPOINT").at(-1) ?? "[]"),
    command: JSON.parse(all("CMD").at(-1) ?? "[]"),
    labels: Object.assign({}, ...all("LABEL").map((text) => readLabels(text, own))),
    healthCheck: JSON.parse(healthCheck.slice(healthCheck.indexOf("CMD ") + "CMD ".length)),
  };
}

/** The values of the arguments that these instructions declare. */
export function readArguments(
  instructions: Instruction[],
  given: Record<string, string>,
): Record<string, string> {
  const declared = instructions.filter(({ name }) => name === "ARG").map(({ rest }) => rest);
  return Object.fromEntries(
    declared.map((rest) => {
      const [name = "", ...preset] = rest.split("=");
      return [name, given[name] ?? preset.join("=")];
    }),
  );
}

function readLabels(text: string, values: Record<string, string>): Record<string, string> {
  const pairs = [...text.matchAll(/([\w.]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = "", value = ""]) => [name, fillIn(value, values)]),
  );
}

export function fillIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The stage does not declare ${name}`);
    return value;
  });
}

export const readPairs = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("=")));
