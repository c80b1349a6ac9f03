import { addPaymentMethod, removePaymentMethod } from "../../api/payment-methods.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { changePayment, choosePaymentMethod } from "../../features/payment/payment.server.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { isRemoved, toFlash } from "../../request/outcome-flash.server.ts";
import { ownGroupId } from "../../request/own-group.ts";
import { forgetRemoved, rememberRemoved } from "./removed.server.ts";
import type { PaymentSent } from "./schema.ts";

type Saved = { said: Flash; to: string };

/** Does what a form has asked for, and says how it went and where it goes on. */
export async function savePayment(sent: PaymentSent, visit: MemberVisit): Promise<Saved> {
  const { api, siteDomain } = visit;
  const { id, group } = sent;
  // The address names no group that the page shows anyway.
  const shown = group === ownGroupId(visit) ? undefined : group;
  const here = pathTo("PaymentMethod", { query: { group: shown }, siteDomain });

  if (sent.form === "choose") {
    return { said: await choosePaymentMethod(sent, visit), to: readBackPath(sent.back) ?? here };
  }
  if (sent.form === "put_back") {
    const said = await changePayment(group, visit, async (groupId) => {
      await readGoodRows(api, (rows) => addPaymentMethod(rows, { id, groupId }));
      await forgetRemoved({ id, groupId }, visit);
      return toFlash("registered", visit);
    });
    return { said, to: here };
  }
  const said = await changePayment(group, visit, async (groupId) => {
    const asked = readGoodRows(api, (rows) => removePaymentMethod(rows, { id, groupId }));
    const removed = await isRemoved(asked, visit);
    if (removed) await rememberRemoved({ id, groupId }, visit);
    return toFlash(removed ? "successful" : "failed", visit, "method_removed");
  });
  const removed = said.kind === "success" ? id : undefined;
  return { said, to: pathTo("PaymentMethod", { query: { group: shown, removed }, siteDomain }) };
}
