import fc from "fast-check";
import { expect, test } from "vitest";
import { numRuns } from "../../tests/services/in-turn.ts";
import { createEmbeddedStore } from "./embedded.server.ts";
import { type Operation, type Outcome, runIdempotent } from "./idempotency.server.ts";
import { type Store, StoreDown } from "./store.ts";
import { createVault } from "./vault.server.ts";

// A model of panel processes and their API, in every order that the scheduler finds. It assumes one
// thing: the store does not lose a record that it has acknowledged.

class Refusal extends Error {}
class LostAnswer extends Error {}

/** How the API behaves for one call. */
const answers = fc.constantFrom("accepted", "accepted, answer lost", "not arrived", "refused");

const processes = fc.record({
  /** The step at which the process dies; 0 is never. */
  diesAt: fc.integer({ min: 0, max: 14 }),
  /** The steps at which the store carries out a command, and its answer is lost. */
  losesAnswerAt: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 1 }),
});

const vault = createVault(["a secret"]);

function simulate(s: fc.Scheduler, plan: string[], visibleAfter: number) {
  const store = createEmbeddedStore();
  const calls: string[] = [];
  let searches = 0;
  const step = () => s.schedule(Promise.resolve());
  const isAccepted = () => calls.some((call) => call.startsWith("accepted"));

  /** Runs the operation in one process, which may die or miss the store's answer at any step. */
  function runInProcess({ diesAt, losesAnswerAt }: { diesAt: number; losesAnswerAt: number[] }) {
    let steps = 0;
    const takeStep = async () => {
      steps += 1;
      if (steps === diesAt) {
        // The store deletes its lease some time later.
        step().then(() => store.delete("order:lease"));
        return new Promise<never>(() => {});
      }
      return step();
    };
    const stepwise =
      <Input extends unknown[], Answer>(run: (...input: Input) => Promise<Answer>) =>
      async (...input: Input): Promise<Answer> => {
        await takeStep();
        const answer = await run(...input);
        await step();
        if (losesAnswerAt.includes(steps)) throw new StoreDown(undefined);
        return answer;
      };
    const storeOfProcess: Store = {
      ...store,
      get: stepwise(store.get),
      setIfAbsent: stepwise(store.setIfAbsent),
      replaceIf: stepwise(store.replaceIf),
      deleteIf: stepwise(store.deleteIf),
    };
    const operation: Operation<number, string> = {
      key: "order",
      prepare: async () => {
        await takeStep();
        return 0;
      },
      send: async () => {
        await takeStep();
        const answer = plan[calls.length] ?? "accepted";
        calls.push(answer);
        await takeStep();
        if (answer === "accepted") return "the trip";
        throw answer === "refused" ? new Refusal() : new LostAnswer();
      },
      find: async () => {
        await takeStep();
        searches += 1;
        return isAccepted() && searches > visibleAfter ? "the trip" : undefined;
      },
    };
    return runIdempotent(
      {
        store: storeOfProcess,
        vault,
        hadNoEffect: (error) => error instanceof Refusal,
        sleep: takeStep,
      },
      operation,
    );
  }

  return { calls, runInProcess, loseLease: () => step().then(() => store.delete("order:lease")) };
}

test("an operation reaches the API at most once, or its outcome is unknown", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(processes, { minLength: 2, maxLength: 5 }),
      fc.array(answers, { maxLength: 5 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 6 }),
      async (s, requests, plan, visibleAfter, lostLeases) => {
        const { calls, runInProcess, loseLease } = simulate(s, plan, visibleAfter);
        const outcomes: (Outcome<string> | Error)[] = [];
        const runs = requests.map((request) =>
          runInProcess(request).then(
            (outcome) => outcomes.push(outcome),
            (error) => outcomes.push(error),
          ),
        );
        for (let lost = 0; lost < lostLeases; lost += 1) loseLease();
        const alive = runs.filter((_, at) => requests[at]?.diesAt === 0);
        await s.waitFor(Promise.all(alive));
        await s.waitIdle();

        const first = calls.findIndex((call) => call !== "refused");
        // Only a proven refusal lets the next request call again.
        expect(first === -1 ? [] : calls.slice(first + 1)).toEqual([]);
        for (const outcome of outcomes) {
          if (outcome instanceof Error) {
            expect([Refusal, StoreDown]).toContain(outcome.constructor);
          } else if (outcome.state === "done") {
            expect(calls.some((call) => call.startsWith("accepted"))).toBe(true);
            expect(outcome.result).toBe("the trip");
          }
        }
      },
    ),
    { numRuns: numRuns(300) },
  );
}, 60_000);
