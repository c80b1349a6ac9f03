import { useTexts } from "../../../i18n/use-texts.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { texts } from "./texts.ts";

/** The draft that the address names has expired, or another visitor has saved it. */
export function ContactGone() {
  const t = useTexts(texts);
  return (
    <Notice kind="warning" title={t("gone")}>
      {t("gone_hint")}
    </Notice>
  );
}
