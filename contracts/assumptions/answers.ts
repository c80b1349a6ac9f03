// The answers of the API's makers to the assumptions: a YAML file with an entry for each key.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Document, LineCounter, parseDocument, stringify } from "yaml";
import { z } from "zod";
import type { Assumption } from "./assumptions.ts";

/** The answers that this repository keeps. */
export const answersPath = fileURLToPath(
  new URL("../../openapi/assumption-answers.yaml", import.meta.url),
);

export const answerWords = ["confirmed", "corrected", "refused"] as const;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** What has not been filled in is null. */
const emptyable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional());

const entrySchema = z
  .strictObject({
    answer: emptyable(z.enum(answerWords, `answer is one of ${answerWords.join(", ")}, or empty`)),
    correction: emptyable(z.json()),
    by: emptyable(z.string("by is a name")),
    date: emptyable(z.iso.date("date is a day, such as 2026-05-18")),
  })
  .superRefine(({ answer, correction }, context) => {
    if (answer === "corrected" && correction === undefined) {
      context.addIssue({
        code: "custom",
        path: ["answer"],
        message: "corrected needs a correction: what does the API do?",
      });
    }
    if (answer !== "corrected" && correction !== undefined) {
      context.addIssue({
        code: "custom",
        path: ["correction"],
        message: "a correction stands only with the answer corrected",
      });
    }
  });

const fileSchema = z.record(
  z.string(),
  z.preprocess((value) => value ?? {}, entrySchema),
);

export type Answer = z.infer<typeof entrySchema> & { answer: (typeof answerWords)[number] };
export type Answers = Map<string, Answer>;

/** A mistake in a file of answers, by its line. */
export type Mistake = { line: number; message: string };

/** Reads a file of answers; entries without an answer are left out. */
export function parseAnswers(
  text: string,
  knownKeys?: ReadonlySet<string>,
): { answers: Answers; mistakes: Mistake[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOf = (offset = 0) => lines.linePos(offset).line;
  if (document.errors.length > 0) {
    const mistakes = document.errors.map(({ pos, message }) => ({ line: lineOf(pos[0]), message }));
    return { answers: new Map(), mistakes };
  }

  /** The line of the key at this path, or of the nearest one that is there. */
  const lineAt = (path: PropertyKey[]): number => {
    if (path.length === 0) return 1;
    const holder = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const { items = [] } = (holder ?? {}) as { items?: { key?: Keyed }[] };
    const pair = items.find(({ key }) => String(key?.value) === String(path.at(-1)));
    return pair?.key?.range ? lineOf(pair.key.range[0]) : lineAt(path.slice(0, -1));
  };

  const content = document.toJS() ?? {};
  const parsed = fileSchema.safeParse(content);
  const mistakes = (parsed.error?.issues ?? []).map(({ path, message, ...issue }) => {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys[0] : undefined;
    const key = String(path[0] ?? "the file");
    if (unknown === undefined) return { line: lineAt(path), message: `${key}: ${message}` };
    const line = lineAt([...path, unknown]);
    return { line, message: `${key}: "${unknown}" is no field of an answer` };
  });
  for (const key of Object.keys(knownKeys ? content : {})) {
    if (knownKeys?.has(key)) continue;
    mistakes.push({ line: lineAt([key]), message: `${key}: the document has no such assumption` });
  }
  const answers: Answers = new Map();
  for (const [key, { answer, ...rest }] of Object.entries(parsed.data ?? {})) {
    if (answer) answers.set(key, { answer, ...rest });
  }
  return { answers, mistakes: mistakes.sort((one, other) => one.line - other.line) };
}

type Keyed = { value?: unknown; range?: [number, number, number] };

/** The answers given so far; none where there is no file. */
export function readAnswers(path = answersPath): Answers {
  if (!existsSync(path)) return new Map();
  const { answers, mistakes } = parseAnswers(readFileSync(path, "utf8"));
  const [first] = mistakes;
  if (first) throw new Error(`${path}:${first.line} ${first.message}`);
  return answers;
}

/** Adds answers to a file of answers, in the place of earlier ones; comments stay. */
export function mergeAnswers(text: string, answers: Answers): string {
  const document = parseDocument(text || head);
  if (!document.contents) {
    const { commentBefore, comment } = document;
    document.contents = new Document({}).contents as typeof document.contents;
    document.commentBefore = commentBefore ?? comment;
    document.comment = null;
  }
  for (const [key, answer] of answers) document.set(key, document.createNode(withoutGaps(answer)));
  return document.toString({ lineWidth: 100 });
}

const head = `# What the makers of the taxi API have answered to the assumptions of taxi-api.yaml.
# Written by npm run contracts:answers.
`;

const withoutGaps = (answer: Answer) =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));

/** The file that an operator fills in, with the answers given so far. */
export function renderTemplate(assumptions: Assumption[], answers: Answers): string {
  const entries = assumptions.map(({ key, name, reason }) => {
    const { answer, correction, by, date } = answers.get(key) ?? {};
    const entry = { [key]: { answer, correction, by, date } };
    return [
      ...wrap(key.endsWith(name) ? reason : `${name}: ${reason}`),
      stringify(toNulls(entry), { nullStr: "", lineWidth: 100 }).replaceAll(/ +$/gm, "").trimEnd(),
    ].join("\n");
  });
  return `${[templateHead, ...entries].join("\n\n")}\n`;
}

const templateHead = `# What Parada's panel assumes about the taxi API. Please answer each entry:
#
#   answer: confirmed    the API does this
#   answer: corrected    the API does something else: say what under correction
#   answer: refused      the API does not do this, and will not
#
# Leave the answer empty where you do not know yet. by is your name, date the day (2026-05-18).
# Then run, in a checkout of the panel: npm run contracts:answers -- assumptions.yaml`;

const toNulls = (value: object): object =>
  JSON.parse(JSON.stringify(value, (_, each) => (each === undefined ? null : each)));

/** Comment lines of at most a hundred characters. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length > 98) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
