import { setTimeout } from "node:timers/promises";
import type { OperationId } from "../api/operation.ts";

/**
 * The kinds of fault:
 * - `status`: answers with this status, with the given body or a fitting one
 * - `empty`, `html`, `wrong_shape`: a successful status with no body, a web page, or an undocumented one
 * - `slow`: only delays the answer
 * - `reset`: breaks the connection
 */
export const faultKinds = ["status", "empty", "html", "wrong_shape", "slow", "reset"] as const;

export type Fault = {
  /** An operationId, or `*` for all. */
  operation: OperationId | "*";
  /** The permalink of the only brand whose calls it hits; without it, it hits those of all. */
  brand?: string;
  /** Query parameters of the only calls that it hits, such as those of one page of a list. */
  query?: Record<string, string>;
  kind: (typeof faultKinds)[number];
  status?: number;
  body?: unknown;
  /** For `status`. */
  headers?: Record<string, string>;
  /** Comes before the fault; it ends when the faults are cleared. */
  delayMs?: number;
  /** Carries the operation out first, and affects only its answer. */
  afterwards?: boolean;
  /** The number of calls; without it, the fault lasts until it is cleared. */
  times?: number;
};

type Call = { operation: OperationId; brand: string | undefined; query: Record<string, unknown> };

export function createFaults() {
  let planned: (Fault & { left: number })[] = [];
  let cleared = new AbortController();

  return {
    add(fault: Fault) {
      planned.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      planned = [];
      cleared.abort();
      cleared = new AbortController();
    },
    /** Waits for the time, or until the faults are cleared. */
    delay: (ms: number) =>
      setTimeout(ms, undefined, { signal: cleared.signal, ref: false }).catch(() => {}),
    list: (): Fault[] => planned.map(({ left: _, ...fault }) => fault),
    /** Takes the fault for this call, if one is planned. */
    take({ operation, brand, query }: Call): Fault | undefined {
      const fault = planned.find(
        (each) =>
          (each.operation === operation || each.operation === "*") &&
          (each.brand === undefined || each.brand === brand) &&
          Object.entries(each.query ?? {}).every(([name, value]) => query[name] === value),
      );
      if (!fault) return undefined;
      fault.left -= 1;
      planned = planned.filter((each) => each.left > 0);
      return fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
