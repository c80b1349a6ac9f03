import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { z } from "zod";
import { findTool } from "../../../scripts/tools.mjs";
import type { Manifest } from "./manifests.ts";

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const validatorSchema = z.custom<new (content: object) => { validate: () => void }>(
  (value) => typeof value === "function",
);

/**
 * What in each manifest does not match the API of Kubernetes, by the package kubernetes-models, which is made from its
 * OpenAPI document. Its types refuse unknown fields and wrong values; its validators also check what types cannot say.
 */
export function findSchemaFaults(manifests: Manifest[]): string[][] {
  const byTypes = checkTypes(manifests);
  return manifests.map((manifest, at) => {
    const faults = byTypes[at] ?? [];
    return faults.length > 0 ? faults : validate(manifest);
  });
}

const moduleOf = ({ content }: Manifest) => `kubernetes-models/${content.apiVersion}`;

/** Compiles each manifest as a literal of its type. */
function checkTypes(manifests: Manifest[]): string[][] {
  const folder = path.dirname(findTool("kubernetes-models")).replace(/node_modules$/, "");
  const sources = new Map(
    manifests.map((manifest, at) => [
      path.join(folder, `manifest-${at}.ts`),
      `import type { I${manifest.kind} } from "${moduleOf(manifest)}";\n` +
        `export const manifest: I${manifest.kind} = ${JSON.stringify(manifest.content, null, 1)};\n`,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const source = sources.get(file);
    return source === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, source, version);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources.keys()].map((file) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  });
}

function validate(manifest: Manifest): string[] {
  const require = createRequire(findTool("kubernetes-models/package.json"));
  const Model = validatorSchema.parse(require(moduleOf(manifest))[manifest.kind]);
  try {
    new Model(manifest.content).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
