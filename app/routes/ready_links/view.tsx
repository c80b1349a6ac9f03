import { GrantList } from "../../features/grants/grant-list.tsx";
import { LinkList } from "../../features/ready-links/link-list.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { EndsForm } from "./ends-form.tsx";
import type { ReadyLinksPage } from "./load.server.ts";
import { NewLinkForm } from "./new-link.tsx";
import { texts } from "./texts.ts";

export function ReadyLinksView({ page }: { page: ReadyLinksPage }) {
  const t = useTexts(texts);
  const { links, paths, grants, isStopped } = page;
  return (
    <Page $width="reading">
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      {isStopped && (
        <Notice kind="warning" title={t("stopped")}>
          {t("stopped_hint")}
        </Notice>
      )}
      <Card aria-labelledby="new-link">
        <Stack $gap="l">
          <h2 id="new-link">{t("new_link")}</h2>
          <EndsForm page={page} />
          {page.groups.length > 0 && <NewLinkForm page={page} />}
        </Stack>
      </Card>
      <Stack as="section" aria-labelledby="links">
        <h2 id="links">{t("your_links")}</h2>
        {links.length > 0 ? (
          <LinkList links={links} action={paths.here} toTrip={paths.trips} />
        ) : (
          <EmptyState icon="qr-code" title={t("none")}>
            {t("none_hint")}
          </EmptyState>
        )}
      </Stack>
      <GrantList grants={grants} />
    </Page>
  );
}
