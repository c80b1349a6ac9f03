import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { space, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";
import type { UnsettledOrder } from "./unsettled-orders.server.ts";

const List = ui("ul", "UnsettledOrders")`
  display: grid;
  gap: ${space.xs};
  margin-top: ${space.xs};
  padding-inline-start: ${space.m};
`;

/** The orders whose answers were lost, each with a link that looks for it. */
export function UnsettledOrders({ orders }: { orders: (UnsettledOrder & { href: string })[] }) {
  const t = useTexts(texts);
  if (orders.length === 0) return null;
  return (
    <Notice kind="warning" title={t("unsettled", { count: orders.length })}>
      {t("unsettled_hint")}
      <List>
        {orders.map(({ key, sentAt, from, to, href }) => (
          <li key={key}>
            {t(to === null ? "unsettled_order" : "unsettled_order_to", {
              when: sentAt,
              from,
              to: to ?? "",
            })}{" "}
            <Link to={href} reloadDocument>
              {t("look_again")}
            </Link>
          </li>
        ))}
      </List>
    </Notice>
  );
}
