import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import {
  amount,
  and,
  between,
  date,
  integer,
  maxLength,
  optionalText,
  phoneOf,
  required,
  text,
  time,
} from "../../forms/rules.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import { needsFields } from "../needs/needs-rules.server.ts";
import { mostCharacters } from "../order-draft/draft.server.ts";
import { findPickupTime } from "../order-draft/pickup-time.server.ts";
import { stopNames } from "../order-draft/place-names.ts";
import { findReturnTime } from "../order-draft/way-back.server.ts";

const stopField = optionalText(maxLength(mostCharacters.place));
const hiddenField = z.string().optional();

/** A form has only as many of them as the user has added. */
const stopFields = {
  ...{ stop1: stopField, stop2: stopField, stop3: stopField, stop4: stopField },
  ...{ stop1_lat: hiddenField, stop1_lng: hiddenField, stop1_known: hiddenField },
  ...{ stop2_lat: hiddenField, stop2_lng: hiddenField, stop2_known: hiddenField },
  ...{ stop3_lat: hiddenField, stop3_lng: hiddenField, stop3_known: hiddenField },
  ...{ stop4_lat: hiddenField, stop4_lng: hiddenField, stop4_known: hiddenField },
};

/** The fields of every form that holds a whole trip; the origin has a rule of its own in each. */
export const tripFields = (brand: Brand) => ({
  from_lat: text(),
  from_lng: text(),
  from_known: z.string().optional(),
  to: text(maxLength(mostCharacters.place)),
  to_lat: text(),
  to_lng: text(),
  to_known: z.string().optional(),
  ...stopFields,
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

/** The fields of a way back. */
export const returnFields = {
  way: z.enum(["one", "return"], "invalid").default("one"),
  return_date: text(date),
  return_time: text(time),
  /** The fare that the page showed for it. */
  return_fare: text(),
};

const returnProblems = [...timeProblems, "beforeThere"] as const;

/** Stops lie on the way to a place; of a way back without one, another rule says so. */
export const stopsNeedTo = onWhole(
  "to",
  "stopsNeedTo",
  ({ way, to, ...values }) =>
    way === "return" || Boolean(to) || !stopNames.some((name) => values[name]),
);

/** The rules for a way back, and for what stops on the way need. */
export const wayChecks = (timeZone: string) => [
  ...returnProblems.map((problem) =>
    onWhole("return_date", problem, (values) => findReturnProblem(values, timeZone) !== problem),
  ),
  onWhole("to", "returnNeedsTo", ({ way, to }) => way !== "return" || Boolean(to)),
  stopsNeedTo,
];

function findReturnProblem(
  { way, return_date: day, return_time: minute, timing, date: thereDay, time: thereMinute }: Values,
  timeZone: string,
): (typeof returnProblems)[number] | undefined {
  if (way !== "return") return undefined;
  if (!day || !minute) return "selectTime";
  if (![date.safeParse(day), time.safeParse(minute)].every(({ success }) => success)) return;
  const isLater = timing === "later" && thereDay && thereMinute;
  const there = isLater ? `${thereDay} ${thereMinute}` : undefined;
  const found = findReturnTime(`${day} ${minute}`, there, timeZone);
  return "problem" in found ? found.problem : undefined;
}

const HIGHEST_FARE = 2_000;

/** The fare above which no taxi is ordered. Many type a comma. */
export const highestFare = z
  .string("invalid")
  .default("")
  .transform((typed) => typed.trim().replace(",", "."))
  .pipe(and(required, amount, between(1, HIGHEST_FARE)));
