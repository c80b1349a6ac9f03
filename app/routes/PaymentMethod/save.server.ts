import { z } from "zod";
import { addPaymentMethod, removePaymentMethod } from "../../api/payment-methods.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import {
  changePayment,
  choosePaymentMethod,
  methodChoiceSchema,
  type PaymentOutcome,
  paymentGroupId,
} from "../../features/payment/payment.server.ts";
import { texts } from "../../features/payment/texts.ts";
import { formsOf, rowId } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import { type MemberContext, ownGroupId } from "../../request/context.server.ts";
import { type Flash, toFlash } from "../../request/flash.server.ts";
import { isRemoved } from "../../request/trace-in-request.server.ts";

export const paymentSchema = formsOf(
  methodChoiceSchema,
  z.object({ form: z.literal("remove"), id: rowId, group: paymentGroupId }),
  z.object({ form: z.literal("put_back"), id: rowId, group: paymentGroupId }),
);

type PaymentSent = z.output<typeof paymentSchema>;

type Saved = { flash: Flash; to: string };

export async function savePayment(sent: PaymentSent, context: MemberContext): Promise<Saved> {
  const { api, siteDomain } = context;
  const { id, group } = sent;
  // The page shows the user's own group by default, so the address leaves it out.
  const shown = group === ownGroupId(context) ? undefined : group;
  const here = pathTo("PaymentMethod", { query: { group: shown }, siteDomain });

  if (sent.form === "choose") {
    const outcome = await choosePaymentMethod(sent, context);
    await noteChange("payment_method_chosen", outcome, context);
    return { flash: flashOf(outcome, "updated", context), to: readBackPath(sent.back) ?? here };
  }
  if (sent.form === "put_back") {
    const outcome = await changePayment(group, context, async (groupId) => {
      await readGoodRows(api, (rows) => addPaymentMethod(rows, { id, groupId }));
      await forgetRemoved({ id, groupId }, context);
      return "changed";
    });
    await noteChange("payment_method_put_back", outcome, context);
    return { flash: flashOf(outcome, "registered", context), to: here };
  }
  const outcome = await changePayment(group, context, async (groupId) => {
    const removal = readGoodRows(api, (rows) => removePaymentMethod(rows, { id, groupId }));
    const removed = await isRemoved(removal, context);
    if (removed) await rememberRemoved({ id, groupId }, context);
    return removed ? "changed" : "failed";
  });
  await noteChange("payment_method_removed", outcome, context);
  const removed = outcome === "changed" ? id : undefined;
  const to = pathTo("PaymentMethod", { query: { group: shown, removed }, siteDomain });
  return { flash: flashOf(outcome, "successful", context), to };
}

async function noteChange(
  kind: "payment_method_chosen" | "payment_method_removed" | "payment_method_put_back",
  outcome: PaymentOutcome,
  context: MemberContext,
): Promise<void> {
  if (outcome === "changed") await noteActivity({ kind }, context);
}

function flashOf(
  outcome: PaymentOutcome,
  changed: "updated" | "registered" | "successful",
  context: MemberContext,
): Flash {
  const done = changed === "successful" ? "method_removed" : undefined;
  if (outcome === "changed") return toFlash(changed, context, done);
  if (outcome === "failed") return toFlash("failed", context);
  return { kind: "failure", text: createTranslate(texts, context.language)("fixed") };
}

/** The user can undo a removal within this time. */
const UNDO_SECONDS = 15 * 60;

type Removed = { id: number; groupId: number };

const keyOf = ({ id, groupId }: Removed, { session, user }: MemberContext) =>
  `${session.permalink}:removed-method:${user.id}:${groupId}:${id}`;

const rememberRemoved = (method: Removed, context: MemberContext): Promise<void> =>
  context.app.services.store.set(keyOf(method, context), "", UNDO_SECONDS);

const forgetRemoved = (method: Removed, context: MemberContext): Promise<void> =>
  context.app.services.store.delete(keyOf(method, context));

/** Checks the address against the store, so a made-up or old link offers no undo. */
export async function readRemoved(method: Removed, context: MemberContext) {
  const stored = await context.app.services.store.get(keyOf(method, context));
  return stored === undefined ? undefined : method.id;
}
