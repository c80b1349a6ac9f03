import type { OperationId } from "../api/operation.ts";

/**
 * What can be made to go wrong:
 * - `status`: that status, with the body given or a fitting one
 * - `empty`, `html`, `wrong_shape`: a good status whose body is none, a web page, or something undocumented
 * - `slow`: the answer comes late
 * - `reset`: the connection breaks
 */
export const faultKinds = ["status", "empty", "html", "wrong_shape", "slow", "reset"] as const;

export type Fault = {
  /** Which operation; `*` for all. */
  operation: OperationId | "*";
  kind: (typeof faultKinds)[number];
  status?: number;
  body?: unknown;
  /** Of a `status` fault. */
  headers?: Record<string, string>;
  /** For `slow`. */
  delayMs?: number;
  /** The operation is carried out first, and only its answer is lost or late. */
  afterwards?: boolean;
  /** How often; until it is cleared when not given. */
  times?: number;
};

export function createFaults() {
  let planned: (Fault & { left: number })[] = [];

  return {
    add(fault: Fault) {
      planned.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      planned = [];
    },
    list: (): Fault[] => planned.map(({ left: _, ...fault }) => fault),
    /** The fault that this call must have, counted as used. */
    take(operation: OperationId): Fault | undefined {
      const fault = planned.find((each) => each.operation === operation || each.operation === "*");
      if (!fault) return undefined;
      fault.left -= 1;
      planned = planned.filter((each) => each.left > 0);
      return fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
