import { describe, expect, test } from "vitest";
import { toStaticMarkup } from "../../ui/static-markup.tsx";
import { TripProgress, TripStatusBadge } from "./trip-status-badge.tsx";

const toText = (markup: string) => markup.replaceAll(/<[^>]*>/g, "");

// In the specification's words where it has them: badge, sentence and the bar's value.
const shown: [code: number, badge: string, sentence: string, bar: string | undefined][] = [
  [1, "Looking for...", "We are looking for a vehicle, please wait.", ""],
  [2, "Looking for...", "We are looking for a vehicle, please wait.", ""],
  [3, "A driver is going to pick you up", "A driver is going to pick you up", "1"],
  [6, "A driver is going to pick you up", "A driver is going to pick you up", "1"],
  [
    10,
    "Vehicle at the pickup point waiting for passenger(s)",
    "Vehicle at the pickup point waiting for passenger(s)",
    "2",
  ],
  [7, "Trip in progress", "Trip in progress", "3"],
  [8, "Completed", "Completed", undefined],
  [4, "Canceled", "Canceled", undefined],
  [5, "Canceled", "Canceled", undefined],
  [9, "Finished without a trip", "Finished without a trip", undefined],
  [13, "Scheduled", "Scheduled", undefined],
];

describe.each(shown)("a trip in the status %i", (status, badge, sentence, bar) => {
  test("has a badge and a sentence", () => {
    expect(toText(toStaticMarkup(<TripStatusBadge status={status} />))).toBe(badge);
    expect(toText(toStaticMarkup(<TripProgress status={status} />))).toBe(sentence);
  });

  test("has a progress bar while it is under way, without a value during the search", () => {
    const markup = toStaticMarkup(<TripProgress status={status} />);
    const [drawn] = markup.match(/<progress[^>]*>/) ?? [];
    const [, value = ""] = drawn?.match(/value="(\d)"/) ?? [];
    expect(drawn && value).toBe(bar);
  });
});

test("describes an unknown code in the group's words, or else in ours", () => {
  const badge = <TripStatusBadge status={77} statusName="En el taller" />;
  expect(toText(toStaticMarkup(badge))).toBe("En el taller");
  expect(toText(toStaticMarkup(<TripStatusBadge status={77} />))).toBe("In progress");
  expect(toText(toStaticMarkup(<TripProgress status={77} statusName="En el taller" />))).toBe(
    "En el taller",
  );
});
