import type { OperationId } from "../../sandbox/api/operation.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";

const LONG_MS = 60_000;

/** Resolves when the API has carried out the next call of an operation, whose answer it then holds back. */
export function holdNextAnswer({ faults }: Sandbox, operation: OperationId): Promise<void> {
  const { delay } = faults;
  return new Promise((resolve) => {
    faults.delay = (ms) => {
      faults.delay = delay;
      resolve();
      return delay(ms);
    };
    faults.add({ operation, kind: "slow", delayMs: LONG_MS, afterwards: true, times: 1 });
  });
}
