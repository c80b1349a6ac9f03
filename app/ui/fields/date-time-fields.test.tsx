import { expect, test } from "vitest";
import { toStaticMarkup } from "../static-markup.tsx";
import { DateTimeFields } from "./date-time-fields.tsx";

test("without JavaScript it shows the browser's own two fields only", () => {
  const markup = toStaticMarkup(
    <DateTimeFields
      date={{ name: "date", label: "Date" }}
      time={{ name: "time", label: "Time", error: "Must select date and time" }}
      defaultValue={{ date: "2026-05-18", time: "09:30" }}
      limits={{ timeZone: "Europe/Madrid", min: "2026-05-18 08:00", max: "2027-05-18 08:00" }}
      today="2026-05-18"
    />,
  );
  const [date = "", time = "", ...others] = markup.match(/<(?:input|select|button)[^>]*>/g) ?? [];
  for (const part of ['type="date"', 'name="date"', 'value="2026-05-18"', 'min="2026-05-18"'])
    expect(date).toContain(part);
  for (const part of ['type="time"', 'name="time"', 'value="09:30"', 'aria-invalid="true"'])
    expect(time).toContain(part);
  expect(others).toEqual([]);
  // The browser has its own format for dates.
  expect(markup).not.toContain("YYYY-MM-DD");
});

test("shows a value that the browser's date control would drop in a text field", () => {
  const render = (date: string, time: string) =>
    toStaticMarkup(
      <DateTimeFields
        date={{ name: "date", label: "Date" }}
        time={{ name: "time", label: "Time" }}
        defaultValue={{ date, time }}
        limits={{ timeZone: "Europe/Madrid" }}
        today="2026-05-18"
      />,
    );
  expect(render("31/02/2026", "25:00")).toMatch(
    /type="text"[^>]*value="31\/02\/2026".*type="text"[^>]*value="25:00"/,
  );
  expect(render("2026-02-28", "")).toMatch(/type="date"[^>]*value="2026-02-28".*type="time"/);
});
