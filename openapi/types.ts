// TypeScript types of everything that the document describes.
import { pathToFileURL } from "node:url";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { Schema } from "./document.ts";
import { isFileSchema } from "./schema.ts";

const header = "// Made by `npm run openapi` from taxi-api.yaml: edit that, not this.\n\n";

export async function renderTypes(documentPath: string): Promise<string> {
  const nodes = await openapiTypescript(pathToFileURL(documentPath), {
    defaultNonNullable: false, // whoever sends a value may leave out what has a default
    transform(schema, { path = "" }) {
      // A file within a form has a name; one that is the whole answer is bytes alone.
      const isAnswer = /\/content\/[^/]+$/.test(path);
      if (isFileSchema(schema as Schema)) return typeReference(isAnswer ? "Blob" : "File");
    },
  });
  return header + astToString(nodes);
}

function typeReference(name: string): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(name);
}
