import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import type { ProcessReport } from "../../observability/process-reports.server.ts";
import { Button } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { FormCard } from "../page/form-card.tsx";
import { formatBound, formatDuration, formatShare } from "../page/format.ts";
import { Moment } from "../page/moment.tsx";
import type { StoreHealth } from "./check-store.server.ts";
import type { BrandView } from "./find-brands.server.ts";
import { StateBadge } from "./state-badge.tsx";
import { texts } from "./texts.ts";

export function BrandsPage({
  brands,
  processes,
  store,
  missing,
  now,
}: {
  brands: BrandView[];
  processes: ProcessReport[];
  store: StoreHealth;
  /** What the last look-up did not find. */
  missing: unknown;
  now: number;
}) {
  const t = useTexts(texts);
  return (
    <>
      <h1>{t("title")}</h1>
      <Health processes={processes} store={store} />
      {brands.length === 0 ? (
        <EmptyState icon="taxi" title={t("empty")}>
          {t("emptyHint")}
        </EmptyState>
      ) : (
        <BrandTable brands={brands} now={now} />
      )}
      <LookUp missing={missing} />
      <ProcessTable processes={processes} now={now} />
    </>
  );
}

function Health({ processes, store }: { processes: ProcessReport[]; store: StoreHealth }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const up = processes.filter(({ state }) => state === "up");
  const withoutApi = up.filter(({ isApiDown }) => isApiDown).length;
  return (
    <Card aria-label={t("health")}>
      <DescriptionList
        items={[
          {
            term: t("store"),
            detail: store.isUp ? (
              <Badge tone="success">
                {t("storeUp", { duration: formatDuration(store.milliseconds, language) })}
              </Badge>
            ) : (
              <Badge tone="danger" wraps>
                {t("storeDown")}
              </Badge>
            ),
          },
          {
            term: t("api"),
            detail:
              withoutApi === 0 ? (
                <Badge tone="success">{t("apiUp")}</Badge>
              ) : (
                <Badge tone="danger" wraps>
                  {t("apiDown", { count: withoutApi, all: up.length })}
                </Badge>
              ),
          },
        ]}
      />
    </Card>
  );
}

function LookUp({ missing }: { missing: unknown }) {
  const t = useTexts(texts);
  const error =
    missing === "brand" ? t("lookUpMissing") : missing === "answer" ? t("lookUpFailed") : undefined;
  return (
    <FormCard id="look-up" title={t("lookUp")} method="get" action="/look-up">
      <TextField name="name" label={t("lookUpName")} error={error} autoComplete="off" />
      <div>
        <Button kind="secondary" icon="search">
          {t("lookUpSubmit")}
        </Button>
      </div>
    </FormCard>
  );
}

function BrandTable({ brands, now }: { brands: BrandView[]; now: number }) {
  const t = useTexts(texts);
  const language = useLanguage();
  return (
    <Table
      caption={t("lastHour")}
      cardsTo="laptop"
      rows={brands}
      toKey={({ permalink }) => permalink}
      columns={[
        {
          key: "name",
          header: t("brand"),
          isRowHeader: true,
          cell: ({ permalink, name }) => <a href={`/brands/${permalink}`}>{name}</a>,
        },
        { key: "state", header: t("state"), cell: (brand) => <StateBadge brand={brand} /> },
        { key: "domain", header: t("domain"), isFreeText: true },
        {
          key: "age",
          header: t("age"),
          align: "end",
          cell: ({ copies }) =>
            copies.length > 0 &&
            formatDuration(now - Math.max(...copies.map(({ fetchedAt }) => fetchedAt)), language),
        },
        { key: "visits", header: t("visits"), align: "end", cell: ({ figures }) => figures.visits },
        { key: "logIns", header: t("logIns"), align: "end", cell: ({ figures }) => figures.logIns },
        { key: "orders", header: t("orders"), align: "end", cell: ({ figures }) => figures.orders },
        {
          key: "errors",
          header: t("errors"),
          align: "end",
          cell: ({ figures }) => formatShare(figures.errors, figures.requests, language),
        },
        {
          key: "latency",
          header: t("latency"),
          align: "end",
          cell: ({ requestP95 }) => formatBound(requestP95, language),
        },
        {
          key: "failedCalls",
          header: t("failedCalls"),
          align: "end",
          cell: ({ figures }) => formatShare(figures.failedCalls, figures.calls, language),
        },
      ]}
    />
  );
}

function ProcessTable({ processes, now }: { processes: ProcessReport[]; now: number }) {
  const t = useTexts(texts);
  const language = useLanguage();
  return (
    <Table
      caption={t("processes")}
      rows={processes}
      toKey={({ id }) => id}
      columns={[
        { key: "name", header: t("process"), isRowHeader: true, isFreeText: true },
        {
          key: "state",
          header: t("state"),
          cell: ({ state }) => (
            <Badge tone={({ up: "success", ended: "neutral", silent: "danger" } as const)[state]}>
              {t(`process_${state}`)}
            </Badge>
          ),
        },
        { key: "build", header: t("build"), isFreeText: true },
        { key: "node", header: "Node" },
        {
          key: "beganAt",
          header: t("beganAt"),
          cell: ({ beganAt }) => <Moment at={new Date(beganAt).toISOString()} />,
        },
        {
          key: "seenAt",
          header: t("seenAt"),
          align: "end",
          cell: ({ seenAt }) => formatDuration(Math.max(0, now - seenAt), language),
        },
      ]}
    />
  );
}
