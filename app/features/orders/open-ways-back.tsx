import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { texts } from "../order-taxi/return-texts.ts";
import type { OrderList } from "./load-orders.server.ts";

/** The ways back that are still to be ordered; the page of each trip there offers what can be done. */
export function OpenWaysBack({ waysBack }: Pick<OrderList, "waysBack">) {
  const t = useTexts(texts);
  return waysBack.map(({ key, tripId, moment, href }) => (
    <Notice key={key} kind="warning" title={t("open")}>
      {t("open_of", { id: `${tripId}`, when: moment })} <Link to={href}>{t("see_trip")}</Link>
    </Notice>
  ));
}
