import { useTexts } from "../../../i18n/use-texts.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { fontSize, oneLine, onPhone, radius, space, ui } from "../../../ui/styled.ts";
import { PositionAge } from "../../trips/position-age.tsx";
import { bystanderTexts } from "../../trips/status-texts.ts";
import { isOldPosition, sayWayBriefly } from "../../trips/taxi-place.ts";
import type { TaxiPlace } from "../../trips/trip-map.server.ts";
import { texts as mapTexts } from "../../trips/trip-map-texts.ts";
import { progressOf, type TripProgress } from "../../trips/trip-status.ts";
import { type Attention, attentionOf } from "./attention.ts";
import { BoardTools } from "./board-tools.tsx";
import { formatGuest, formatHeadline } from "./format-trip.ts";
import type { BoardRow } from "./load-board.server.ts";
import { texts } from "./texts.ts";

const Row = ui("li", "BoardTrip")`
  --tone: var(--boundary);
  --tone-tint: var(--surface);
  --tone-text: var(--text);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space.s} ${space.l};
  padding: ${space.m} ${space.l};
  border: 1px solid var(--border);
  border-inline-start: 0.75rem solid var(--tone);
  border-radius: ${radius.m};
  background: var(--tone-tint);
  @media (max-width: 1199.98px) { grid-template-columns: auto minmax(0, 1fr) auto; }
  ${onPhone} { grid-template-columns: auto minmax(0, 1fr); padding: ${space.m} ${space.s}; gap: ${space.s}; }

  &[data-tone="danger"] { --tone: var(--danger-edge); --tone-tint: var(--danger-tint); --tone-text: var(--danger-text); }
  &[data-tone="warning"] { --tone: var(--warning-edge); --tone-tint: var(--warning-tint); --tone-text: var(--warning-text); }
  &[data-tone="success"] { --tone: var(--success-edge); --tone-tint: var(--success-tint); --tone-text: var(--success-text); }
  &[data-tone="info"] { --tone: var(--info-edge); --tone-text: var(--info-text); }

  scroll-margin-top: 5rem;
  &:is(:target, :focus) { outline: 3px solid var(--main-edge); outline-offset: 2px; }
  > svg { color: var(--tone-text); }
  > div { min-width: 0; }
  h3 { font-size: clamp(1.375rem, 1rem + 1.4vw, 2.25rem); font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; text-wrap: wrap; }
  h3 + p { margin-top: ${space.xxs}; font-size: clamp(1.1875rem, 0.9rem + 0.8vw, 1.625rem); font-weight: 600; line-height: 1.35; }
  h3 + p > span { color: var(--tone-text); }
  progress { margin-block: ${space.xs}; }
  [data-place], [data-more] { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; color: var(--muted); font-size: ${fontSize.s}; }
  [data-place] { color: var(--text); font-size: ${fontSize.m}; font-variant-numeric: tabular-nums; }
  [data-more] a { display: inline-flex; align-items: center; min-height: 2.75rem; white-space: nowrap; }
`;

const Taxi = ui("div", "BoardTaxi")`
  display: grid;
  justify-items: center;
  gap: ${space.xxs};
  ${onPhone} { grid-column: 1 / -1; justify-items: start; }

  b {
    padding: 0.125rem ${space.s};
    border: 2px solid var(--text);
    border-radius: ${radius.s};
    background: var(--surface);
    font-size: clamp(1.625rem, 1.1rem + 1.8vw, 2.75rem);
    font-weight: 750;
    line-height: 1.25;
    letter-spacing: 0.02em;
    max-width: min(20rem, 60vw);
    ${oneLine}
    font-variant-numeric: tabular-nums;
  }
  span { font-size: ${fontSize.s}; }
`;

