import { formatFareSum } from "../../features/fares/fares.server.ts";
import { formatNeeds } from "../../features/needs/needs-line.server.ts";
import { fieldOf } from "../../features/order-table/answer-table.server.ts";
import { createFormatProblem } from "../../features/order-table/format-problem.server.ts";
import type { TablePlace, TableRecord } from "../../features/order-table/record.server.ts";
import {
  cancelledTripOf,
  isAsked,
  needsOf,
  placeKeyOf,
  placesOf,
  type RowPlaces,
  type RowState,
  stateOf,
} from "../../features/order-table/row-state.server.ts";
import { type TableRow, whenOf } from "../../features/order-table/rows.server.ts";
import { formatMomentBriefly, formatMoneyRange } from "../../i18n/format.server.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { cutPage } from "../../request/paging.server.ts";

/** More than fits on a screen, but small enough for a slow phone. */
const PAGE_SIZE = 50;

export type TableView = ReturnType<typeof toTableView>;
export type RowView = TableView["rows"][number];
export type RowKind = RowState["kind"] | "pending";

/** Rows that need the user's attention come first. */
const order: RowKind[] = [
  ...(["refused", "choose", "similar", "cancelledTrip", "unknown", "reading"] as const),
  ...(["ready", "pending", "known", "cancelled", "ordered"] as const),
];

export function toTableView(table: TableRecord, requestedPage: number, context: MemberContext) {
  const { id, progress, plan, rows } = table;
  const { state, pausedBy } = progress;
  const isSending = state === "running" || state === "paused";
  const states = rows.map((_, index): RowState => stateOf(table, index));
  const kindOf = ({ kind }: RowState): RowKind =>
    isSending && kind === "ready" ? "pending" : kind;
  const isWorking = state === "running" || state === "reading";
  // At work the rows keep their places, since each of them changes its state.
  const sorted = isWorking
    ? [...states.entries()]
    : order.flatMap((kind) => [...states.entries()].filter(([, each]) => kindOf(each) === kind));
  const { rows: shown, page, pageCount } = cutPage(sorted, requestedPage, PAGE_SIZE);
  const toRow = createToRow(table, context);
  return {
    ...{ id, state, pausedBy, total: rows.length, unknownColumns: table.unknown },
    counts: countKinds(states.map(kindOf)),
    sum: formatSum(states, context),
    lookUps: state === "reading" ? countLookUps(table) : undefined,
    hasFailed: hasFailedLookUps(table),
    /** The texts that have several addresses, each of them once. */
    questions: state === "checked" ? listQuestions(table) : [],
    asked: shown.flatMap(([index]) => (isAsked(plan, index) ? [index] : [])),
    rows: shown.map(([index, each]) => ({ ...toRow(index, each), kind: kindOf(each) })),
    page,
    pageCount,
  };
}

function countKinds(kinds: RowKind[]): Record<RowKind, number> {
  const counts = Object.fromEntries(order.map((kind) => [kind, 0])) as Record<RowKind, number>;
  for (const kind of kinds) counts[kind] += 1;
  return counts;
}

/** What all taxis cost that are ready to be ordered. */
function formatSum(states: RowState[], { brand, language }: MemberContext): string | undefined {
  const fares = states.flatMap((each) => (each.kind === "ready" ? [each.fare] : []));
  const [first] = fares;
  if (!first) return undefined;
  return formatFareSum(
    fares.map(({ price }) => price),
    first.currency || brand.currency,
    language,
  );
}

function countLookUps({ rows, plan }: TableRecord) {
  const good = [...rows.entries()].filter(([, { problems }]) => problems.length === 0);
  const texts = new Set(
    good.flatMap(([, { from, to }]) => [from, to].filter((text) => text !== "").map(placeKeyOf)),
  );
  const places = [...texts].filter((key) => plan.places[key]).length;
  const fares = good.filter(([index]) => plan.fares[index]).length;
  return { done: places + fares, total: texts.size + good.length };
}

const hasFailedLookUps = ({ plan }: TableRecord): boolean =>
  Object.values(plan.places).some(({ problem }) => problem === "not_searched") ||
  plan.fares.some((fare) => fare && "problem" in fare);

