import type { PursesView } from "../../features/wallet/load-purses.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Grid, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Balances } from "./balances.tsx";
import { Movements } from "./movements.tsx";
import { OwnCode } from "./own-code.tsx";
import { SendForm } from "./send-form.tsx";
import { texts } from "./texts.ts";

export function PursesScreen({
  view: { purses, leftOut, shown, own, filled },
  isGone,
  siteDomain,
}: {
  view: PursesView;
  /** The address names a transfer that cannot be found. */
  isGone: boolean;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  const { summary } = useFormReply({
    form: "prepare",
    labels: { amount: t("amount"), to: t("to"), picture: t("picture") },
  });
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary {...summary} />
      {isGone && <Notice title={t("gone")}>{t("gone_hint")}</Notice>}
      <LeftOutNotice what="purses" count={leftOut} />
      {shown ? (
        <Balances purses={purses} shownId={shown.id} siteDomain={siteDomain} />
      ) : (
        <EmptyState icon="wallet" title={t("no_purse")}>
          {t("no_purse_hint")}
        </EmptyState>
      )}
      <Grid $column="20rem" $gap="l">
        {shown && <SendForm purses={purses} shownId={shown.id} filled={filled} />}
        <OwnCode {...own} />
      </Grid>
      {shown && <Movements {...shown} siteDomain={siteDomain} />}
    </Page>
  );
}
