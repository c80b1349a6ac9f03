import type { Contract, NewValue, Problem } from "../../openapi/contract.ts";
import { ApiFault } from "./errors.ts";
import { type Answer, listViolations, type Violation } from "./violations.server.ts";

/** What does not match the document in an answer, whether the panel can read the answer or not. */
export type OddAnswer = {
  status: number;
  violations: Violation[];
  /** The number of rows that the panel leaves out. */
  leftOut: number;
  /** The number of values of open enums that the document does not list. */
  newValues: number;
};

export type OnOdd = (odd: OddAnswer) => void;

/**
 * Refuses an answer that does not match the document. With `leavesOut`, rows that do not match are
 * left out of its lists; where no row matches, the whole answer is wrong.
 */
export function readTolerantly(
  contract: Contract,
  id: string,
  answer: Answer,
  { leavesOut, onOdd }: { leavesOut: boolean; onOdd: OnOdd },
): { body: unknown; leftOut: number } {
  const { status, mediaType, body } = answer;
  const newValues: NewValue[] = [];
  const problems = contract.checkResponse(id, status, mediaType, body, newValues);
  const [problem] = problems;
  if (!problem) {
    if (newValues.length > 0) onOdd(toOdd(contract, answer, { newValues }));
    return { body, leftOut: 0 };
  }

  const sifted = leavesOut ? contract.siftRows(id, status, mediaType, body) : undefined;
  if (!sifted || sifted.left === 0) {
    onOdd(toOdd(contract, answer, { problems }));
    throw wrongShape(id, status, problem);
  }
  const valuesOfGoodRows: NewValue[] = [];
  contract.checkResponse(id, status, mediaType, sifted.body, valuesOfGoodRows);
  const leftOut = sifted.odd.length;
  const problemsOfRows = sifted.odd.flatMap(({ list, index, problems }) =>
    problems.map((each) => ({
      ...each,
      field: [list, index, each.field].filter((part) => part !== "").join("."),
    })),
  );
  onOdd(
    toOdd(contract, answer, { problems: problemsOfRows, newValues: valuesOfGoodRows, leftOut }),
  );
  return { body: sifted.body, leftOut };
}

export const wrongShape = (id: string, status: number, { field, message }: Problem) =>
  new ApiFault(id, "wrong_shape", { status, problem: `${field} ${message}` });

/** Describes an odd answer without any of its texts. */
export function toOdd(
  contract: Contract,
  answer: Answer,
  odd: { problems?: Problem[]; newValues?: NewValue[]; leftOut?: number },
): OddAnswer {
  const { problems = [], newValues = [], leftOut = 0 } = odd;
  return {
    status: answer.status,
    violations: listViolations(contract, answer, problems, newValues),
    leftOut,
    newValues: newValues.length,
  };
}

/** An answer above 599, whose body the panel does not read. */
export const unknownStatus = (status: number): OddAnswer => ({
  status,
  violations: [
    { kind: "status", place: "", problem: `status ${status} is not documented`, found: "nothing" },
  ],
  leftOut: 0,
  newValues: 0,
});
