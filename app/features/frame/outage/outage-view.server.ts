import { groupPhone } from "../../../i18n/phones.server.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { RootView } from "../../../request/root-view.server.ts";
import { toSentence } from "./sentence.ts";
import { toSince } from "./since.server.ts";
import { texts } from "./texts.ts";

export type OutageView = NonNullable<ReturnType<typeof toOutageView>>;

type View = Pick<RootView, "outage" | "brand" | "language" | "status">;

/** What the banner says; undefined while all works. */
export function toOutageView({ outage, brand, language, status }: View) {
  if (!outage) return undefined;
  const t = createTranslate(texts, language);
  return {
    text: t(outage.service),
    since: toSince(outage.since, { brand, language }),
    call: toCall({ brand, language }),
    link: { to: status, label: t("status") },
  };
}

/** The group's phone takes orders whatever does not work; undefined for a group without one. */
export function toCall({
  brand,
  language,
}: Pick<View, "language"> & {
  brand: { phone: string | null };
}) {
  const link = groupPhone(brand);
  const t = createTranslate(texts, language);
  return link ? toSentence((mark) => t("call", { phone: mark }), link) : undefined;
}
