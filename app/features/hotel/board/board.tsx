import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LeftOutNotice } from "../../../ui/feedback/left-out-notice.tsx";
import { focusById, focusTarget } from "../../../ui/focus-target.ts";
import { Icon } from "../../../ui/icon.tsx";
import { disclosure } from "../../../ui/layout/disclosure.ts";
import { fontSize, radius, space, touch, ui } from "../../../ui/styled.ts";
import { Freshness } from "../../trips/freshness.tsx";
import { bystanderTexts } from "../../trips/status-texts.ts";
import { progressOf } from "../../trips/trip-status.ts";
import { attentionOf, type BoardPart, isNew, sortBoard } from "./attention.ts";
import { BoardMap, isPlaced } from "./board-map.tsx";
import { BoardTrip } from "./board-trip.tsx";
import { formatGuest, formatHeadline } from "./format-trip.ts";
import { KeysSwitch } from "./keys-switch.tsx";
import type { BoardPage, BoardRow, BoardView } from "./load-board.server.ts";
import { texts } from "./texts.ts";

const Part = ui("section", "BoardPart")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 ${space.m}; }
  header > a { display: inline-flex; align-items: center; gap: ${space.xs}; min-height: ${touch}; }
  h2 { display: flex; align-items: center; gap: ${space.s}; }
  h2 > span {
    min-width: 2.25rem;
    padding: 0 ${space.xs};
    border-radius: ${radius.pill};
    background: var(--sunken);
    font-size: ${fontSize.l};
    line-height: 2.25rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  &[data-part="attention"] h2 > span { background: var(--danger); color: var(--on-danger); }
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.s}; list-style: none; }
  details { ${disclosure} }
`;

const MapPlace = ui("div", "BoardMapPlace")`
  scroll-margin-top: 5rem;
  &:focus { outline: none; }
`;

/** The parts whose taxis may be on the map. */
const liveParts = ["just_requested", "attention", "under_way"] as const;

/** Lists all taxis of the hotel: the one that was just requested beneath the button, then those that need attention. */
export function Board({
  page,
  board,
  children,
}: {
  page: BoardPage;
  board: BoardView;
  /** Stands below all taxis. */
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const statusText = useTexts(bystanderTexts);
  const now = useBoardTime(board.at);
  const { rows } = board;
  const { ordered } = page;
  const [first] = ordered;
  // An order from its own form leads here; after a press on this page, the focus stays on the button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the board appears
  useEffect(() => focusById(`trip-${first}`), []);
  const parts = useMemo(() => sortBoard(rows, ordered, now), [rows, ordered, now]);
  /** The map may stand far below, so the first part that it shows leads to it. */
  const firstPlaced = liveParts.find((part) => parts[part].some(isPlaced));
  const sinceMs = now - board.at;
  const isIdle = liveParts.every((part) => parts[part].length === 0);
  // Changes that need no action at the desk are not announced.
  const isAnnounced = (row: BoardRow) =>
    attentionOf(row, now) !== undefined || progressOf(row.status) === "coming";
  const states = rows.map((row) => ({
    id: row.id,
    text: isAnnounced(row)
      ? `${formatGuest(row, t)}: ${formatHeadline(row, now, t, statusText)}`
      : "",
  }));
  const list = (part: BoardPart) => (
    <ul>
      {parts[part].map((row) => (
        <BoardTrip
          key={row.id}
          row={row}
          now={now}
          sinceMs={sinceMs}
          action={page.links.board}
          // The name of its own part says it already.
          isNew={part !== "just_requested" && isNew(row, ordered, now)}
        />
      ))}
    </ul>
  );
  const heading = (part: BoardPart) => (
    <h2 id={`board-${part}`}>
      {t(part)} <span>{parts[part].length}</span>
    </h2>
  );
  const show = (part: BoardPart) =>
    parts[part].length > 0 && (
      <Part key={part} data-part={part} aria-labelledby={`board-${part}`}>
        <header>
          {heading(part)}
          {board.map && part === firstPlaced && (
            // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page
            <a href="#board-map" onClick={focusTarget}>
              <Icon name="map-pin" />
              {t("see_map")}
            </a>
          )}
        </header>
        {list(part)}
      </Part>
    );
  return (
    <>
      <Freshness {...board} phone={page.phone} pace="hotel" states={states}>
        <LeftOutNotice what="trips" count={board.leftOut} />
        {liveParts.map(show)}
        {board.map && firstPlaced && (
          <MapPlace id="board-map">
            <BoardMap source={board.map} rows={rows.filter(isPlaced)} sinceMs={sinceMs} />
          </MapPlace>
        )}
        {show("booked")}
        {isIdle && (
          <EmptyState icon="taxi" title={t("empty")}>
            {t("empty_hint")}
          </EmptyState>
        )}
      </Freshness>
      {parts.ended.length > 0 && (
        <Part data-part="ended" aria-labelledby="board-ended">
          <details>
            <summary>
              {heading("ended")}
              <Icon name="chevron-down" />
            </summary>
            {list("ended")}
          </details>
        </Part>
      )}
      {children}
      <KeysSwitch />
    </>
  );
}

const TICK_MS = 10_000;

/** The panel's clock. It starts with the page's time, so that the server and the browser render the same. */
function useBoardTime(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    setNow(at);
    const startedAt = performance.now();
    const tick = () => setNow(at + performance.now() - startedAt);
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [at]);
  return now;
}
