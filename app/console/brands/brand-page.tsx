import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import {
  type ServiceState,
  serviceNames,
} from "../../observability/service-health/service-names.ts";
import { Button } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { Grid, PageHeader } from "../../ui/layout/page-parts.tsx";
import { DoneNotice } from "../page/done-notice.tsx";
import { FormCard } from "../page/form-card.tsx";
import { formatBound, formatDuration, formatShare } from "../page/format.ts";
import { Moment } from "../page/moment.tsx";
import type { BrandView } from "./find-brands.server.ts";
import { StateBadge } from "./state-badge.tsx";
import { texts } from "./texts.ts";

type Query = Record<string, unknown>;

export function BrandPage({ brand, done, now }: { brand: BrandView; done: Query; now: number }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { permalink, name, copies, figures } = brand;
  const here = `/brands/${permalink}`;
  return (
    <>
      <PageHeader title={name} back={{ to: "/", label: t("title") }}>
        {brand.domain ?? permalink}
      </PageHeader>
      <Done query={done} />
      <Card aria-label={t("lastHour")}>
        <DescriptionList
          items={[
            { term: t("state"), detail: <StateBadge brand={brand} /> },
            ...serviceNames.map((service) => ({
              term: t(`service_${service}`),
              detail: <ServiceBadge state={brand.health[service]} />,
            })),
            { term: t("visits"), detail: String(figures.visits) },
            { term: t("logIns"), detail: String(figures.logIns) },
            { term: t("orders"), detail: String(figures.orders) },
            { term: t("requests"), detail: String(figures.requests) },
            {
              term: t("errors"),
              detail: `${figures.errors} (${formatShare(figures.errors, figures.requests, language)})`,
            },
            { term: t("latency"), detail: formatBound(brand.requestP95, language) },
            { term: t("calls"), detail: String(figures.calls) },
            {
              term: t("failedCalls"),
              detail: `${figures.failedCalls} (${formatShare(figures.failedCalls, figures.calls, language)})`,
            },
            { term: t("callLatency"), detail: formatBound(brand.callP95, language) },
          ]}
        />
      </Card>
      <Table
        caption={t("configuration")}
        rows={copies}
        toKey={({ selector }) => selector}
        columns={[
          { key: "selector", header: t("foundBy"), isRowHeader: true, isFreeText: true },
          {
            key: "age",
            header: t("age"),
            align: "end",
            cell: ({ fetchedAt }) => formatDuration(now - fetchedAt, language),
          },
          { key: "source", header: t("source"), cell: ({ source }) => t(`source_${source}`) },
          {
            key: "failedAt",
            header: t("failedAt"),
            cell: ({ failedAt }) => failedAt && <Moment at={new Date(failedAt).toISOString()} />,
          },
        ]}
      />
      <Grid $column="20rem">
        <FormCard id="purge" title={t("purge")} action={`${here}/purge`}>
          <p>{t("purgeHint")}</p>
          <div>
            <Button icon="refresh">{t("purge")}</Button>
          </div>
        </FormCard>
        <FormCard id="account-heading" title={t("account")} method="get" action={`${here}/account`}>
          <p>{t("accountHint")}</p>
          <TextField name="id" label={t("accountId")} inputMode="numeric" pattern="\d{1,15}" />
          <div>
            <Button icon="search">{t("showAccount")}</Button>
          </div>
        </FormCard>
        <FormCard id="limits" title={t("release")} action={`${here}/release-limits`}>
          <p>{t("releaseHint")}</p>
          <TextField name="account" label={t("accountName")} autoComplete="off" />
          <TextField
            name="address"
            label={t("address")}
            hint={t("addressHint")}
            optional
            autoComplete="off"
          />
          <div>
            <Button kind="secondary">{t("release")}</Button>
          </div>
        </FormCard>
        <FormCard id="sessions" title={t("endSessions")} action={`${here}/end-sessions`}>
          <p>{t("endSessionsHint")}</p>
          <Checkbox name="confirmed" label={t("confirm", { brand: name })} required />
          <div>
            <Button kind="danger" icon="log-out">
              {t("endSessions")}
            </Button>
          </div>
        </FormCard>
      </Grid>
    </>
  );
}

function ServiceBadge({ state }: { state: ServiceState }) {
  const t = useTexts(texts);
  if (state.isUp) return <Badge tone="success">{t("works")}</Badge>;
  return (
    <>
      <Badge tone="danger">{t("down")}</Badge> <Moment at={new Date(state.since).toISOString()} />
    </>
  );
}

function Done({ query }: { query: Query }) {
  const t = useTexts(texts);
  switch (query.done) {
    case "purged": {
      const [count, all] = [Number(query.count) || 0, Number(query.of) || 0];
      return (
        <DoneNotice kind={count < all ? "warning" : "success"}>
          {count < all ? t("purgedInSome", { count, all }) : t("purged", { count: all })}
        </DoneNotice>
      );
    }
    case "ended":
      return <DoneNotice>{t("ended")}</DoneNotice>;
    case "released":
      return <DoneNotice>{t("released")}</DoneNotice>;
    case "unconfirmed":
      return <DoneNotice kind="danger">{t("unconfirmed")}</DoneNotice>;
    default:
      return null;
  }
}
