// npm run contracts:answers: reads the answers to the assumptions that the API's makers have filled in.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { LineCounter, parseDocument } from "yaml";
import { documentPath, loadDocument } from "../../openapi/document.ts";
import { runCommand } from "../command-name.ts";
import { findScreens } from "../screens.ts";
import { type Answer, answersPath, mergeAnswers, parseAnswers, readAnswers } from "./answers.ts";
import { type Assumption, listAssumptions } from "./assumptions.ts";
import { removeMarks } from "./confirm.ts";

const usage = `Usage: npm run contracts:answers -- <file.yaml> [options]

Reads a filled-in assumptions.yaml of the portal, adds its answers to openapi/assumption-answers.yaml, and says what
follows from each.

  --apply            removes the marks of confirmed assumptions from the document
  --document <file>  the document (default openapi/taxi-api.yaml)
  --answers <file>   the answers that are kept (default openapi/assumption-answers.yaml)
  --help             show this

Exits with 0 if the file is good and with 2 if it is not; then nothing is written.`;

await runCommand("answers", run);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: "boolean" },
      document: { type: "string", default: documentPath },
      answers: { type: "string", default: answersPath },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error("Name one file of answers");

  const assumptions = listAssumptions(loadDocument(values.document));
  const before = readAnswers(values.answers);
  // What an earlier answer has settled leaves the document, but the operator's file still names it.
  const known = new Set([...assumptions.map(({ key }) => key), ...before.keys()]);
  const { answers, mistakes } = parseAnswers(readFileSync(file, "utf8"), known);
  if (mistakes.length > 0) {
    for (const { line, message } of mistakes) console.error(`${file}:${line} ${message}`);
    console.error(`${mistakes.length} to mend; nothing is written`);
    return 2;
  }

  if (answers.size > 0) {
    const kept = existsSync(values.answers) ? readFileSync(values.answers, "utf8") : "";
    writeFileSync(values.answers, mergeAnswers(kept, answers));
  }
  const all = new Map([...before, ...answers]);
  console.log(summarize(assumptions, all));
  await explain(assumptions, answers, values.document);
  confirm(assumptions, all, values);
  return 0;
}

function summarize(assumptions: Assumption[], answers: ReadonlyMap<string, Answer>): string {
  const count = (word?: string) =>
    assumptions.filter(({ key }) => answers.get(key)?.answer === word).length;
  return `${assumptions.length} assumptions: ${count("confirmed")} confirmed, ${count("corrected")} corrected, ${count("refused")} refused, ${count()} open`;
}

/** Says for each correction and refusal where the document has it, and what of the panel relies on it. */
async function explain(
  assumptions: Assumption[],
  answers: ReadonlyMap<string, Answer>,
  documentFile: string,
): Promise<void> {
  const changed = assumptions.filter(({ key }) =>
    ["corrected", "refused"].includes(answers.get(key)?.answer ?? ""),
  );
  if (changed.length === 0) return;
  const lineOf = countLines(documentFile);
  const screens = await findScreens();
  for (const { key, place, operations, reason } of changed) {
    const { answer, correction } = answers.get(key) as Answer;
    const ids = operations.map(({ id }) => id);
    const affected = new Set(ids.flatMap((id) => screens.get(id) ?? []));
    console.log(
      [
        "",
        `${key} is ${answer}`,
        `  we assumed  ${reason}`,
        ...(correction === undefined ? [] : [`  the API     ${toLine(correction)}`]),
        `  see         ${path.relative("", documentFile)}:${lineOf(place)}`,
        `  operations  ${ids.join(", ") || "none"}`,
        `  screens     ${[...affected].join(", ") || "none"}`,
        answer === "corrected"
          ? "  next        change the document there, run npm run openapi, and mend what npm run contracts lists"
          : "  next        take it out of the document, and do without it on these screens",
      ].join("\n"),
    );
  }
}

function toLine(correction: unknown): string {
  if (typeof correction !== "string") return JSON.stringify(correction);
  return correction.trim().replaceAll(/\s*\n\s*/g, " ");
}

function countLines(file: string) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  return (place: string[]) => {
    const node = document.getIn(place, true) as { range?: [number, number, number] } | undefined;
    return lines.linePos(node?.range?.[0] ?? 0).line;
  };
}

function confirm(
  assumptions: Assumption[],
  answers: ReadonlyMap<string, Answer>,
  { apply, document }: { apply?: boolean; document: string },
): void {
  const confirmed = assumptions.filter(({ key }) => answers.get(key)?.answer === "confirmed");
  if (confirmed.length === 0) return;
  const name = path.relative("", document);
  if (!apply) {
    console.log(`\n--apply removes the marks of what is confirmed from ${name}`);
    return;
  }
  const text = readFileSync(document, "utf8");
  const places = confirmed.map(({ place }) => place);
  writeFileSync(document, removeMarks(text, places));
  console.log(
    `\n${name}: ${confirmed.length} no longer assumed; npm run openapi writes the pages anew`,
  );
}
