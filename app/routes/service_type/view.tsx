import { Form } from "@remix-run/react";
import type { ServiceType } from "../../api/service-types.server.ts";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { InlineErrors, useFirstFocus } from "../../forms/inline-errors.tsx";
import { RemovalDialog, RemovalLink } from "../../forms/removal.tsx";
import { SwitchForm } from "../../forms/switch-form.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { IconButtonLink } from "../../ui/icon-button.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { space, ui } from "../../ui/styled.ts";
import { toListPath } from "./address.ts";
import type { ServiceTypeList, ServiceTypesProps } from "./page.server.ts";
import { texts } from "./texts.ts";

const formsWithOwnErrors = ["remove"];

export function ServiceTypesView(props: ServiceTypesProps) {
  const t = useTexts(texts);
  const { list, page, shown, idempotencyKey, siteDomain } = props;
  return (
    <>
      <FailureToast except={formsWithOwnErrors} />
      <Page $width="reading">
        <PageHeader
          title={t("title")}
          back={{ to: pathTo("employee", { siteDomain }), label: t("employees") }}
          actions={
            <ButtonLink
              id="new-type"
              icon="plus"
              to={toListPath({ page, siteDomain, show: "new" })}
              preventScrollReset
            >
              {t("add")}
            </ButtonLink>
          }
        >
          {t("intro")}
        </PageHeader>
        {shown === "new" && (
          <Card>
            <ServiceTypeForm
              idempotencyKey={idempotencyKey}
              closeTo={toListPath({ page, siteDomain })}
            />
          </Card>
        )}
        <DeferredPart part={list} label={t("title")} lines={12}>
          {(value) => <ServiceTypes list={value} view={props} />}
        </DeferredPart>
      </Page>
    </>
  );
}

type ListProps = { list: ServiceTypeList; view: ServiceTypesProps };

function ServiceTypes({ list, view }: ListProps) {
  const t = useTexts(texts);
  const { serviceTypes, leftOut } = list;
  return (
    <>
      {serviceTypes.map(({ id, name }) => (
        <RemovalDialog key={id} id={id} question={t("remove_question", { name })} t={t} />
      ))}
      <LeftOutNotice what="service_types" count={leftOut} />
      {serviceTypes.length > 0 ? (
        <ServiceTypeTable list={list} view={view} />
      ) : (
        <EmptyState icon="tag" title={t("none")}>
          {t("none_hint")}
        </EmptyState>
      )}
      <Pagination
        {...list}
        toPage={(each) => toListPath({ page: each, siteDomain: view.siteDomain })}
      />
    </>
  );
}

/** On a phone each row is one line. */
const Rows = ui("div", "ServiceTypeRows")`
  @container (max-width: 40rem) {
    tbody tr:not([data-detail]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: center;
      gap: ${space.xs};

      > [data-label] { display: block; padding: 0; border: 0; &::before { content: none; } }
    }
  }
`;

function ServiceTypeTable({
  list: { serviceTypes, page },
  view: { siteDomain, shown, idempotencyKey },
}: ListProps) {
  const t = useTexts(texts);
  return (
    <Rows>
      <Table
        caption={t("list")}
        isCaptionHidden
        rows={serviceTypes}
        toKey={({ id }) => id}
        columns={[
          { key: "name", header: t("name"), isRowHeader: true, isFreeText: true },
          {
            key: "state",
            header: t("state"),
            cell: ({ id, name, isActive }) => (
              <SwitchForm form="active" id={id} isOn={isActive} label={t("is_active", { name })} />
            ),
          },
          {
            key: "tools",
            header: t("tools"),
            isHeaderHidden: true,
            align: "end",
            cell: (type) => (
              <Tools {...type} editTo={toListPath({ page, siteDomain, show: `edit-${type.id}` })} />
            ),
          },
        ]}
        detail={(type) =>
          shown === `edit-${type.id}` && (
            <ServiceTypeForm
              serviceType={type}
              idempotencyKey={idempotencyKey}
              closeTo={toListPath({ page, siteDomain })}
            />
          )
        }
      />
    </Rows>
  );
}

/** The id lets the focus return to the link when its form closes. */
function Tools({ id, name, editTo }: ServiceType & { editTo: string }) {
  const t = useTexts(texts);
  return (
    <Cluster $gap="xxs" $justify="end">
      <IconButtonLink
        id={`edit-${id}`}
        icon="edit"
        label={t("edit", { name })}
        to={editTo}
        preventScrollReset
      />
      <RemovalLink id={id} label={t("remove", { name })} />
    </Cluster>
  );
}

function ServiceTypeForm({
  serviceType,
  idempotencyKey,
  closeTo,
}: {
  serviceType?: ServiceType;
  idempotencyKey: string;
  closeTo: string;
}) {
  const t = useTexts(texts);
  const form = serviceType ? "edit" : "new";
  const { field, checkbox, summary, isBusy } = useFormReply({ form, labels: { name: t("name") } });
  const hasFirstFocus = useFirstFocus(summary);
  return (
    <Stack as={Form} method="post" noValidate preventScrollReset>
      <h2>{serviceType ? t("edit_title", { name: serviceType.name }) : t("add")}</h2>
      <InlineErrors {...summary} />
      <HiddenFields
        values={{ form, id: serviceType?.id, key: serviceType ? undefined : idempotencyKey }}
      />
      <TextField
        label={t("name")}
        hint={t("name_hint")}
        autoComplete="off"
        maxLength={80}
        autoFocus={hasFirstFocus}
        {...field("name", serviceType?.name)}
      />
      <Checkbox
        label={t("active_label")}
        {...checkbox("isActive", serviceType?.isActive ?? true)}
      />
      <Cluster>
        <Button busy={isBusy}>{t("save")}</Button>
        <ButtonLink kind="quiet" to={closeTo} preventScrollReset>
          {t("cancel")}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}
