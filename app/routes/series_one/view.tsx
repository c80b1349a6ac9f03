import { Form } from "@remix-run/react";
import { SeriesCounts, SeriesState } from "../../features/series/series-state.tsx";
import { texts as seriesTexts } from "../../features/series/texts.ts";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { useRevalidationEvery } from "../../ui/use-revalidation-every.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { DateTable } from "./date-table.tsx";
import { EndForm } from "./end-form.tsx";
import type { OneSeriesPage } from "./load.server.ts";
import { Stopped } from "./stopped.tsx";
import { texts } from "./texts.ts";

const REFRESH_SECONDS = 2;

export function OneSeriesScreen(page: OneSeriesPage) {
  const t = useTexts(texts);
  const language = useLanguage();
  const ofSeries = useTexts(seriesTexts);
  const { id, name, until, journey, state, siteDomain, change } = page;
  useRevalidationEvery(page.isWorking ? REFRESH_SECONDS : undefined);
  return (
    <Page $width="reading">
      <FailureToast />
      {page.asked && <CancelDialog asked={page.asked} closeTo={page.here} />}
      <PageHeader
        title={name}
        back={{ to: pathTo("series", { siteDomain }), label: t("back") }}
        actions={
          change && (
            <ButtonLink kind="secondary" icon="edit" to={change}>
              {t("change")}
            </ButtonLink>
          )
        }
      >
        {joinParts([journey, until], language)}
      </PageHeader>
      <Cluster>
        <SeriesState state={state} />
        <SeriesCounts {...page} />
      </Cluster>
      {page.stopReason && <Stopped reason={page.stopReason} />}
      {page.isStoreEmbedded && state === "active" && (
        <Notice kind="warning" title={ofSeries("embedded")} />
      )}
      {page.coming.length > 0 ? (
        <Form method="post" action={page.here} id="dates" preventScrollReset>
          <DateTable caption={t("trips")} dates={page.coming} />
        </Form>
      ) : (
        <p>{t("none_left")}</p>
      )}
      <Pagination
        {...page}
        toPage={(each) =>
          pathTo("series_one", { params: { id }, query: { page: each }, siteDomain })
        }
      />
      <p className="field-note">{ofSeries("zone", { zone: page.zone })}</p>
      <About page={page} />
      {state !== "ended" && state !== "over" && <EndForm booked={page.bookedToCome} />}
      {page.past.length > 0 && (
        <details>
          <summary>{t("past")}</summary>
          <DateTable caption={t("past")} dates={page.past} />
        </details>
      )}
    </Page>
  );
}

function About({ page }: { page: OneSeriesPage }) {
  const t = useTexts(texts);
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t("from"), detail: page.from },
          { term: t("to"), detail: page.to },
          { term: t("traveller"), detail: page.traveller },
          { term: t("group"), detail: page.group },
          { term: t("most"), detail: page.most },
          { term: t("days_off"), detail: page.daysOff },
        ]}
      />
    </Card>
  );
}
