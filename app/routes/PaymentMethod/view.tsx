import { Form } from "@remix-run/react";
import { PaymentMethodList } from "../../features/payment/payment-methods.tsx";
import { RemovalDialog, RemovalLink } from "../../forms/removal.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import type { PaymentChoice, PaymentPage } from "./load.server.ts";
import { texts } from "./texts.ts";

export function PaymentView(page: PaymentPage) {
  const t = useTexts(texts);
  const choiceSummary = useFormReply({ form: "choose" }).summary;
  const undoSummary = useFormReply({ form: "put_back" }).summary;
  return (
    <Page $width="reading">
      <PageHeader title={t("title")}>{t("intro", { group: page.group })}</PageHeader>
      <ErrorSummary {...(choiceSummary.errors.length > 0 ? choiceSummary : undoSummary)} />
      <DeferredPart part={page.choice} label={t("title")} lines={12}>
        {(choice) => <Choice {...choice} page={page} />}
      </DeferredPart>
    </Page>
  );
}

function Choice({
  payment,
  groups,
  page: { group, removedId, siteDomain },
}: PaymentChoice & { page: PaymentPage }) {
  const t = useTexts(texts);
  const { methods, isFixed, leftOut, groupId } = payment;
  // The API does not remove the last method.
  const canRemove = !isFixed && methods.length + leftOut > 1;
  const isGone = removedId !== undefined && methods.every(({ id }) => id !== removedId);
  return (
    <>
      {canRemove &&
        methods.map(({ id, name }) => (
          <RemovalDialog
            key={id}
            id={id}
            group={groupId}
            question={t("remove_question", { name })}
            t={t}
          />
        ))}
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
      {isGone && <PutBack id={removedId} groupId={groupId} />}
      {methods.length > 0 ? (
        <Card>
          <PaymentMethodList
            payment={payment}
            tools={({ id, name }) =>
              canRemove && <RemovalLink id={id} label={t("remove", { name })} />
            }
          />
        </Card>
      ) : (
        <EmptyState icon="card" title={t("empty")}>
          {t("empty_hint", { brand: group })}
        </EmptyState>
      )}
    </>
  );
}

function PutBack({ id, groupId }: { id: number; groupId: number }) {
  const t = useTexts(texts);
  return (
    <Notice>
      <Cluster as={Form} method="post" $justify="space-between">
        {t("removed")}
        <HiddenFields values={{ form: "put_back", id, group: groupId }} />
        <Button kind="secondary" compact>
          {t("put_back")}
        </Button>
      </Cluster>
    </Notice>
  );
}
