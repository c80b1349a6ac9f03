import { Link } from "@remix-run/react";
import { texts as deskTexts } from "../../features/desk/texts.ts";
import { Board } from "../../features/hotel/board/board.tsx";
import { QuickPanel } from "../../features/hotel/board/quick-panel.tsx";
import { originMissingCode } from "../../features/order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { UnsettledOrders } from "../../features/order-taxi/unsettled-orders.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useLastingReply } from "../../forms/use-lasting-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toPlainText } from "../../i18n/wording.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { Page } from "../../ui/layout/page.tsx";
import type { loadDesk } from "./load-desk.server.ts";

type DeskPage = Awaited<ReturnType<typeof loadDesk>>;

export function HotelHomeView({ page }: { page: DeskPage }) {
  return (
    <Page $width="full">
      <PressRefused page={page} />
      {page.sought && <SoughtOrder page={page} />}
      <UnsettledOrders orders={page.unsettled} />
      <QuickPanel page={page} />
      <Board page={page} />
    </Page>
  );
}

/** Why a press has done nothing, whichever button it was. */
function PressRefused({ page }: { page: DeskPage }) {
  const t = useTexts(orderTexts);
  const ofDesk = useTexts(deskTexts);
  const form = useLastingReply()?.values.form;
  const { summary, code } = useFormReply({ form: form === undefined ? undefined : `${form}` });
  const favourites = { to: page.links.favourites, label: ofDesk("favourites") };
  const errors = summary.errors.map(({ message }) =>
    code === originMissingCode
      ? { message: `${toPlainText(message)}. ${ofDesk("no_address_hint")}`, link: favourites }
      : { message },
  );
  const title = form === "order" ? t("request_failed") : undefined;
  return <ErrorSummary occasion={summary.occasion} errors={errors} title={title} />;
}

/** The honest answer where there is no other. */
function SoughtOrder({ page: { sought, phone, group, here } }: { page: DeskPage }) {
  const t = useTexts(orderTexts);
  if (sought === "lost") {
    return (
      <Notice kind="warning" title={t("lost")}>
        {t("lost_hint", { brand: group })}
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={t("unknown")}>
      {t("unknown_hint", { brand: group })}{" "}
      <Link to={here} reloadDocument>
        {t("look_again")}
      </Link>{" "}
      {phone && <a href={phone.href}>{t("call", { phone: phone.text })}</a>}
    </Notice>
  );
}
