import { Link, useLocation } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { PageNote, Unscripted } from "../../ui/layout/layout.tsx";
import { texts } from "./refresh-texts.ts";
import { useIsRefreshOff, useRefreshSeconds } from "./use-unscripted-refresh.ts";

/** Stands at the top, where the reader returns after every refresh. */
export function RefreshChoice() {
  const t = useTexts(texts);
  const seconds = useRefreshSeconds();
  const isOff = useIsRefreshOff();
  const { pathname, search } = useLocation();
  if (seconds === undefined) return null;
  const choose = new URLSearchParams(search);
  choose.set("refresh", isOff ? "on" : "off");
  return (
    <Unscripted>
      <PageNote>
        {isOff ? t("off") : t("on", { seconds: `${seconds}` })}{" "}
        {isOff && (
          <>
            <Link to={pathname + search} reloadDocument>
              {t("now")}
            </Link>{" "}
          </>
        )}
        <Link to={`${pathname}?${choose}`} reloadDocument>
          {t(isOff ? "switch_on" : "switch_off")}
        </Link>
      </PageNote>
    </Unscripted>
  );
}
