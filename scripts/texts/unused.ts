// Which texts no page shows, as the compiler sees the code that asks for them.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { readTable } from "./catalogues.ts";

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

type Text = { key: string; namespace: string; said: string[] };

const catalogueTypes = path.join(root, "app/i18n/catalogue-types.ts");

/** Every text of the panel, by its place in the types of the catalogues. */
function listTexts(program: ts.Program): Map<ts.Node, Text> {
  const source = program.getSourceFile(catalogueTypes);
  const texts = new Map<ts.Node, Text>();
  const visit = (node: ts.Node, namespace = ""): void => {
    const isKey = ts.isPropertySignature(node);
    const name = isKey ? node.name.getText(source).replaceAll('"', "") : "";
    if (isKey && namespace)
      texts.set(node, { key: name, namespace, said: readSaid(namespace, name) });
    ts.forEachChild(node, (child) => visit(child, namespace || name));
  };
  if (source) visit(source);
  return texts;
}

const readSaid = (namespace: string, key: string): string[] =>
  ["en", "es"].flatMap((language) => readTable(root, language, namespace)[key] ?? []);

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
    const table = checker
      .getPropertiesOfType(own)
      .find(({ name }) => name.startsWith("__@placeholders"));
    if (!table) return;
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(table, key));
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
    if (isOwn && source.fileName !== catalogueTypes) visit(source);
  }
  for (const [declaration, { key }] of texts) {
    if (names.has(key.replace(/_(one|other)$/, ""))) texts.delete(declaration);
  }
}

/** Marks texts that translate a code of the API, or a message of it with the same words. */
function markSaidByApi(texts: Map<ts.Node, Text>): void {
  const sandbox = path.join(root, "sandbox");
  const sources = readdirSync(sandbox, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(path.join(sandbox, file), "utf8"))
    .join("\n");
  for (const [declaration, { key, said }] of texts) {
    if ([key, ...said].some((text) => sources.includes(`"${text}"`))) texts.delete(declaration);
  }
}

/** The texts that no code asks for, nor the API causes. */
export function findUnused(): string[] {
  const program = readProgram();
  const texts = listTexts(program);
  if (texts.size === 0) throw new Error(`${catalogueTypes} names no text`);
  markUsed(program, texts);
  markNamed(program, texts);
  markSaidByApi(texts);
  return [...texts.values()].map(({ namespace, key }) => `${namespace}: ${key}`);
}