/** One taxi, in type that is readable across the lobby, with its actions. */
export function BoardTrip({
  row,
  now,
  sinceMs,
  action,
  isNew,
}: {
  row: BoardRow;
  now: number;
  /** The time since the panel rendered the row. */
  sinceMs: number;
  action: string;
  isNew: boolean;
}) {
  const t = useTexts(texts);
  const statusText = useTexts(bystanderTexts);
  const { taxi, reference, references, to, needs, when } = row;
  const progress = progressOf(row.status);
  const attention = attentionOf(row, now);
  const appearance = appearanceOf(progress, attention);
  const headline = formatHeadline(row, now, t, statusText);
  return (
    <Row data-tone={appearance.tone} id={`trip-${row.id}`}>
      <Icon name={appearance.icon} size="2.25rem" />
      <div>
        <h3>{formatGuest(row, t)}</h3>
        <p>
          <span>{headline}</span>
          {/* A whole sentence stands alone. */}
          {headline.endsWith(".") ? <br /> : " "}
          {formatWait(row, now, t)} {isNew && <Badge tone="main">{t("just_requested")}</Badge>}
        </p>
        {progress === "searching" && <Progress label={statusText("looking_for")} />}
        {row.place && <TaxiWay place={row.place} sinceMs={sinceMs} />}
        <div data-more="">
          <span>{when}</span>
          <span>{to ?? t("to_driver")}</span>
          {needs && <span>{needs}</span>}
          {references && <span>{references}</span>}
          {reference && <span>{t("reference", { reference })}</span>}
          <span>{t("trip", { id: `${row.id}` })}</span>
        </div>
      </div>
      {taxi && (
        <Taxi>
          <b>
            <span className="visually-hidden">{t("plate")}: </span>
            {taxi.plate}
          </b>
          <span>{taxi.model}</span>
          {taxi.phone && progress !== "completed" && (
            <a href={taxi.phone.href}>
              <span className="visually-hidden">{t("call_driver", { driver: taxi.driver })}: </span>
              {taxi.phone.text}
            </a>
          )}
        </Taxi>
      )}
      <BoardTools row={row} action={action} hasAttention={attention !== undefined} />
    </Row>
  );
}

/** Says what the map shows of the taxi. */
function TaxiWay({ place, sinceMs }: { place: TaxiPlace; sinceMs: number }) {
  const t = useTexts(mapTexts);
  const { way, position } = place;
  const ageMs = position.ageMs + sinceMs;
  return (
    <p data-place="">
      {way && <span>{sayWayBriefly(way, t)}</span>}
      {isOldPosition(ageMs) && (
        <span>
          <PositionAge at={position.at} ageMs={ageMs} />
        </span>
      )}
    </p>
  );
}

/** How long the guest has waited, or the time until the taxi arrives. */
function formatWait(row: BoardRow, now: number, t: ReturnType<typeof useTexts<typeof texts>>) {
  const progress = progressOf(row.status);
  const minutes = Math.floor((now - row.wantedAt) / 60_000);
  if (progress === "searching") return minutes > 0 && t("since", { count: minutes });
  if (progress !== "coming" || row.etaMinutes === null) return null;
  return row.etaMinutes > 0 ? t("in_minutes", { count: row.etaMinutes }) : t("there");
}

type Tone = "danger" | "warning" | "success" | "info" | "none";
type Appearance = { icon: IconName; tone: Tone };

const byAttention: Record<Attention, Appearance> = {
  driver_waits: { icon: "bell", tone: "warning" },
  none_found: { icon: "alert", tone: "danger" },
  cancelled: { icon: "alert", tone: "danger" },
  no_show: { icon: "alert", tone: "danger" },
  long_search: { icon: "clock", tone: "warning" },
};

const byProgress: Partial<Record<TripProgress, Appearance>> = {
  searching: { icon: "search", tone: "info" },
  coming: { icon: "taxi", tone: "success" },
  riding: { icon: "check", tone: "none" },
  booked: { icon: "calendar", tone: "none" },
  completed: { icon: "check", tone: "none" },
};

/** The icon and the colour repeat the meaning of the text. */
function appearanceOf(progress: TripProgress, attention: Attention | undefined): Appearance {
  const appearance = attention ? byAttention[attention] : byProgress[progress];
  return appearance ?? { icon: "info", tone: "none" };
}
