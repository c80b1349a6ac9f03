import { getPromo, type PromoLabel, redeemPromo } from "../../api/promos.server.ts";
import type { Flash } from "../../http/flash.server.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { once } from "../../once/once.server.ts";
import { texts } from "./texts.ts";

type Redeemed = { label: PromoLabel; isOld: boolean };

const isRedeemed = (label: PromoLabel) => label === "approved" || label === "waiting_for_answer";

/** The same form sent twice redeems once; what is redeemed already is asked for no more. */
export async function redeem(id: number, key: string, visit: MemberVisit): Promise<Flash> {
  const { api, brand, user, context, language } = visit;
  const t = createTranslate(texts, language);
  const readLabel = async () => (await getPromo(api, id)).label;
  const outcome = await once<PromoLabel, Redeemed>(context.services.store, {
    key: `${brand.permalink}:once:promo:${user.id}:${id}:${key}`,
    look: readLabel,
    send: async (before) =>
      isRedeemed(before)
        ? { label: before, isOld: true }
        : { label: (await redeemPromo(api, id)).label, isOld: false },
    find: async () => {
      const label = await readLabel();
      return isRedeemed(label) ? { label, isOld: false } : undefined;
    },
  });
  if (outcome.state !== "done") return { kind: "failure", text: t("unknown") };
  const { label, isOld } = outcome.result;
  if (isOld) return { kind: "success", text: t("already_redeemed") };
  return { kind: "success", text: t(label === "approved" ? "redeemed" : "asked") };
}
