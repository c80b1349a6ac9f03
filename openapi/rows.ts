// Checks an answer's lists row by row, so that one invalid row does not spoil the others.
import type { Schema, SchemaObject } from "./document.ts";
import type { Problem } from "./problems.ts";

/** A row of an answer's list that does not match the document. */
export interface OddRow {
  list: string;
  index: number;
  problems: Problem[];
}

/** An answer without its invalid rows. */
export interface SiftedAnswer {
  body: unknown;
  odd: OddRow[];
  /** The number of remaining rows, over all lists. */
  left: number;
}

type Check = (value: unknown) => Problem[];

/** The lists of an answer: its own properties with arrays of objects. */
export function listRows(schema: Schema): { list: string; row: Schema }[] {
  const properties = typeof schema === "object" ? (schema.properties ?? {}) : {};
  return Object.entries(properties).flatMap(([list, property]) => {
    const row = typeof property === "object" ? property.items : undefined;
    return isObjectSchema(row) ? [{ list, row }] : [];
  });
}

/** Returns undefined if the answer is invalid even without those rows, or has no lists. */
export function siftRows(
  body: unknown,
  lists: { list: string; check: Check }[],
  checkWhole: Check,
): SiftedAnswer | undefined {
  if (lists.length === 0 || typeof body !== "object" || body === null) return undefined;
  const answer = { ...body } as Record<string, unknown>;
  const present = lists.filter(({ list }) => Array.isArray(answer[list]));
  const odd: OddRow[] = [];
  let left = 0;
  for (const { list, check } of present) {
    const good = (answer[list] as unknown[]).filter((row, index) => {
      const problems = check(row);
      if (problems.length > 0) odd.push({ list, index, problems });
      return problems.length === 0;
    });
    answer[list] = good;
    left += good.length;
  }
  return checkWhole(answer).length > 0 ? undefined : { body: answer, odd, left };
}

function isObjectSchema(schema: Schema | undefined): schema is SchemaObject {
  if (typeof schema !== "object") return false;
  return schema.type === "object" || Boolean(schema.allOf ?? schema.anyOf ?? schema.oneOf);
}
