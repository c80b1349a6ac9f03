import { z } from "zod";
import {
  and,
  between,
  date,
  integer,
  maxLength,
  phoneOf,
  type Rule,
  text,
  time,
} from "../../forms/rules.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mostCharacters } from "../order-draft/draft.server.ts";
import { findPickupTime } from "../order-draft/pickup-time.server.ts";
import { usualTraveller } from "./traveller.server.ts";

const ruleOf = (key: string, values?: Record<string, string>): Rule =>
  z.string().refine((value) => value !== "", { error: key, params: values });

/** What has to be ruleOf before a taxi can be ordered. */
export function orderSchema({ brand, user }: MemberContext) {
  // An employee has no profile to put an address in; the company has.
  const origin = user.employee
    ? ruleOf("originMissingAt", { company: user.employee.companyName ?? brand.name })
    : ruleOf("originMissing");
  return z
    .object({
      key: z.uuid("unreadable"),
      account: text(),
      /** The trip that says the same, where somebody wants one more. */
      again: text(),
      group: text(ruleOf("selectGroup")),
      payment: text(),
      from: text(origin, maxLength(mostCharacters.place)),
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
      employee: text(),
      service_type: text(),
      code: text(maxLength(mostCharacters.code)),
    })
    .check(
      ...timeChecks(brand.timeZone),
      onWhole("traveller", "travellerMissing", ({ traveller, employee }) =>
        Boolean(traveller || employee || usualTraveller(user)),
      ),
      onWhole("", "noGroup", ({ group }) => {
        const { exclusiveGroupId } = user;
        return !group || exclusiveGroupId === null || readGroup(group).id === exclusiveGroupId;
      }),
    );
}

export type OrderSent = z.output<ReturnType<typeof orderSchema>>;

/** A group, and the fare that was seen with it. */
export function readGroup(group: string): { id: number; seen: string } {
  const [id, seen = ""] = group.split(":");
  return { id: Number(id), seen };
}

/** A method, and the group that it was shown for. */
export function readPayment(payment: string): { groupId: number } {
  const [, groupId] = payment.split(":");
  return { groupId: Number(groupId) };
}

/** Of the fields `timing`, `date` and `time` together. */
export const timeChecks = (timeZone: string) =>
  timeProblems.map((problem) =>
    onWhole("date", problem, (values) => findProblem(values, timeZone) !== problem),
  );

const timeProblems = ["selectTime", "skipped", "past", "tooFar"] as const;

function findProblem(
  { timing, date: day, time: minute }: Values,
  timeZone: string,
): (typeof timeProblems)[number] | undefined {
  if (timing !== "later") return undefined;
  if (!day || !minute) return "selectTime";
  // What is no time at all is ruleOf of the field.
  if (![date.safeParse(day), time.safeParse(minute)].every(({ success }) => success)) return;
  const found = findPickupTime(`${day} ${minute}`, timeZone);
  return "problem" in found ? found.problem : undefined;
}

type Values = Partial<Record<string, string>>;

/** A rule for several fields together, looked at whatever else is wrong. */
export const onWhole = (field: string, key: string, accepts: (values: Values) => boolean) =>
  z.refine<Record<string, unknown>>((values) => accepts(values as Values), {
    error: key,
    path: field ? [field] : [],
    when: () => true,
  });
