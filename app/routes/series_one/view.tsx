import { Form } from "@remix-run/react";
import { SeriesCounts, SeriesState } from "../../features/series/series-state.tsx";
import { texts as seriesTexts } from "../../features/series/texts.ts";
import { FailureToast } from "../../forms/failure-toast.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { Card, Page, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { useRevalidationEvery } from "../../ui/use-revalidation-every.ts";
import { DateTable } from "./date-table.tsx";
import type { OneSeriesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

const REFRESH_SECONDS = 2;

export function OneSeriesScreen(page: OneSeriesPage) {
  const t = useTexts(texts);
  const ofSeries = useTexts(seriesTexts);
  const { id, name, until, journey, state, siteDomain, change } = page;
  useRevalidationEvery(page.isWorking ? REFRESH_SECONDS : undefined);
  return (
    <Page $width="reading">
      <FailureToast />
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
        {journey}, {until}
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
        <Form method="post" id="dates" preventScrollReset>
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

function Stopped({ reason }: { reason: NonNullable<OneSeriesPage["stopReason"]> }) {
  const t = useTexts(texts);
  const ofSeries = useTexts(seriesTexts);
  return (
    <Notice kind="danger" title={t("stopped")}>
      <Stack $gap="s">
        <p>{ofSeries(`stopped_${reason}`)}</p>
        <Form method="post">
          <p>{t("resume_hint")}</p>
          <Button name="resume" value={t("resume")}>
            {t("resume")}
          </Button>
        </Form>
      </Stack>
    </Notice>
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

function EndForm({ booked }: { booked: number }) {
  const t = useTexts(texts);
  return (
    <Card>
      <Form method="post">
        <Stack>
          <h2>{t("end_title")}</h2>
          {booked > 0 && (
            <RadioCards
              name="booked"
              label={t("trips")}
              defaultValue="keep"
              cards={[
                { value: "keep", title: t("end_keep") },
                { value: "cancel", title: t("end_cancel", { count: booked }) },
              ]}
            />
          )}
          <div>
            <Button kind="danger" name="end" value={t("end")}>
              {t("end")}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
