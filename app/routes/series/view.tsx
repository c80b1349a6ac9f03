import { Link } from "@remix-run/react";
import { GrantList } from "../../features/grants/grant-list.tsx";
import { NoticeList } from "../../features/notices/notice-list.tsx";
import { SeriesCounts, SeriesState } from "../../features/series/series-state.tsx";
import { texts as seriesTexts } from "../../features/series/texts.ts";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { fontSize, space, surface, ui } from "../../ui/styled.ts";
import type { SeriesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

export function SeriesScreen(page: SeriesPage) {
  const { series, notices, grants, isStoreEmbedded, siteDomain } = page;
  const t = useTexts(texts);
  const ofSeries = useTexts(seriesTexts);
  const add = (
    <ButtonLink icon="plus" to={pathTo("series_new", { siteDomain })}>
      {ofSeries("new")}
    </ButtonLink>
  );
  return (
    <Page $width="reading">
      <PageHeader
        title={t("title")}
        back={{ to: pathTo("bookings", { siteDomain }), label: t("back") }}
        actions={series.length > 0 && add}
      >
        {t("intro")}
      </PageHeader>
      <NoticeList notices={notices} />
      {isStoreEmbedded && <Notice kind="warning" title={ofSeries("embedded")} />}
      {series.length > 0 ? (
        <Cards>
          {series.map((each) => (
            <SeriesCard key={each.id} series={each} siteDomain={siteDomain} />
          ))}
        </Cards>
      ) : (
        <EmptyState icon="calendar" title={t("none")} action={add}>
          {t("none_hint")}
        </EmptyState>
      )}
      <GrantList grants={grants} />
    </Page>
  );
}

const Cards = ui("ul", "SeriesCards")`
  display: grid;
  gap: ${space.s};
  list-style: none;
`;

const Box = ui("article", "SeriesCard")`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m};
  ${surface}

  h2 { font-size: ${fontSize.m}; overflow-wrap: anywhere; }
  p { overflow-wrap: anywhere; }
  p + p { color: var(--muted); font-size: ${fontSize.s}; }
`;

function SeriesCard({
  series,
  siteDomain,
}: {
  series: SeriesPage["series"][number];
  siteDomain: string | undefined;
}) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { id, name, until, journey, state, next } = series;
  return (
    <li>
      <Box aria-labelledby={`series-${id}`}>
        <Cluster $justify="space-between">
          <h2 id={`series-${id}`}>{name}</h2>
          <SeriesState state={state} />
        </Cluster>
        <p>{journey}</p>
        <p>{next ? joinParts([next, until], language) : until}</p>
        <p>
          <SeriesCounts {...series} />
        </p>
        <div>
          <Link to={pathTo("series_one", { params: { id }, siteDomain })}>
            {t("open")} <span className="visually-hidden">{t("about", { name })}</span>
          </Link>
        </div>
      </Box>
    </li>
  );
}
