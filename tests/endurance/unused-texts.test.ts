import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The panel's program as the compiler sees it, without its tests. */
function readProgram(): ts.Program {
  const file = path.join(root, "tsconfig.json");
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const own = fileNames.filter((name) => {
    const relative = path.relative(root, name);
    return relative.startsWith("app/") && !/\.test\.tsx?$/.test(relative);
  });
  return ts.createProgram(own, { ...options, incremental: false });
}

type Text = { key: string; file: string; said: string[] };

/** Every text of the panel, keyed by its place in the English table. */
function listTexts(program: ts.Program): Map<ts.Node, Text> {
  const texts = new Map<ts.Node, Text>();
  for (const source of program.getSourceFiles()) {
    const file = path.relative(root, source.fileName);
    if (!/^app\/.*texts\.ts$/.test(file) || file.endsWith("use-texts.ts")) continue;
    const said = new Map<string, string[]>();
    for (const { key, text, language, place } of listWritten(source)) {
      const ofKey = said.get(key) ?? [];
      said.set(key, ofKey);
      ofKey.push(text);
      if (language === "en") texts.set(place, { key, file, said: ofKey });
    }
  }
  return texts;
}

function listWritten(source: ts.SourceFile) {
  const written: { key: string; text: string; language: string; place: ts.Node }[] = [];
  const visit = (node: ts.Node, language = ""): void => {
    const name = ts.isPropertyAssignment(node) ? node.name.getText(source) : "";
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer) && language) {
      written.push({ key: name, text: node.initializer.text, language, place: node });
    }
    ts.forEachChild(node, (child) => visit(child, /^(en|es)$/.test(name) ? name : language));
  };
  visit(source);
  return written;
}

/** Marks the texts that a translation call may return, and those that are accessed by name. */
function markUsed(program: ts.Program, texts: Map<ts.Node, Text>): void {
  const checker = program.getTypeChecker();

  const mark = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) texts.delete(declaration);
  };

  function markCalled({ expression, arguments: [key] }: ts.CallExpression): void {
    const { aliasSymbol, aliasTypeArguments } = checker.getTypeAtLocation(expression);
    const [own] = aliasTypeArguments ?? [];
    if (aliasSymbol?.name !== "Translate" || !own || !key) return;
    const english = checker.getPropertyOfType(own, "en");
    if (!english) return;
    const type = checker.getTypeOfSymbolAtLocation(english, key);
    const asked = checker.getTypeAtLocation(key);
    for (const each of asked.isUnion() ? asked.types : [asked]) {
      if (!each.isStringLiteral()) continue;
      for (const ending of ["", "_one", "_other"]) {
        mark(checker.getPropertyOfType(type, each.value + ending));
      }
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) markCalled(node);
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (source.fileName.startsWith(path.join(root, "app/"))) visit(source);
  }
}

/** Marks keys that are passed around as strings, such as the name of an error. */
function markNamed(program: ts.Program, texts: Map<ts.Node, Text>): void {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) names.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    const isOwn = source.fileName.startsWith(path.join(root, "app/"));
    if (isOwn && !source.fileName.endsWith("texts.ts")) visit(source);
  }
  for (const [declaration, { key }] of texts) {
    if (names.has(key.replace(/_(one|other)$/, ""))) texts.delete(declaration);
  }
}

/** Marks texts that translate an API message with the same words. */
function markSaidByApi(texts: Map<ts.Node, Text>): void {
  const sandbox = path.join(root, "sandbox");
  const sources = readdirSync(sandbox, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(path.join(sandbox, file), "utf8"))
    .join("\n");
  for (const [declaration, { said }] of texts) {
    if (said.some((text) => sources.includes(`"${text}"`))) texts.delete(declaration);
  }
}

it("every text is used by a page", () => {
  const program = readProgram();
  const texts = listTexts(program);
  expect(texts.size).toBeGreaterThan(1000);
  markUsed(program, texts);
  markNamed(program, texts);
  markSaidByApi(texts);
  expect([...texts.values()].map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
});
