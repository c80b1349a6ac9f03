// npm run configuration: writes docs/configuration.md from the schema that reads the environment.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { environmentSchema, requiredInProduction } from "../app/config/env.server.ts";

const usage = `Usage: npm run configuration [-- --check]

Writes docs/configuration.md: all that can be set in the environment.

  --check   write nothing; fail when the file is not what the schema makes it
  --help    show this`;

type Setting = {
  description?: string;
  default?: unknown;
  type?: string;
  format?: string;
  enum?: string[];
  const?: string;
  anyOf?: Setting[];
  minimum?: number;
  maximum?: number;
};

const file = "docs/configuration.md";
const absolute = path.resolve(import.meta.dirname, "..", file);
const { check, help } = readOptions();
if (help) console.log(usage);
else if (!isRight()) process.exitCode = 1;

function isRight(): boolean {
  const wanted = render();
  const isThere = existsSync(absolute) && readFileSync(absolute, "utf8") === wanted;
  if (isThere) return true;
  if (check) console.error(`${file} is out of date: run npm run configuration`);
  else {
    writeFileSync(absolute, wanted);
    console.log(`wrote ${file}`);
  }
  return !check;
}

function render(): string {
  const { properties = {} } = z.toJSONSchema(environmentSchema, {
    io: "input",
    unrepresentable: "any",
  });
  const rows = Object.entries(properties as Record<string, Setting>).map(renderRow);
  return `${[
    "# Configuration",
    "",
    "All that the panel takes from its environment, made by `npm run configuration` from",
    "[`app/config/env.server.ts`](../app/config/env.server.ts), which checks it when the panel starts and says all",
    "that is wrong at once. An empty value counts as unset. With `NODE_ENV=production` what is marked as",
    "required must be there, unless `DEMO=1` makes it a demo. (`npm run dev -- --pseudo` sets `PSEUDO_LOCALE`, for texts",
    "as long as the longest translation.)",
    "",
    "| Name | What it does | Takes | Without it |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n")}\n`;
}

function renderRow([name, setting]: [string, Setting]): string {
  const unset = `${setting.default ?? ""}`;
  const otherwise = unset === "" ? "" : `\`${unset}\``;
  const cells = [
    `\`${name}\``,
    setting.description ?? "",
    sayKind(setting),
    requiredInProduction.includes(name) ? "**required in production**" : otherwise,
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function sayKind({ type, format, enum: choices, minimum, maximum, ...more }: Setting): string {
  if (more.anyOf) return more.anyOf.map(sayKind).join(", or ");
  if (more.const) return `\`${more.const}\``;
  if (choices) return choices.map((choice) => `\`${choice}\``).join(", ");
  if (format === "list") return "a comma-separated list";
  if (format === "uri") return "an address";
  if (type !== "number" && type !== "integer") return "text";
  const kind = type === "integer" ? "a whole number" : "a number";
  if (maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER) {
    return minimum === undefined ? kind : `${kind} from ${minimum}`;
  }
  return `${kind} from ${minimum} to ${maximum}`;
}

function readOptions() {
  try {
    const options = { check: { type: "boolean" }, help: { type: "boolean" } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split(".")[0]}. See npm run configuration -- --help`);
    process.exit(2);
  }
}
