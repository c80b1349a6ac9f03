import type { Translate } from "../../i18n/translate.ts";
import type { texts } from "../order-draft/texts.ts";
import type { ResolvedPlace } from "./places.server.ts";

type Say = Translate<typeof texts>;

/** Undefined if the field is empty, or if the user only has to choose among addresses. */
export function formatPlaceProblem(
  { state }: Pick<ResolvedPlace, "state">,
  phone: string | undefined,
  t: Say,
): string | undefined {
  if (state === "not_searched") return formatSearchFailure(phone, t);
  const isProblem = state === "too_short" || state === "not_found" || state === "nowhere";
  return isProblem ? t(state) : undefined;
}

/** The message if the search itself fails. */
export const formatSearchFailure = (phone: string | undefined, t: Say): string =>
  phone ? t("not_searched_call", { phone }) : t("not_searched");
