import { expect, test } from "vitest";
import { maskDate, maskDateTime, maskTime, readDateTime } from "./date-mask.ts";

test.each([
  ["2026", "2026"],
  ["20265", "2026-5"],
  ["20260518", "2026-05-18"],
  ["202605180930", "2026-05-18 09:30"],
  ["2026-05-18 09:30", "2026-05-18 09:30"],
  ["2026-05-18T09:30:00", "2026-05-18 09:30"],
  ["2026/5/8 9.30", "2026-05-08 09:30"],
  ["2026-05-", "2026-05-"],
  ["2026-05--", "2026-05-"],
  ["26-05", "26-05"],
  ["23/11/2026", "23/11/2026"],
  ["23-11-2026 7:40", "23-11-2026 7:40"],
  ["23.11.26", "23.11.26"],
  ["23112026", "23112026"],
  ["2026-05-18 7:40 pm", "2026-05-18 7:40 pm"],
  ["20260518093015", "2026-05-18 09:30"],
  ["soon", ""],
])("maskDateTime writes %j as %j", (typed, written) => expect(maskDateTime(typed)).toBe(written));

test.each([
  ["0930", "09:30"],
  ["9:30", "09:30"],
  ["09:30:15", "09:30"],
  ["7:40", "07:40"],
  ["740", "740"],
  ["7 pm", "7 pm"],
  ["7:40 pm", "7:40 pm"],
  ["", ""],
  ["now", ""],
])("maskTime writes %j as %j", (typed, written) => expect(maskTime(typed)).toBe(written));

test("maskDate ends after the day", () => {
  expect(maskDate("202605180930")).toBe("2026-05-18");
});

test("masking works digit by digit, and when the user deletes", () => {
  let text = "";
  for (const digit of "202605180930") text = maskDateTime(text + digit);
  expect(text).toBe("2026-05-18 09:30");
  for (let count = text.length; count > 0; count -= 1) text = maskDateTime(text.slice(0, -1));
  expect(text).toBe("");
});

test.each(["23/11/2026", "23-11-2026", "23.11.26", "23112026", "20112026", "2026-11-23"])(
  "%j stays unchanged while the user types it",
  (typed) => {
    let text = "";
    for (const sign of typed) text = maskDate(text + sign);
    expect(text).toBe(typed);
  },
);

test.each([
  ["2026-05-18 09:30", { date: "2026-05-18", time: "09:30" }],
  ["2026-05-18", { date: "2026-05-18" }],
  ["2026-02-30 23:59", { time: "23:59" }],
  ["2026-05-18 24:00", { date: "2026-05-18" }],
  ["2026-05-1", {}],
  ["", {}],
])("readDateTime reads %j as %o", (text, expected) => expect(readDateTime(text)).toEqual(expected));
