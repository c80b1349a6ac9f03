import { expect, it } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

it("runs once for all callers who ask while it runs, and anew for the next", async () => {
  const once = createSingleFlight<number>();
  let runs = 0;
  const run = async () => {
    runs += 1;
    return runs;
  };
  expect(await Promise.all([once("a", run), once("a", run), once("b", run)])).toEqual([1, 1, 2]);
  expect(await once("a", run)).toBe(3);
});

it("gives all its callers the failure, and remembers none", async () => {
  const once = createSingleFlight<string>();
  const fail = () => Promise.reject(new Error("No answer"));
  const both = await Promise.allSettled([once("a", fail), once("a", fail)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await once("a", async () => "an answer")).toBe("an answer");
});
