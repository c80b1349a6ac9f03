import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { QuestionDialog } from "../../forms/question-dialog.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathToResource } from "../../resources.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../ui/feedback/left-out-notice.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import { type ListAddress, type Shown, toListPath, toTripsFile } from "./address.ts";
import { EmployeeForm } from "./employee-form.tsx";
import { EmployeeTable } from "./employee-table.tsx";
import { EmployeesHeader } from "./header.tsx";
import type { EmployeeList, EmployeeRow, loadEmployees } from "./list.server.ts";
import { Search } from "./search.tsx";
import { texts } from "./texts.ts";

const formsWithOwnErrors = ["close", "remove"];

export function EmployeesView(page: ReturnType<typeof loadEmployees>) {
  const { list, address, shown, idempotencyKey, closedId } = page;
  const t = useTexts(texts);
  const { siteDomain } = address;
  const isOpenList = address.list === "open";
  const toList = (list: "open" | "closed") => toListPath({ ...address, list, words: "", page: 1 });
  return (
    <>
      <FailureToast except={formsWithOwnErrors} />
      <Page>
        <EmployeesHeader address={address} />
        {closedId !== undefined && <SavedTrips id={closedId} siteDomain={siteDomain} />}
        {shown?.form === "new" && (
          <Card>
            <EmployeeForm idempotencyKey={idempotencyKey} closeTo={toListPath(address)} />
          </Card>
        )}
        <Tabs
          label={t("lists")}
          tabs={[
            { to: toList("open"), label: t("open"), isCurrent: isOpenList },
            { to: toList("closed"), label: t("closed"), isCurrent: !isOpenList },
          ]}
        />
        <Search address={address} />
        <DeferredPart part={list} label={t("title")} lines={12}>
          {(value) => <Employees list={value} shown={shown} />}
        </DeferredPart>
      </Page>
    </>
  );
}

function Employees({ list, shown }: { list: EmployeeList; shown: Shown | undefined }) {
  const { address, rows, found, total, leftOut, pageCount } = list;
  return (
    <>
      {rows.map((row) => (
        <EmployeeDialogs key={row.id} employee={row} />
      ))}
      <LeftOutNotice what="employees" count={leftOut} />
      {total > 0 && <Found list={list} />}
      {rows.length > 0 && <EmployeeTable address={address} rows={rows} shown={shown} />}
      {found === 0 && <EmptyList {...list} />}
      <Pagination
        page={address.page}
        pageCount={pageCount}
        toPage={(page) => toListPath({ ...address, page })}
      />
    </>
  );
}

function Found({ list: { address, found, total } }: { list: EmployeeList }) {
  const t = useTexts(texts);
  const isAll = address.words === "";
  return (
    <Cluster $justify="space-between">
      <span role="status">
        {isAll ? t("found", { count: total }) : t("found_of", { count: found, total })}
      </span>
      <Cluster>
        {!isAll && <Link to={toListPath({ ...address, words: "", page: 1 })}>{t("show_all")}</Link>}
        <ButtonLink kind="quiet" icon="download" compact reloadDocument to={exportPath(address)}>
          {t("export")}
        </ButtonLink>
      </Cluster>
    </Cluster>
  );
}

function exportPath({ list, siteDomain }: ListAddress): string {
  return pathToResource("employee_csv", {
    query: { list: list === "open" ? undefined : list },
    siteDomain,
  });
}

function EmptyList({ address, total }: EmployeeList) {
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
