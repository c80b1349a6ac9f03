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
import { onWhole, timeChecks } from "../order-taxi/order-rules.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { isLookUp } from "./look-up.server.ts";

/** What the request form sends, with what it is sent for; only an order has rules to keep. */
export function requestSchema(context: MemberContext) {
  const sentFor = <Intent extends string>(intent: Intent) =>
    z.looseObject({ intent: z.literal(intent) });
  return z.preprocess(
    (values) => {
      const sent = values as Record<string, unknown>;
      return { ...sent, intent: findIntent(sent, context) };
    },
    z.discriminatedUnion("intent", [
      sentFor("otherAccount"),
      sentFor("lookUp"),
      orderSchema(context),
    ]),
  );
}

export type RequestSent = z.output<ReturnType<typeof requestSchema>>;
export type OrderSent = Extract<RequestSent, { intent: "order" }>;

/** All that the form holds, as texts. */
export const fieldsOf = ({ intent: _, ...fields }: RequestSent) =>
  fields as Record<string, string | undefined>;

type Intent = "otherAccount" | "lookUp" | "order";

/** A form is for the account that it was rendered for, whichever button was pressed. */
function findIntent(sent: Record<string, unknown>, { user }: MemberContext): Intent {
  if (sent.account !== `${user.id}`) return "otherAccount";
  return isLookUp(sent) ? "lookUp" : "order";
}

const required = (key: string, values?: Record<string, string>): Rule =>
  z.string().refine((value) => value !== "", { error: key, params: values });

/** What a taxi cannot be ordered without. */
function orderSchema({ brand, user }: MemberContext) {
  // An employee has no profile to put an address in; the company has.
  const origin = user.employee
    ? required("originMissingAt", { company: user.employee.companyName ?? brand.name })
    : required("originMissing");
  return z
    .object({
      intent: z.literal("order"),
      key: z.uuid("unreadable"),
      account: text(),
      /** The key of the equal order beside which the user wants another one. */
      again: text(),
      group: text(required("selectGroup")),
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

/** The chosen group, and the fare that the page showed for it. */
export function readGroup(group: string): { id: number; fare: string } {
  const [id, fare = ""] = group.split(":");
  return { id: Number(id), fare };
}

/** The group for which the page offered the payment method. */
export const readPaidGroup = (payment: string): number => Number(payment.split(":")[1]);
