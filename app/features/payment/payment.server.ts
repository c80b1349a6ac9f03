import { z } from "zod";
import {
  listPaymentMethods,
  type PaymentMethods,
  setDefaultPaymentMethod,
} from "../../api/payment-methods.server.ts";
import { readGoodRows, readRows } from "../../api/rows.server.ts";
import { rowId } from "../../forms/rules.server.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";

/** The group that is paid; defaults to the user's own group. */
export const paymentGroupId = rowId.optional();

/** The form of a toggle in `PaymentMethodList`. */
export const methodChoiceSchema = z.object({
  form: z.literal("choose"),
  id: rowId,
  group: paymentGroupId,
  back: z.string().optional(),
});

/** The methods by which a customer can pay a group. */
export type PaymentView = PaymentMethods & {
  groupId: number;
  leftOut: number;
};

export async function loadPayment(context: MemberContext, group?: number): Promise<PaymentView> {
  const groupId = paidGroupId(group, context);
  const { value, leftOut } = await readRows(context.api, (rows) =>
    listPaymentMethods(rows, groupId),
  );
  const { methods, isFixed } = value;
  return {
    methods: methods.map((each) => ({ ...each, image: toPictureAddress(each.image, context) })),
    isFixed,
    leftOut,
    groupId,
  };
}

/** A customer who belongs to one group pays only that group. */
export const paidGroupId = (group: number | undefined, context: MemberContext): number =>
  context.user.exclusiveGroupId ?? group ?? ownGroupId(context);

type Chosen = { id: number; group?: number };

export function choosePaymentMethod({ id, group }: Chosen, context: MemberContext) {
  return changePayment(group, context, async (groupId) => {
    await readGoodRows(context.api, (rows) => setDefaultPaymentMethod(rows, { id, groupId }));
    return "changed";
  });
}

/** A change that the API does not offer has failed; fixed methods cannot be changed here. */
export type PaymentOutcome = "changed" | "failed" | "fixed";

/** Refuses a change of a fixed choice, since an old page may still offer it. */
export async function changePayment(
  group: number | undefined,
  context: MemberContext,
  change: (groupId: number) => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  const groupId = paidGroupId(group, context);
  const { isFixed } = await readGoodRows(context.api, (rows) => listPaymentMethods(rows, groupId));
  return isFixed ? "fixed" : change(groupId);
}
