// TypeScript types of everything that the document describes.
import { pathToFileURL } from "node:url";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { Schema, SchemaObject } from "./document.ts";
import { isFileSchema, isOpenEnum } from "./schema.ts";

const header = "// Made by `npm run openapi` from taxi-api.yaml: edit that, not this.\n\n";

export async function renderTypes(documentPath: string): Promise<string> {
  const nodes = await openapiTypescript(pathToFileURL(documentPath), {
    defaultNonNullable: false, // a client may omit a value that has a default
    transform(schema, { path = "" }) {
      // A file in a form has a name; a file as the whole answer is only bytes.
      const isAnswer = /\/content\/[^/]+$/.test(path);
      if (isFileSchema(schema as Schema)) return typeReference(isAnswer ? "Blob" : "File");
      if (isOpenEnum(schema as SchemaObject)) return openUnion(schema as SchemaObject);
    },
  });
  return header + astToString(nodes);
}

/**
 * `"active" | "closed" | (string & {})`: the compiler knows today's values, and requires code that
 * handles future ones.
 */
function openUnion({ enum: known }: SchemaObject): ts.TypeNode {
  const { factory } = ts;
  const values = (known as (string | number)[]).map((value) =>
    factory.createLiteralTypeNode(
      typeof value === "number"
        ? factory.createNumericLiteral(value)
        : factory.createStringLiteral(value),
    ),
  );
  const isNumber = (known as unknown[]).every((value) => typeof value === "number");
  const any = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(
      isNumber ? ts.SyntaxKind.NumberKeyword : ts.SyntaxKind.StringKeyword,
    ),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([...values, factory.createParenthesizedType(any)]);
}

function typeReference(name: string): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(name);
}
