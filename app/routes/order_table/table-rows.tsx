import { Link } from "@remix-run/react";
import { WayTo } from "../../features/trips/way-to.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { fontSize, ui } from "../../ui/styled.ts";
import type { RowKind, RowView } from "./table-view.server.ts";
import { texts } from "./texts.ts";

const Small = ui("div", "TableRowDetail")`
  color: var(--muted);
  font-size: ${fontSize.s};

  &[data-kind="problem"] { color: var(--danger-text); }
`;

const tones: Record<RowKind, BadgeTone> = {
  refused: "danger",
  choose: "warning",
  similar: "warning",
  cancelledTrip: "warning",
  unknown: "warning",
  reading: "neutral",
  ready: "info",
  pending: "info",
  known: "neutral",
  cancelled: "neutral",
  ordered: "success",
};

/** The texts of the badges. */
const badges = {
  refused: "refused",
  choose: "choose_above",
  similar: "similar_badge",
  cancelledTrip: "cancelled_badge",
  unknown: "unknown",
  reading: "lookup",
  ready: "ready",
  pending: "pending",
  known: "known",
  cancelled: "cancelled",
  ordered: "ordered_badge",
} as const satisfies Record<RowKind, string>;

/** A line for each row: as it was understood, and what becomes of it. */
export function TableRows({ rows }: { rows: RowView[] }) {
  const t = useTexts(texts);
  if (rows.length === 0) return null;
  return (
    <Table
      caption={t("table")}
      isCaptionHidden
      cardsTo="tablet"
      rows={rows}
      toKey={({ index }) => index}
      columns={[
        { key: "line", header: t("line") },
        {
          key: "who",
          header: t("who"),
          isRowHeader: true,
          isFreeText: true,
          isLabelHidden: true,
          leadsCard: true,
          cell: ({ traveller }) => traveller,
        },
        {
          key: "journey",
          header: t("journey"),
          isFreeText: "long",
          isLabelHidden: true,
          cell: (row) => <Journey {...row} />,
        },
        { key: "when", header: t("when"), isFreeText: true, cell: (row) => <When {...row} /> },
        {
          key: "fare",
          header: t("fare"),
          isFreeText: true,
          cell: ({ fare }) =>
            fare && (
              <div>
                {fare.price}
                <Small>{fare.group}</Small>
              </div>
            ),
        },
        {
          key: "result",
          header: t("result"),
          isFreeText: "long",
          isLabelHidden: true,
          leadsCard: true,
          cell: (row) => <Result {...row} />,
        },
      ]}
    />
  );
}

function Journey({ from, to, details }: RowView) {
  const t = useTexts(texts);
  return (
    <div>
      {from.name || "–"}
      {from.typed && <Small>{t("typed", { text: from.typed })}</Small>}
      <div>
        <WayTo word={t("to_place")}>{to.name || t("open_destination")}</WayTo>
      </div>
      {to.typed && <Small>{t("typed", { text: to.typed })}</Small>}
      {details && <Small>{details}</Small>}
    </div>
  );
}

function When({ when, isDoubled, passengers }: RowView) {
  const t = useTexts(texts);
  return (
    <div>
      {when}
      {isDoubled && <Small>{t("doubled")}</Small>}
      {passengers && <Small>{t("passengers", { count: passengers })}</Small>}
    </div>
  );
}

function Result({
  index,
  kind,
  problems,
  trip,
  check,
  equalTo,
  cancelledTrip,
  isAccepted,
  mayAccept,
}: RowView) {
  const t = useTexts(texts);
  return (
    <div>
      <Badge tone={tones[kind]}>{t(badges[kind])}</Badge>
      {problems.map((problem) => (
        <Small key={problem} data-kind="problem">
          {problem}
        </Small>
      ))}
      {trip && (
        <div>
          <Link to={trip.to}>
            {t(kind === "similar" ? "similar" : "ordered", { trip: trip.id })}
          </Link>
        </div>
      )}
      {cancelledTrip && (
        <div>
          <Link to={cancelledTrip.to}>{t("cancelled_trip", { trip: cancelledTrip.id })}</Link>
        </div>
      )}
      {mayAccept && (
        <Checkbox
          id={`also-${index}`}
          name="also"
          value={index}
          defaultChecked={isAccepted}
          label={t(cancelledTrip ? "again_taxi" : "also")}
        />
      )}
      {equalTo !== undefined && kind === "ready" && <Small>{t("equal", { line: equalTo })}</Small>}
      {check && (
        <div>
          <Small>{t("unknown_hint")}</Small>
          <Link to={check}>{t("check_order")}</Link>
        </div>
      )}
    </div>
  );
}
