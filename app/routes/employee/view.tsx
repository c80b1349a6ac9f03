import { useEffect } from "react";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import { type Shown, toListPath, toTripsFile } from "./address.ts";
import { EmployeeTable } from "./employee-table.tsx";
import type { EmployeeList, EmployeeRow } from "./list.server.ts";
import { Search } from "./search.tsx";
import { texts } from "./texts.ts";

type EmployeesProps = EmployeeList & {
  shown: Shown | undefined;
  /** The idempotency key of the form for a new employee. */
  idempotencyKey: string;
  /** The employee whose account was just closed. */
  closedId: number | undefined;
};

const formsWithOwnErrors = ["close", "remove"];

export function EmployeesView(props: EmployeesProps) {
  const t = useTexts(texts);
  const { address, rows, found, total, pageCount, closedId } = props;
  const { siteDomain } = address;
  const isOpenList = address.list === "open";
  const toList = (list: "open" | "closed") => toListPath({ ...address, list, words: "", page: 1 });
  return (
    <>
      <FailureToast except={formsWithOwnErrors} />
      <Page>
        {rows.map((row) => (
          <EmployeeDialogs key={row.id} employee={row} />
        ))}
        <PageHeader
          title={t("title")}
          actions={
            <>
              <ButtonLink
                id="new-employee"
                icon="plus"
                to={toListPath({ ...address, list: "open" }, { show: "new" })}
                preventScrollReset
              >
                {t("add")}
              </ButtonLink>
              <ButtonLink
                kind="secondary"
                icon="document"
                to={pathTo("employee_import", { siteDomain })}
              >
                {t("import")}
              </ButtonLink>
              <ButtonLink kind="secondary" icon="tag" to={pathTo("service_type", { siteDomain })}>
                {t("service_types")}
              </ButtonLink>
            </>
          }
        >
          {t("intro")}
        </PageHeader>
        {closedId !== undefined && <SavedTrips id={closedId} siteDomain={siteDomain} />}
        <Tabs
          label={t("lists")}
          tabs={[
            { to: toList("open"), label: t("open"), isCurrent: isOpenList },
            { to: toList("closed"), label: t("closed"), isCurrent: !isOpenList },
          ]}
        />
        <LeftOutNotice what="employees" count={props.leftOut} />
        {total > 0 && <Search address={address} found={found} total={total} />}
        {rows.length > 0 && <EmployeeTable {...props} />}
        {found === 0 && <EmptyList {...props} />}
        <Pagination
          page={address.page}
          pageCount={pageCount}
          toPage={(page) => toListPath({ ...address, page })}
        />
      </Page>
    </>
  );
}

/** Tells why the list is empty and what the user can do. */
function EmptyList({ address, total }: EmployeesProps) {
  const t = useTexts(texts);
  if (total > 0) {
    const hint = t("none_found_hint", { words: address.words });
    return (
      <EmptyState icon="search" title={t("none_found")}>
        {hint}
      </EmptyState>
    );
  }
  const list = address.list === "open" ? "none" : "none_closed";
  return (
    <EmptyState icon="users" title={t(list)}>
      {t(`${list}_hint`)}
    </EmptyState>
  );
}

/** Renders the confirmation that the page's address opens for this employee. */
function EmployeeDialogs({ employee: { id, name } }: { employee: EmployeeRow }) {
  const t = useTexts(texts);
  return (["close", "remove"] as const).map((form) => (
    <QuestionDialog
      key={form}
      name={`${form}-${id}`}
      form={form}
      values={{ id }}
      title={t(`${form}_title`, { name })}
      cancelLabel={t("cancel")}
      confirmLabel={t(`${form}_it`)}
    >
      <p>{t(`${form}_question`)}</p>
    </QuestionDialog>
  ));
}

/** After an account was closed, downloads its trips automatically and offers a link to do it again. */
function SavedTrips({ id, siteDomain }: { id: number; siteDomain: string | undefined }) {
  const t = useTexts(texts);
  const file = toTripsFile(id, siteDomain);
  // A download leaves the page open; a failed one leads to an error page.
  useEffect(() => {
    // Only once: a user who returns to this page has the file already.
    const doneKey = `saved-trips-${id}`;
    if (sessionStorage.getItem(doneKey)) return;
    sessionStorage.setItem(doneKey, "yes");
    window.location.assign(file);
  }, [id, file]);
  return (
    <Notice title={t("download_title")}>
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${file}`} />
      </noscript>
      <Cluster $justify="space-between">
        {t("download_hint")}
        <ButtonLink kind="secondary" icon="download" compact reloadDocument to={file}>
          {t("download_again")}
        </ButtonLink>
      </Cluster>
    </Notice>
  );
}
