import { Form } from "@remix-run/react";
import type { PaymentMethod } from "../../api/payment-methods.server.ts";
import { PaymentMethodList } from "../../features/payment/payment-methods.tsx";
import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { useDialog } from "../../ui/dialog/use-dialog.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/error-summary.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import type { PaymentPage } from "./load.server.ts";
import { texts } from "./texts.ts";

export function PaymentView({ payment, groups, removedId, brand, siteDomain }: PaymentPage) {
  const t = useTexts(texts);
  const { methods, isFixed, leftOut, groupId } = payment;
  const group = groups.find(({ id }) => id === groupId)?.name ?? brand;
  const choiceSummary = useFormReply({ form: "choose" }).summary;
  const undoSummary = useFormReply({ form: "put_back" }).summary;
  // The API does not remove the last method.
  const canRemove = !isFixed && methods.length + leftOut > 1;
  const isGone = removedId !== undefined && methods.every(({ id }) => id !== removedId);
  return (
    <Page $width="reading">
      {canRemove &&
        methods.map((method) => (
          <RemovalDialog key={method.id} method={method} groupId={groupId} />
        ))}
      <PageHeader title={t("title")}>{t("intro", { group })}</PageHeader>
      {groups.length > 1 && (
        <Tabs
          label={t("groups")}
          tabs={groups.map(({ id, name }) => ({
            to: pathTo("PaymentMethod", { query: { group: id }, siteDomain }),
            label: name,
            isCurrent: id === groupId,
          }))}
        />
      )}
      <ErrorSummary {...(choiceSummary.errors.length > 0 ? choiceSummary : undoSummary)} />
      {isGone && <PutBack id={removedId} groupId={groupId} />}
      {methods.length > 0 ? (
        <Card>
          <PaymentMethodList
            payment={payment}
            tools={canRemove ? (method) => <RemovalLink method={method} /> : undefined}
          />
        </Card>
      ) : (
        <EmptyState icon="card" title={t("empty")}>
          {t("empty_hint", { brand: group })}
        </EmptyState>
      )}
    </Page>
  );
}

/** Lets the user undo a mistaken removal. */
function PutBack({ id, groupId }: { id: number; groupId: number }) {
  const t = useTexts(texts);
  return (
    <Notice>
      <Cluster as={Form} method="post" $justify="space-between">
        {t("removed")}
        <input type="hidden" name="form" value="put_back" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="group" value={groupId} />
        <Button kind="secondary" compact>
          {t("put_back")}
        </Button>
      </Cluster>
    </Notice>
  );
}

const dialogOf = ({ id }: PaymentMethod) => `remove-${id}`;

function RemovalLink({ method }: { method: PaymentMethod }) {
  const t = useTexts(texts);
  const { openTo } = useDialog(dialogOf(method));
  const label = t("remove", { name: method.name });
  return <IconButtonLink icon="trash" kind="danger" label={label} to={openTo} preventScrollReset />;
}

function RemovalDialog({ method, groupId }: { method: PaymentMethod; groupId: number }) {
  const t = useTexts(texts);
  return (
    <QuestionDialog
      name={dialogOf(method)}
      form="remove"
      values={{ id: method.id, group: groupId }}
      title={t("remove_title")}
      cancelLabel={t("cancel")}
      confirmLabel={t("remove_it")}
    >
      <p>{t("remove_question", { name: method.name })}</p>
    </QuestionDialog>
  );
}
