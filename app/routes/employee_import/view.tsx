import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ImportRows } from "./import-rows.tsx";
import { ImportState } from "./import-state.tsx";
import type { ImportView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function ImportScreen({
  record,
  siteDomain,
}: {
  /** The company's current import, if any. */
  record: ImportView | undefined;
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  const toPage = (page: number) => pathTo("employee_import", { query: { page }, siteDomain });
  return (
    <Page $width={record ? "wide" : "reading"}>
      <PageHeader
        title={t("title")}
        back={{ to: pathTo("employee", { siteDomain }), label: t("employees") }}
      >
        {t("intro")}
      </PageHeader>
      {record ? <ImportState record={record} siteDomain={siteDomain} /> : <ChooseFile />}
      {record && record.rows.length > 0 && (
        <>
          <ImportRows rows={record.rows} />
          <Pagination page={record.page} pageCount={record.pageCount} toPage={toPage} />
        </>
      )}
    </Page>
  );
}
