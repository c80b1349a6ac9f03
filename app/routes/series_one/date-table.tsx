import { Link } from "@remix-run/react";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { DateView } from "./load.server.ts";
import { texts } from "./texts.ts";

const tones: Record<DateView["state"], BadgeTone> = {
  waiting: "info",
  waiting_retry: "warning",
  sending: "info",
  checking: "warning",
  booked: "success",
  skipped: "neutral",
  canceling: "warning",
  replacing: "warning",
  failed: "danger",
};

/** The dates of a series, with what became of each; the buttons belong to the form around it. */
export function DateTable({ caption, dates }: { caption: string; dates: DateView[] }) {
  const t = useTexts(texts);
  const language = useLanguage();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={dates}
      toKey={({ date }) => date}
      columns={[
        {
          key: "day",
          header: t("date"),
          isRowHeader: true,
          isLabelHidden: true,
          cell: ({ day, time, clocks }) => (
            <>
              {joinParts([day, time], language)}
              {clocks && <div className="field-note">{clocks}</div>}
            </>
          ),
        },
        {
          key: "state",
          header: t("state"),
          isLabelHidden: true,
          isFreeText: true,
          cell: (row) => <State row={row} />,
        },
        {
          key: "action",
          header: t("action"),
          isHeaderHidden: true,
          align: "end",
          cell: (row) => <Action row={row} />,
        },
      ]}
    />
  );
}

function State({ row: { state, reason, detail = "" } }: { row: DateView }) {
  const t = useTexts(texts);
  return (
    <>
      <Badge tone={tones[state]}>{t(state)}</Badge>
      {reason && <div className="field-note">{t(`why_${reason}`, { detail })}</div>}
    </>
  );
}

function Action({ row }: { row: DateView }) {
  const t = useTexts(texts);
  const { date, day, trip, cancel, maySkip, mayTryAgain } = row;
  const about = <span className="visually-hidden">{t("about", { day })}</span>;
  return (
    <Cluster $gap="xs" $justify="end">
      {trip && (
        <Link to={trip}>
          {t("see_trip")} {about}
        </Link>
      )}
      {cancel && (
        <ButtonLink kind="quiet" compact to={cancel} preventScrollReset>
          {t("cancel_trip")} {about}
        </ButtonLink>
      )}
      {maySkip && (
        <Button kind="secondary" compact name="skip" value={date}>
          {t("skip")} {about}
        </Button>
      )}
      {mayTryAgain && (
        <Button kind="secondary" compact name="again" value={date}>
          {t("again")} {about}
        </Button>
      )}
    </Cluster>
  );
}
