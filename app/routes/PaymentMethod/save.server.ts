import { addPaymentMethod, removePaymentMethod } from "../../api/payment-methods.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { changePayment, choosePaymentMethod } from "../../features/payment/payment.server.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { isRemoved, toFlash } from "../../request/outcome-flash.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import { forgetRemoved, rememberRemoved } from "./removed.server.ts";
import type { PaymentSent } from "./schema.ts";

type Saved = { flash: Flash; to: string };

/** Runs the submitted form; returns the flash message and the next path. */
export async function savePayment(sent: PaymentSent, context: MemberContext): Promise<Saved> {
  const { api, siteDomain } = context;
  const { id, group } = sent;
  // The page shows the user's own group by default, so the address leaves it out.
  const shown = group === ownGroupId(context) ? undefined : group;
  const here = pathTo("PaymentMethod", { query: { group: shown }, siteDomain });

  if (sent.form === "choose") {
    return { flash: await choosePaymentMethod(sent, context), to: readBackPath(sent.back) ?? here };
  }
  if (sent.form === "put_back") {
    const flash = await changePayment(group, context, async (groupId) => {
      await readGoodRows(api, (rows) => addPaymentMethod(rows, { id, groupId }));
      await forgetRemoved({ id, groupId }, context);
      return toFlash("registered", context);
    });
    return { flash, to: here };
  }
  const flash = await changePayment(group, context, async (groupId) => {
    const removal = readGoodRows(api, (rows) => removePaymentMethod(rows, { id, groupId }));
    const removed = await isRemoved(removal, context);
    if (removed) await rememberRemoved({ id, groupId }, context);
    return toFlash(removed ? "successful" : "failed", context, "method_removed");
  });
  const removed = flash.kind === "success" ? id : undefined;
  return { flash, to: pathTo("PaymentMethod", { query: { group: shown, removed }, siteDomain }) };
}
