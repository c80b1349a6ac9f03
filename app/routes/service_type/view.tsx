import { FailureToast } from "../../forms/failure-toast.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { toPagePath } from "./address.ts";
import type { ServiceTypesProps } from "./page.server.ts";
import { RemovalDialog } from "./removal.tsx";
import { ServiceTypeForm } from "./service-type-form.tsx";
import { ServiceTypeTable } from "./service-type-table.tsx";
import { texts } from "./texts.ts";

const formsWithOwnErrors = ["remove"];

export function ServiceTypesView(props: ServiceTypesProps) {
  const t = useTexts(texts);
  const { serviceTypes, page, pageCount, shown, idempotencyKey, siteDomain } = props;
  const closeTo = toPagePath({ page, siteDomain });
  return (
    <>
      <FailureToast except={formsWithOwnErrors} />
      <Page $width="reading">
        {serviceTypes.map((type) => (
          <RemovalDialog key={type.id} serviceType={type} />
        ))}
        <PageHeader
          title={t("title")}
          back={{ to: pathTo("employee", { siteDomain }), label: t("employees") }}
          actions={
            <ButtonLink
              id="new-type"
              icon="plus"
              to={toPagePath({ page, siteDomain, show: "new" })}
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
            <ServiceTypeForm idempotencyKey={idempotencyKey} closeTo={closeTo} />
          </Card>
        )}
        <LeftOutNotice what="service_types" count={props.leftOut} />
        {serviceTypes.length > 0 ? (
          <ServiceTypeTable {...props} closeTo={closeTo} />
        ) : (
          <EmptyState icon="tag" title={t("none")}>
            {t("none_hint")}
          </EmptyState>
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          toPage={(each) => toPagePath({ page: each, siteDomain })}
        />
      </Page>
    </>
  );
}
