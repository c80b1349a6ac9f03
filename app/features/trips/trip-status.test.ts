import { describe, expect, it, test } from "vitest";
import {
  isFinal,
  mayCancel,
  mayEdit,
  mayMovePickup,
  progressOf,
  stopOf,
  toneOf,
} from "./trip-status.ts";

// Written from the specification's table of codes; 77 is an unknown code.
const codes = [
  { code: 1, progress: "searching", tone: "waiting", stop: 0, can: "cancel edit" },
  { code: 2, progress: "searching", tone: "waiting", stop: 0, can: "cancel edit" },
  { code: 3, progress: "coming", tone: "moving", stop: 1, can: "cancel edit" },
  { code: 6, progress: "coming", tone: "moving", stop: 1, can: "cancel edit" },
  { code: 10, progress: "waiting", tone: "moving", stop: 2, can: "cancel edit" },
  { code: 7, progress: "riding", tone: "moving", stop: 3, can: "cancel" },
  { code: 8, progress: "completed", tone: "done", stop: 4, can: "" },
  { code: 4, progress: "cancelled", tone: "bad", stop: undefined, can: "" },
  { code: 5, progress: "cancelled", tone: "bad", stop: undefined, can: "" },
  { code: 9, progress: "finished", tone: "done", stop: undefined, can: "" },
  { code: 13, progress: "booked", tone: "waiting", stop: undefined, can: "cancel edit" },
  { code: 77, progress: "unknown", tone: "waiting", stop: undefined, can: "cancel" },
];

describe.each(codes)("a trip with the code $code", ({ code, progress, tone, stop, can }) => {
  it(`has the progress ${progress}`, () => {
    expect(progressOf(code)).toBe(progress);
    expect(toneOf(code)).toBe(tone);
    expect(stopOf(code)).toBe(stop);
  });

  it(`allows: ${can || "nothing"}`, () => {
    const allowed = [mayCancel(code) && "cancel", mayEdit(code) && "edit"].filter(Boolean);
    expect(allowed.join(" ")).toBe(can);
  });
});

test("only 8, 9, 4 and 5 are final", () => {
  const final = codes.map(({ code }) => code).filter(isFinal);
  expect(final.sort()).toEqual([4, 5, 8, 9]);
});

test("the pickup can be moved until a taxi is on its way", () => {
  const movable = codes.map(({ code }) => code).filter(mayMovePickup);
  expect(movable.sort()).toEqual([1, 13, 2]);
});
