import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ProgressLine } from "../../ui/feedback/progress-line.tsx";
import { ConnectionNotice } from "./connection/connection-notice.tsx";
import { guardConnection } from "./connection/guard-connection.ts";
import { texts } from "./navigation-texts.ts";
import { useBusy } from "./use-busy.ts";
import { usePageFocus } from "./use-page-focus.ts";

/**
 * A client-side navigation gives no feedback by itself. So we show a progress line, announce the new title to
 * screen readers if the focus stays in place, and show a notice when the connection is lost.
 */
export function NavigationStatus() {
  const t = useTexts(texts);
  const [title, setTitle] = useState("");
  const isBusy = useBusy();
  usePageFocus(setTitle);
  useEffect(guardConnection, []);
  return (
    <>
      <ProgressLine isBusy={isBusy} />
      <p className="visually-hidden" aria-live="polite">
        {isBusy ? t("loading") : title}
      </p>
      <ConnectionNotice />
    </>
  );
}
