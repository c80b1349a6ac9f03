import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as deskTexts } from "../../features/desk/texts.ts";
import { Board } from "../../features/hotel/board/board.tsx";
import { QuickPanel } from "../../features/hotel/board/quick-panel.tsx";
import { texts } from "../../features/hotel/board/texts.ts";
import { originMissingCode } from "../../features/order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { UnsettledOrders } from "../../features/order-taxi/unsettled-orders.tsx";
import { submit } from "../../forms/submit.server.ts";
import { useFormReply, useLastingReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { toPlainText } from "../../i18n/wording.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { boardSubmission } from "./change-board.server.ts";
import { type DeskPage, loadDesk } from "./load-desk.server.ts";
import { MonthAndLinks } from "./month-and-links.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page refreshes itself, as often as with it.
export const handle = { isLive: true, pace: "hotel" as const };

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "hotel_home");
  return loadDesk(context, args.request);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "hotel_home");
  return submit(args.request, boardSubmission(context));
}

export default function HotelHome() {
  const page = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  return (
    <Page $width="full">
      <BoardFormErrors page={page} />
      {page.orderState && <OrderStateNotice page={page} />}
      <UnsettledOrders orders={page.unsettled} />
      <QuickPanel page={page} />
      <DeferredPart
        part={page.board}
        label={t("title")}
        lines={12}
        isLive
        below={<MonthAndLinks page={page} />}
      >
        {(board) => (
          <Board page={page} board={board}>
            <MonthAndLinks page={page} />
          </Board>
        )}
      </DeferredPart>
    </Page>
  );
}

/** Shows the errors of whichever form was submitted. */
function BoardFormErrors({ page }: { page: DeskPage }) {
  const t = useTexts(orderTexts);
  const deskText = useTexts(deskTexts);
  const form = useLastingReply()?.values.form;
  const { summary, code } = useFormReply({ form: form === undefined ? undefined : `${form}` });
  const favourites = { to: page.links.favourites, label: deskText("favourites") };
  const errors = summary.errors.map(({ message }) =>
    code === originMissingCode
      ? { message: `${toPlainText(message)}. ${deskText("no_address_hint")}`, link: favourites }
      : { message },
  );
  const title = form === "order" ? t("request_failed") : undefined;
  return <ErrorSummary occasion={summary.occasion} errors={errors} title={title} />;
}

function OrderStateNotice({ page: { orderState, phone, group, here } }: { page: DeskPage }) {
  const t = useTexts(orderTexts);
  if (orderState === "lost") {
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
