import { useTexts } from "../../i18n/use-texts.ts";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import { ChartList } from "./chart-list.tsx";
import type { InsightPage } from "./load.server.ts";
import { RangeForm } from "./range-form.tsx";
import { texts } from "./texts.ts";

const OnScreen = ui("div", "InsightTools")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  @media print { display: none; }
`;

/** What a customer's trips of some weeks show, in charts. */
export function InsightView(page: InsightPage) {
  const t = useTexts(texts);
  const { range, charts, paths, request } = page;
  return (
    <Page>
      <PageHeader title={t("title")} back={{ to: paths.history, label: t("back") }}>
        {t("intro")}
      </PageHeader>
      <OnScreen>
        <RangeForm {...page} />
      </OnScreen>
      {range && charts && (
        <>
          <h2>{range}</h2>
          <DeferredPart part={charts} label={t("figures")} lines={20}>
            {(found) => <ChartList charts={found} request={request} />}
          </DeferredPart>
        </>
      )}
    </Page>
  );
}
