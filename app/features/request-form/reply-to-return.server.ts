import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import type { Draft } from "../order-draft/draft.server.ts";
import { explainOutcome } from "../order-taxi/explain-outcome.server.ts";
import type { BackNotReady, ReturnOutcome } from "../order-taxi/order-return.server.ts";
import { texts } from "../order-taxi/return-texts.ts";

/** Why a return trip was not sent, as the way back could not be ordered. */
export function explainReturn({ reason }: BackNotReady, language: Language): string {
  return createTranslate(texts, language)("not_ready", {
    reason: explainOutcome(reason, language),
  });
}

/** In the address of a trip's page, the way back that is still to be ordered. */
export const toReturnQuery = ({ back }: Pick<Draft, "back">) =>
  back ? { return_when: `${back.date} ${back.time}` } : {};

type Reply = { query: Record<string, string | number | undefined>; flash?: Flash };

/** The page of the trip there, which says what became of the way back. */
export function replyToReturn(
  tripId: number,
  back: ReturnOutcome["back"],
  draft: Draft,
  { language }: MemberContext,
): Reply {
  const t = createTranslate(texts, language);
  const page = { trip: tripId };
  if (!back) return { query: { ...page, ...toReturnQuery(draft) } };
  switch (back.state) {
    case "placed": {
      const text = t("both", { there: `${tripId}`, back: `${back.tripId}` });
      return { query: { ...page, return_trip: back.tripId }, flash: { kind: "success", text } };
    }
    case "keyReused":
      return { query: { ...page, return_trip: back.tripId } };
    case "unknown":
    case "duplicate":
      return { query: { ...page, return_order: back.idempotencyKey } };
    default: {
      const text = t("failed", { id: `${tripId}`, reason: explainOutcome(back, language) });
      return { query: { ...page, ...toReturnQuery(draft) }, flash: { kind: "failure", text } };
    }
  }
}
