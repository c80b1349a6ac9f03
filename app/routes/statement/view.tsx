import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Page, Stack, Unscripted } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader, Scripted } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import { Letterhead } from "./letterhead.tsx";
import type { StatementPage } from "./load.server.ts";
import { PeriodForm } from "./period-form.tsx";
import { PrintButton } from "./print-button.tsx";
import { ReadingProgress } from "./reading-progress.tsx";
import { Sums } from "./sums.tsx";
import { texts } from "./texts.ts";

const OnScreen = ui("div", "StatementTools")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  @media print { display: none; }
`;

/** What a company's trips of a period come to: to read, to print, and as files. */
export function StatementView(page: StatementPage) {
  const t = useTexts(texts);
  const { period, sums, paths } = page;
  return (
    <Page>
      <OnScreen>
        <PageHeader title={t("title")} back={{ to: paths.history, label: t("back") }}>
          {t("intro")}
        </PageHeader>
        <PeriodForm {...page} />
      </OnScreen>
      {period && sums && (
        <div className="paper">
          <Stack $gap="l">
            <Letterhead {...page.letterhead} period={period.name} />
            <OnScreen>
              {period.isOpen && <Notice>{t("open")}</Notice>}
              <Cluster>
                <ButtonLink
                  kind="secondary"
                  icon="download"
                  compact
                  to={period.workbook}
                  reloadDocument
                >
                  {t("workbook")}
                </ButtonLink>
                <ButtonLink kind="secondary" icon="download" compact to={period.csv} reloadDocument>
                  {t("csv")}
                </ButtonLink>
                <Scripted room={{ buttons: [t("print")], haveIcons: true }}>
                  <PrintButton />
                </Scripted>
                <Unscripted as="span">{t("how_to_print")}</Unscripted>
              </Cluster>
            </OnScreen>
            <div>
              <ReadingProgress {...page} />
              <DeferredPart part={sums} label={t("sums")} lines={14}>
                {(found) => <Sums sums={found} period={period} />}
              </DeferredPart>
            </div>
          </Stack>
        </div>
      )}
    </Page>
  );
}