function listQuestions({ rows, plan }: TableRecord) {
  const used = rows.filter(({ problems }) => problems.length === 0);
  return Object.entries(plan.places)
    .filter(([, { choices }]) => choices.length > 0)
    .map(([key, { text, choices, address }]) => ({
      field: fieldOf(key),
      text,
      count: used.filter((row) => [row.from, row.to].some((each) => placeKeyOf(each) === key))
        .length,
      chosen: choices.findIndex(({ name }) => name === address?.name),
      choices: choices.map(({ name, favourite }) => (favourite ? `${favourite}: ${name}` : name)),
    }))
    .filter(({ count }) => count > 0);
}

function createToRow({ rows, plan, progress }: TableRecord, context: MemberContext) {
  const { language, brand, siteDomain } = context;
  const format = createFormatProblem(language);
  const openTrip = (trip: number) => pathTo("panel_home", { query: { trip }, siteDomain });
  const openEnded = (trip: number, on: string) =>
    pathTo("history", { query: { trip, on }, siteDomain });
  const firstOf = new Map<string, number>();
  for (const row of rows) {
    const content = contentOf(row);
    if (!firstOf.has(content)) firstOf.set(content, row.line);
  }

  return (index: number, state: RowState) => {
    const row = rows[index] as TableRow;
    const places = placesOf(row, plan);
    const fare = plan.fares[index];
    const isMoment = !row.problems.some(({ field }) => field === "date" || field === "time");
    const first = firstOf.get(contentOf(row));
    const tripId = "tripId" in state ? state.tripId : undefined;
    const cancelled = progress.state === "checked" ? cancelledTripOf(plan, index) : undefined;
    return {
      index,
      line: row.line,
      traveller: row.traveller || row.employee,
      ...toJourney(row, places),
      when: isMoment ? formatMomentBriefly(whenOf(row), language) : `${row.date} ${row.time}`,
      isDoubled: row.isDoubled ?? false,
      passengers: row.passengers > 1 ? row.passengers : undefined,
      details: [
        row.phone && formatPhone(row.phone, brand.phone),
        row.serviceType,
        formatNeeds(needsOf(row, index, plan), language),
        row.references?.map(({ value }) => value).join(" · "),
        row.notes,
      ]
        .filter(Boolean)
        .join(" · "),
      fare:
        fare && "price" in fare
          ? { group: fare.group, price: formatFare(fare, context) }
          : undefined,
      problems: state.kind === "refused" ? state.problems.map(format) : [],
      /** The line of the row with the same content. */
      equalTo: first === row.line ? undefined : first,
      trip:
        tripId === undefined || tripId === cancelled
          ? undefined
          : { id: `${tripId}`, to: openTrip(tripId) },
      cancelledTrip:
        cancelled === undefined
          ? undefined
          : { id: `${cancelled}`, to: openEnded(cancelled, row.date) },
      isAccepted: plan.accepted.includes(index),
      mayAccept:
        progress.state === "checked" &&
        isAsked(plan, index) &&
        (["similar", "cancelledTrip", "ready"] as const).some((kind) => kind === state.kind),
      check:
        state.kind === "unknown"
          ? pathTo("panel_home", { query: { order: state.key }, siteDomain })
          : undefined,
    };
  };
}

const contentOf = ({ line: _, key: __, problems: ___, ...content }: TableRow) =>
  JSON.stringify(content).toLowerCase();

/** The address of each end, and the words of the table where they are others. */
function toJourney(row: TableRow, places: RowPlaces) {
  const toEnd = (place: TablePlace | undefined, text: string) => {
    const name = place?.address?.name ?? text;
    return { name, typed: text !== "" && text !== name ? text : undefined };
  };
  return { from: toEnd(places.from, row.from), to: toEnd(places.to, row.to) };
}

type Fare = {
  price: { kind: string } & Partial<Record<"amount" | "low" | "high", number>>;
  currency: string;
};

function formatFare({ price, currency }: Fare, { language }: MemberContext): string {
  const low = price.low ?? price.amount ?? 0;
  return formatMoneyRange(low, price.high ?? low, currency, language);
}
