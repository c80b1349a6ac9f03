import type { Contract, NewValue, OddRow } from "../../openapi/contract.ts";
import { ApiFault } from "./errors.ts";

/** What is odd about an answer that can be read all the same. */
export type OddAnswer = {
  /** How many rows were left out. */
  leftOut: number;
  /** How many values, of lists that may grow, the document does not have yet. */
  newValues: number;
  /** Of the first few: the field, and what is wrong or new there. */
  details: string[];
};

type Answer = { status: number; mediaType: string | undefined; body: unknown };

const MOST_DETAILS = 5;

/**
 * Refuses what is not as documented. With `leavesOut`, the rows at fault are left out of the answer's
 * lists; where no row is good, the whole answer is wrong.
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
    const words = `${problem.field} ${problem.message}`;
    throw new ApiFault(id, "wrong_shape", { status, problem: words });
  }
  const newOnes: NewValue[] = [];
  contract.checkResponse(id, status, mediaType, sifted.body, newOnes);
  return { body: sifted.body, odd: toOdd(sifted.odd, newOnes) };
}

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
    details: details.slice(0, MOST_DETAILS),
  };
}

/** A word or a number; anything else in its place may be about a person. */
const toLogged = (value: unknown): string =>
  /^[\w/.-]{1,40}$/.test(String(value)) ? String(value) : "new";
