import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import {
  and,
  between,
  date,
  integer,
  maxLength,
  phoneOf,
  text,
  time,
} from "../../forms/rules.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { needsFields } from "../needs/needs-rules.server.ts";
import { mostCharacters } from "../order-draft/draft.server.ts";
import { findPickupTime } from "../order-draft/pickup-time.server.ts";

/** The fields of every form that holds a whole trip; the origin has a rule of its own in each. */
export const tripFields = (brand: Brand) => ({
  from_lat: text(),
  from_lng: text(),
  from_known: z.string().optional(),
  to: text(maxLength(mostCharacters.place)),
  to_lat: text(),
  to_lng: text(),
  to_known: z.string().optional(),
  timing: z.enum(["now", "later"], "invalid").default("now"),
  date: text(date),
  time: text(time),
  passengers: text(and(integer, between(1, brand.maxPassengers))),
  traveller: text(maxLength(mostCharacters.traveller)),
  phone: text(phoneOf(countryOf(brand))),
  notes: text(maxLength(mostCharacters.notes)),
  ...needsFields,
});

type Values = Partial<Record<string, string>>;

/** A rule for several fields together; a form reports it beside whatever else is wrong. */
export const onWhole = (field: string, key: string, accepts: (values: Values) => boolean) =>
  z.refine<Record<string, unknown>>((values) => accepts(values as Values), {
    error: key,
    path: field ? [field] : [],
    when: () => true,
  });

const timeProblems = ["selectTime", "skipped", "past", "tooFar"] as const;

/** The rules for the fields `timing`, `date` and `time` together. */
export const timeChecks = (timeZone: string) =>
  timeProblems.map((problem) =>
    onWhole("date", problem, (values) => findProblem(values, timeZone) !== problem),
  );

function findProblem(
  { timing, date: day, time: minute }: Values,
  timeZone: string,
): (typeof timeProblems)[number] | undefined {
  if (timing !== "later") return undefined;
  if (!day || !minute) return "selectTime";
  // The rules of the fields themselves report what is not a date or a time.
  if (![date.safeParse(day), time.safeParse(minute)].every(({ success }) => success)) return;
  const found = findPickupTime(`${day} ${minute}`, timeZone);
  return "problem" in found ? found.problem : undefined;
}
