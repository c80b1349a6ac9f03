import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ProgressLine } from "../../ui/feedback/progress-line.tsx";
import { ConnectionNotice } from "./connection/connection-notice.tsx";
import { guardConnection } from "./connection/guard-connection.ts";
import { texts } from "./navigation-texts.ts";
import { useBusy } from "./use-busy.ts";
import { usePageFocus } from "./use-page-focus.ts";

/**
 * What the browser shows and a screen reader hears of a page that a script loads: a line while it is
 * on its way, its title where the focus stays and so says nothing, and that the
 * connection is lost.
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
