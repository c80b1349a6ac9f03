import type { PhoneLink } from "../../i18n/format-phone.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { texts } from "./freshness-texts.ts";

/** How old what the page shows is. */
export function Freshness({
  updatedAt,
  isStale,
  phone,
}: {
  /** ISO, on the clocks of the group. */
  updatedAt: string;
  isStale: boolean;
  /** Of the group, to ask there where the line is down. */
  phone: PhoneLink | null;
}) {
  const t = useTexts(texts);
  const time = updatedAt.slice(11, 16);
  if (!isStale) return <p className="field-note">{t("updated_at", { time })}</p>;
  return (
    <Notice kind="warning" title={t("stale", { time })}>
      {phone && <a href={phone.href}>{t("call", { phone: phone.text })}</a>}
    </Notice>
  );
}
