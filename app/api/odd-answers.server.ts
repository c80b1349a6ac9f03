import type { Contract, NewValue, OddRow, Problem } from "../../openapi/contract.ts";
import { ApiFault } from "./errors.ts";

/** What does not match the document in an answer that is readable all the same. */
export type OddAnswer = {
  leftOut: number;
  /** The number of values of open enums that the document does not list. */
  newValues: number;
  /** For the first few: the field, and what is wrong or new there. */
  details: string[];
};

type Answer = { status: number; mediaType: string | undefined; body: unknown };

const MAX_DETAILS = 5;

/**
 * Refuses an answer that does not match the document. With `leavesOut`, rows that do not match are
 * left out of its lists; where no row matches, the whole answer is wrong.
 */
export function readTolerantly(
  contract: Contract,
  id: string,
  answer: Answer,
  leavesOut: boolean,
): { body: unknown; odd?: OddAnswer } {
  const { status, mediaType, body } = answer;
  const newValues: NewValue[] = [];
  const [problem] = contract.checkResponse(id, status, mediaType, body, newValues);
  if (!problem) return { body, odd: toOdd([], newValues) };

  const sifted = leavesOut ? contract.siftRows(id, status, mediaType, body) : undefined;
  if (!sifted || sifted.left === 0) {
    throw wrongShape(id, status, problem);
  }
  const valuesOfGoodRows: NewValue[] = [];
  contract.checkResponse(id, status, mediaType, sifted.body, valuesOfGoodRows);
  return { body: sifted.body, odd: toOdd(sifted.odd, valuesOfGoodRows) };
}

export const wrongShape = (id: string, status: number, { field, message }: Problem) =>
  new ApiFault(id, "wrong_shape", { status, problem: `${field} ${message}` });

function toOdd(rows: OddRow[], newValues: NewValue[]): OddAnswer | undefined {
  if (rows.length + newValues.length === 0) return undefined;
  const details = [
    ...rows.flatMap(({ list, index, problems: [first] }) => {
      const place = [list, index, first?.field].filter((part) => part !== "").join(".");
      return `${place} ${first?.message}`;
    }),
    ...newValues.map(({ field, value }) => `${field} is ${toLogged(value)}`),
  ];
  return {
    leftOut: rows.length,
    newValues: newValues.length,
    details: details.slice(0, MAX_DETAILS),
  };
}

/** Logs only a word or a number; any other text may be about a person. */
const toLogged = (value: unknown): string =>
  /^[\w/.-]{1,40}$/.test(String(value)) ? String(value) : "new";
