import { expect, test } from "vitest";
import { sameDaysBefore } from "./load-month.server.ts";

test.each([
  ["2026-11-28", { from: "2026-10-01", to: "2026-10-28" }],
  ["2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
  ["2026-01-01", { from: "2025-12-01", to: "2025-12-01" }],
])("the same days before %s", (today, days) => expect(sameDaysBefore(today)).toEqual(days));
