import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { documentPath, loadDocument, type OpenApiDocument } from "../../openapi/document.ts";
import { type Answers, mergeAnswers, parseAnswers, renderTemplate } from "./answers.ts";
import { listAssumptions } from "./assumptions.ts";
import { removeMarks } from "./confirm.ts";

const assumptions = listAssumptions(loadDocument());
const keys = new Set(assumptions.map(({ key }) => key));
const folder = mkdtempSync(path.join(tmpdir(), "parada-answers-"));
const program = path.join(import.meta.dirname, "main.ts");

afterAll(() => rmSync(folder, { recursive: true }));

const keyOf = (kind: string) => assumptions.find((each) => each.kind === kind)?.key ?? "";
const [operation, schema] = [keyOf("operation"), keyOf("schema")];
const [part, another] = assumptions.filter(({ kind }) => kind === "part").map(({ key }) => key);

describe("the template of answers", () => {
  const template = renderTemplate(assumptions, new Map());

  it("has an empty entry for each assumption", () => {
    expect(Object.keys(parse(template))).toEqual([...keys]);
    expect(parseAnswers(template, keys)).toEqual({ answers: new Map(), mistakes: [] });
    for (const { reason } of assumptions) {
      const [word = ""] = reason.split(" ").slice(-1);
      expect(template).toContain(word);
    }
  });

  it("is read back as it was filled in", () => {
    const given: Answers = new Map([
      [operation, { answer: "confirmed", by: "Ana Ruiz", date: "2026-05-18" }],
      [schema, { answer: "corrected", correction: "It has\ntwo lines: # and a colon" }],
    ]);
    const filled = renderTemplate(assumptions, given);
    expect(parseAnswers(filled, keys)).toEqual({ answers: given, mistakes: [] });
  });

  it.each([
    ["an unknown key", "schemas.Nothing:\n  answer: confirmed", 2, "no such assumption"],
    ["a wrong answer", `${schema}:\n  answer: maybe`, 3, "answer is one of"],
    [
      "an empty correction",
      `${schema}:\n  answer: corrected\n  correction: ""`,
      3,
      "needs a correct",
    ],
    ["a needless correction", `${schema}:\n  answer: refused\n  correction: x`, 4, "stands only"],
    ["an unknown field", `${schema}:\n  answer: confirmed\n  who: Ana`, 4, '"who" is no field'],
    ["a wrong date", `${schema}:\n  answer: confirmed\n  date: May`, 4, "date is a day"],
    ["text that is no YAML", `"${schema}": "x" y`, 2, ""],
    ["an entry that is no map", `${schema}: confirmed`, 2, schema],
  ])("names the line of %s", (_, text, line, message) => {
    const { answers, mistakes } = parseAnswers(`# a comment\n${text}\n`, keys);
    expect(mistakes[0]?.line).toBe(line);
    expect(mistakes[0]?.message).toContain(message);
    if (line > 2) expect(answers.size).toBe(0);
  });

  it("is merged into earlier answers, whose comments stay", () => {
    const before = `# ours\n\n${schema}:\n  answer: refused # see the minutes\n${operation}:\n  answer: refused\n`;
    const merged = mergeAnswers(before, new Map([[operation, { answer: "confirmed" }]]));
    expect(merged).toBe(before.replace(/refused\n$/, "confirmed\n"));
  });
});

describe("removing the marks of an assumption", () => {
  const document = `paths:
  # a comment
  /trips:
    get:
      operationId: listTrips
      x-assumed: true
      x-reason: >-
        Folded
        text.
      tags: [ trips,   others ]
components:
  schemas:
    Trip: { type: object, x-assumed: true, x-reason: "Not, shown" }
    Taxi: { x-assumed: true, x-reason: Not shown, type: object }
    Last:
      type: string
      x-assumed: true
      x-reason: At the end`;

  it("leaves all other text as it is", () => {
    const schemas = ["components", "schemas"];
    expect(
      removeMarks(document, [
        ["paths", "/trips", "get"],
        [...schemas, "Trip"],
        [...schemas, "Taxi"],
        [...schemas, "Last"],
      ]),
    ).toBe(`paths:
  # a comment
  /trips:
    get:
      operationId: listTrips
      tags: [ trips,   others ]
components:
  schemas:
    Trip: { type: object }
    Taxi: { type: object }
    Last:
      type: string
`);
  });

  it("works for every assumption of the document", () => {
    const text = readFileSync(documentPath, "utf8");
    const confirmed = removeMarks(
      text,
      assumptions.map(({ place }) => place),
    );
    const left = listAssumptions(parse(confirmed) as OpenApiDocument);
    expect(left.filter(({ key }) => keys.has(key))).toEqual([]);
    expect(text.split("\n").filter((line) => !confirmed.includes(line))).not.toContain("");
  });
});

describe("npm run contracts:answers", () => {
  const place = (name: string) => path.join(folder, name);
  beforeEach(() => {
    copyFileSync(documentPath, place("taxi-api.yaml"));
    rmSync(place("kept.yaml"), { force: true });
  });

  function run(answers: string, ...options: string[]) {
    writeFileSync(place("filled.yaml"), answers);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...["--import", "tsx", program, place("filled.yaml"), ...options],
        ...["--document", place("taxi-api.yaml"), "--answers", place("kept.yaml")],
      ],
      { encoding: "utf8" },
    );
    return { status, stdout, stderr };
  }

  it("counts and keeps the answers, and says what follows from them", () => {
    const { status, stdout } = run(
      `${operation}:\n  answer: confirmed\n${part}:\n  answer: refused\n${another}:\n  answer: corrected\n  correction: A number\n`,
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`1 confirmed, 1 corrected, 1 refused, ${keys.size - 3} open`);
    expect(stdout).toContain(`${part} is refused`);
    expect(stdout).toContain("A number");
    expect(stdout).toMatch(/taxi-api\.yaml:\d+/);
    expect(stdout).toContain("--apply removes");
    expect(Object.keys(parse(readFileSync(place("kept.yaml"), "utf8")))).toHaveLength(3);
    expect(readFileSync(place("taxi-api.yaml"), "utf8")).toBe(readFileSync(documentPath, "utf8"));
  });

  it("removes the marks of what is confirmed with --apply, and reads the same file again", () => {
    const answers = `${operation}:\n  answer: confirmed\n${part}:\n  answer: confirmed\n`;
    expect(run(answers, "--apply").stdout).toContain("2 no longer assumed");
    const left = listAssumptions(loadDocument(place("taxi-api.yaml"))).map(({ key }) => key);
    expect(left).not.toContain(operation);
    expect(left).not.toContain(part);
    expect(run(answers).status).toBe(0);
  });

  it("writes nothing if the file has a mistake", () => {
    const { status, stderr } = run(`${operation}:\n  answer: yes\n`, "--apply");
    expect(status).toBe(2);
    expect(stderr).toContain("filled.yaml:2");
    expect(existsSync(place("kept.yaml"))).toBe(false);
    expect(readFileSync(place("taxi-api.yaml"), "utf8")).toBe(readFileSync(documentPath, "utf8"));
  });
});
