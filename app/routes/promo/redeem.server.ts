import { z } from "zod";
import { getPromo, type PromoLabel, redeemPromo } from "../../api/promos.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { texts } from "./texts.ts";

export const promoSchema = z.object({
  // The idempotency key: a form that is sent twice redeems once.
  key: z.uuid("unreadable"),
});

type Redeemed = { label: PromoLabel; isOld: boolean };

const isRedeemed = (label: PromoLabel) => label === "approved" || label === "waiting_for_answer";

/** A form that is sent twice redeems once, and a redeemed promotion is not sent to the API again. */
export async function redeem(id: number, key: string, context: MemberContext): Promise<Flash> {
  const { api, brand, user, language } = context;
  const t = createTranslate(texts, language);
  const readLabel = async () => (await getPromo(api, id)).label;
  const operation: Operation<PromoLabel, Redeemed> = {
    key: `${brand.permalink}:once:promo:${user.id}:${id}:${key}`,
    prepare: readLabel,
    send: async (before, idempotencyKey) =>
      isRedeemed(before)
        ? { label: before, isOld: true }
        : { label: (await redeemPromo(api, id, idempotencyKey)).label, isOld: false },
    find: async () => {
      const label = await readLabel();
      return isRedeemed(label) ? { label, isOld: false } : undefined;
    },
  };
  const outcome = await runOperation("redeemPromo", operation, context);
  if (outcome.state !== "done") return { kind: "failure", text: t("unknown") };
  const { label, isOld } = outcome.result;
  if (isOld) return { kind: "success", text: t("already_redeemed") };
  return { kind: "success", text: t(label === "approved" ? "redeemed" : "asked") };
}
