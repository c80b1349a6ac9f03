import { Link } from "@remix-run/react";
import { NoticeList } from "../../features/notices/notice-list.tsx";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Page, Stack, Unscripted } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import type { ApprovalsPage } from "./load.server.ts";
import { RequestCard } from "./request-card.tsx";
import { texts } from "./texts.ts";

const List = ui("ul", "Approvals")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  list-style: none;
`;

/** What waits for a manager comes first, the oldest before the others. */
export function ApprovalsView({ page }: { page: ApprovalsPage }) {
  const t = useTexts(texts);
  const { isManager, open, ended, notices, isTyping, here } = page;
  return (
    <Page $width="reading">
      <FailureToast />
      <PageHeader title={t("title")}>
        {t(isManager ? "intro_manager" : "intro_employee")}
      </PageHeader>
      <NoticeList notices={notices} />
      {isTyping && (
        <Unscripted>
          <Link to={here} reloadDocument>
            {t("refresh")}
          </Link>
        </Unscripted>
      )}
      <Stack as="section" aria-labelledby="open-requests">
        <h2 id="open-requests">{t("open")}</h2>
        {open.length === 0 ? (
          <EmptyState icon="check" title={t("none")}>
            {t(isManager ? "none_manager" : "none_employee")}
          </EmptyState>
        ) : (
          <List>
            {open.map((request) => (
              <RequestCard key={request.id} {...{ request, isManager }} />
            ))}
          </List>
        )}
      </Stack>
      {ended.length > 0 && (
        <Stack as="section" aria-labelledby="ended-requests">
          <h2 id="ended-requests">{t("ended")}</h2>
          <List>
            {ended.map((request) => (
              <RequestCard key={request.id} {...{ request, isManager }} />
            ))}
          </List>
        </Stack>
      )}
    </Page>
  );
}
