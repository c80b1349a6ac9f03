import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmbeddedStore } from "./embedded.server.ts";
import { type Operation, type Outcome, runIdempotent } from "./idempotency.server.ts";
import { type Store, StoreDown } from "./store.ts";
import { createVault } from "./vault.server.ts";

// What a model of the panel and its API may go through, in every order that the scheduler finds.
// Assumed is one thing alone: a record that the store has acknowledged is not lost.

class Refusal extends Error {}
class LostAnswer extends Error {}

/** How the API behaves for one call. */
const answers = fc.constantFrom("accepted", "accepted, answer lost", "not arrived", "refused");

const processes = fc.record({
  /** After so many steps the process dies; 0 is never. */
  diesAfter: fc.integer({ min: 0, max: 14 }),
  /** The steps at which the store does as it is told and its answer is lost. */
  deafAt: fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 1 }),
});

const vault = createVault(["a secret"]);

function simulate(s: fc.Scheduler, plan: string[], shownAfter: number) {
  const store = createEmbeddedStore();
  const calls: string[] = [];
  let looks = 0;
  const step = () => s.schedule(Promise.resolve());
  const isAccepted = () => calls.some((call) => call.startsWith("accepted"));

  /** The store as one process sees it, which may die or miss an answer in every step. */
  function seenBy({ diesAfter, deafAt }: { diesAfter: number; deafAt: number[] }) {
    let steps = 0;
    const takeStep = async () => {
      steps += 1;
      if (steps === diesAfter) {
        // Its lease runs out some time later.
        step().then(() => store.delete("order:lease"));
        return new Promise<never>(() => {});
      }
      return step();
    };
    const through =
      <Given extends unknown[], Answer>(run: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        await takeStep();
        const answer = await run(...given);
        await step();
        if (deafAt.includes(steps)) throw new StoreDown(undefined);
        return answer;
      };
    const seen: Store = {
      ...store,
      get: through(store.get),
      setIfAbsent: through(store.setIfAbsent),
      replaceIf: through(store.replaceIf),
      deleteIf: through(store.deleteIf),
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
        looks += 1;
        return isAccepted() && looks > shownAfter ? "the trip" : undefined;
      },
    };
    return runIdempotent(
      {
        store: seen,
        vault,
        provesNothingDone: (error) => error instanceof Refusal,
        pause: takeStep,
      },
      operation,
    );
  }

  return { calls, seenBy, loseLease: () => step().then(() => store.delete("order:lease")) };
}

test("an operation reaches the API at most once, or its outcome is said to be unknown", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(processes, { minLength: 2, maxLength: 5 }),
      fc.array(answers, { maxLength: 5 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 6 }),
      async (s, presses, plan, shownAfter, lostLeases) => {
        const { calls, seenBy, loseLease } = simulate(s, plan, shownAfter);
        const outcomes: (Outcome<string> | Error)[] = [];
        const pressed = presses.map((press) =>
          seenBy(press).then(
            (outcome) => outcomes.push(outcome),
            (error) => outcomes.push(error),
          ),
        );
        for (let lost = 0; lost < lostLeases; lost += 1) loseLease();
        const alive = pressed.filter((_, at) => presses[at]?.diesAfter === 0);
        await s.waitFor(Promise.all(alive));
        await s.waitIdle();

        const first = calls.findIndex((call) => call !== "refused");
        // Only a proven refusal lets the next press call again.
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
    { numRuns: 300 },
  );
}, 60_000);
