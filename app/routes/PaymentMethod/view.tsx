import { Form } from "@remix-run/react";
import type { PaymentView as Payment } from "../../features/booking/payment.server.ts";
import { PaymentMethodList } from "../../features/booking/payment-methods.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { RemovalDialog, RemovalLink } from "./removal.tsx";
import { texts } from "./texts.ts";

export function PaymentView({
  payment,
  removedId,
  brand,
}: {
  payment: Payment;
  /** What was removed a moment ago. */
  removedId: number | undefined;
  brand: string;
}) {
  const t = useTexts(texts);
  const { methods, isFixed, leftOut } = payment;
  const ofChoice = useFormReply({ form: "choose" }).summary;
  const ofReturn = useFormReply({ form: "put_back" }).summary;
  // The last one stays.
  const canRemove = !isFixed && methods.length + leftOut > 1;
  const isGone = removedId !== undefined && methods.every(({ id }) => id !== removedId);
  return (
    <Page $width="reading">
      {canRemove && methods.map((method) => <RemovalDialog key={method.id} method={method} />)}
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <ErrorSummary {...(ofChoice.errors.length > 0 ? ofChoice : ofReturn)} />
      {isGone && <PutBack id={removedId} />}
      {methods.length > 0 ? (
        <Card>
          <PaymentMethodList
            payment={payment}
            tools={canRemove ? (method) => <RemovalLink method={method} /> : undefined}
          />
        </Card>
      ) : (
        <EmptyState icon="card" title={t("empty")}>
          {t("empty_hint", { brand })}
        </EmptyState>
      )}
    </Page>
  );
}

/** What was removed by mistake need not be asked for by phone. */
function PutBack({ id }: { id: number }) {
  const t = useTexts(texts);
  return (
    <Notice>
      <Cluster as={Form} method="post" $justify="space-between">
        {t("removed")}
        <input type="hidden" name="form" value="put_back" />
        <input type="hidden" name="id" value={id} />
        <Button kind="secondary" compact>
          {t("put_back")}
        </Button>
      </Cluster>
    </Notice>
  );
}
