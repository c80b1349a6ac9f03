import { z } from "zod";
import { maxLength, type Rule, text } from "../../forms/rules.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mostCharacters } from "../order-draft/draft.server.ts";
import { onWhole, timeChecks, tripFields } from "../order-taxi/order-rules.server.ts";
import { originMissing } from "../order-taxi/origin-missing.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { isLookUp } from "./look-up.server.ts";

/** What the request form sends, with what it is sent for; only an order has rules to keep. */
export function requestSchema(context: MemberContext) {
  return z.preprocess(
    (values) => {
      const sent = values as Record<string, unknown>;
      return { ...sent, intent: findIntent(sent, context) };
    },
    z.discriminatedUnion("intent", [
      z.looseObject({ intent: z.enum(["otherAccount", "lookUp"]) }),
      orderSchema(context),
    ]),
  );
}

export type RequestSent = z.output<ReturnType<typeof requestSchema>>;

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
  const { rule, values } = originMissing({ brand, user });
  return z
    .object({
      intent: z.literal("order"),
      key: z.uuid("unreadable"),
      account: text(),
      /** The key of the equal order beside which the user wants another one. */
      again: text(),
      group: text(required("selectGroup")),
      payment: text(),
      from: text(required(rule, values), maxLength(mostCharacters.place)),
      ...tripFields(brand),
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
