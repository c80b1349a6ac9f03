// Renders the pages about the API from its document.
import { type Assumption, listAssumed } from "./assumed.ts";
import { listOperations, type OpenApiDocument, type Operation } from "./document.ts";

/** The page of assumptions that a backend team must confirm or correct. */
export function renderAssumedPage(document: OpenApiDocument): string {
  const { operations, schemas, parts } = listAssumed(document);
  const operationCount = listOperations(document).length;
  const schemaCount = Object.keys(document.components?.schemas ?? {}).length;
  const count = (what: string, total: number, assumed: number) =>
    [what, total, total - assumed, assumed].map(String);

  return [
    "# Assumptions about the taxi API",
    "<!-- Made by `npm run openapi` from taxi-api.yaml: edit that, not this. -->",
    "[`taxi-api.yaml`](taxi-api.yaml) describes every call that the panel makes. The specification " +
      "shows some of it; this page lists what the panel's makers had to assume, with the reason. The " +
      "panel relies on all of it.",
    "If you run the API, [answer each line](../contracts/README.md#answer-the-assumptions).",
    renderTable(
      ["", "in total", "shown", "assumed"],
      [
        count("operations", operationCount, operations.length),
        count("schemas", schemaCount, schemas.length),
      ],
    ),
    "## Operations",
    ...groupByTag(operations).flatMap(([tag, ofTag]) => [
      `### ${tag}`,
      renderTable(
        ["Call", "Reason"],
        ofTag.map((operation) => [code(callOf(operation)), operation.reason]),
      ),
    ]),
    "## Schemas",
    renderAssumptions("Schema", schemas),
    "## Assumed parts of shown operations and schemas",
    "The specification shows these operations and schemas, but not these parameters, answers and properties.",
    renderAssumptions("Part", parts),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

export function renderApiTable(document: OpenApiDocument): string {
  return renderTable(
    ["Tag", "Call", "What it does", "Assumed"],
    listOperations(document).map((operation) => [
      operation.tag,
      code(callOf(operation)),
      operation.raw.summary ?? "",
      operation.assumed ? "yes" : "",
    ]),
  );
}

const tableStart = "<!-- api:start -->";
const tableEnd = "<!-- api:end -->";

/** Replaces the table between a page's markers; returns a page without markers unchanged. */
export function replaceApiTable(page: string, table: string): string {
  const start = page.indexOf(tableStart);
  const end = page.indexOf(tableEnd);
  if (start < 0 || end < start) return page;
  return `${page.slice(0, start + tableStart.length)}\n\n${table}\n\n${page.slice(end)}`;
}

function renderAssumptions(title: string, assumptions: Assumption[]): string {
  return renderTable(
    [title, "Why it is assumed so"],
    assumptions.map(({ name, reason }) => [code(name), reason]),
  );
}

function renderTable(head: string[], rows: string[][]): string {
  const renderRow = (cells: string[]) => `| ${cells.map(escapeCell).join(" | ")} |`;
  return [renderRow(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(renderRow)].join(
    "\n",
  );
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function code(text: string): string {
  return `\`${text}\``;
}

function callOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

function groupByTag<O extends Operation>(operations: O[]): [tag: string, operations: O[]][] {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => [tag, operations.filter((operation) => operation.tag === tag)]);
}
