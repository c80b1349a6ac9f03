import type { Translate } from "../../i18n/translate.ts";
import type { texts } from "../order-draft/texts.ts";
import type { SoughtPlace } from "./places.server.ts";

type Say = Translate<typeof texts>;

/** Why no address is known, for who has given one; nothing where nobody has, or has yet to choose. */
export function sayProblem(
  { state }: Pick<SoughtPlace, "state">,
  phone: string | undefined,
  t: Say,
): string | undefined {
  if (state === "not_searched") return sayNotSearched(phone, t);
  const isProblem = state === "too_short" || state === "not_found" || state === "nowhere";
  return isProblem ? t(state) : undefined;
}

/** The search itself does not work. */
export const sayNotSearched = (phone: string | undefined, t: Say): string =>
  phone ? t("not_searched_call", { phone }) : t("not_searched");
