import { type Needs, noNeeds } from "../../api/needs.ts";
import { toPlain } from "../../i18n/words.ts";
import type { Plan, RowOutcome, TableFare, TablePlace, TableRecord } from "./record.server.ts";
import type { RowProblem, TableRow } from "./rows.server.ts";

/** By this, equal texts are looked up once, and chosen once. */
export const placeKeyOf = (text: string): string => toPlain(text).replaceAll(/\s+/g, " ").trim();

export type RowFare = Exclude<TableFare, { problem: unknown }>;

/** Why a row is not sent when the user confirms, or what becomes of it. */
export type RowState =
  /** It is not looked up yet. */
  | { kind: "reading" }
  | { kind: "ready"; fare: RowFare }
  /** The user has to choose an address. */
  | { kind: "choose"; field: "from" | "to" }
  /** It resembles this open trip, and the user has not said that a second taxi is wanted. */
  | { kind: "similar"; tripId: number }
  /** A taxi was ordered for it and cancelled, and the user has not said that another one is wanted. */
  | { kind: "cancelledTrip"; tripId: number }
  | RowOutcome;

export type RowPlaces = { from: TablePlace | undefined; to: TablePlace | undefined };

export function placesOf(row: TableRow, { places, usual }: Plan): RowPlaces {
  const own = usual && { text: usual.name, address: usual, choices: [] };
  return {
    from: row.from === "" ? (own ?? undefined) : places[placeKeyOf(row.from)],
    to: row.to === "" ? undefined : places[placeKeyOf(row.to)],
  };
}

/** What the row itself needs, or its employee, or what is saved for its address. */
export const needsOf = (row: TableRow, index: number, { usualNeeds }: Plan): Needs =>
  row.needs ?? usualNeeds[index] ?? noNeeds;

export function stateOf({ rows, plan, progress }: TableRecord, index: number): RowState {
  const row = rows[index] as TableRow;
  const outcome = progress.outcomes[index];
  if (outcome) return outcome;
  const known = plan.known[index];
  const cancelled = cancelledTripOf(plan, index);
  if (known && cancelled === undefined) return { kind: "known", tripId: known.tripId };
  const { from, to } = placesOf(row, plan);
  const problems = [...row.problems, ...toProblems("from", from), ...toProblems("to", to)];
  if (problems.length > 0) return { kind: "refused", problems };
  if (!from || (row.to !== "" && !to)) return { kind: "reading" };
  if (!from.address) return { kind: "choose", field: "from" };
  if (to && !to.address) return { kind: "choose", field: "to" };
  const fare = plan.fares[index];
  if (!fare) return { kind: "reading" };
  if ("problem" in fare) return { kind: "refused", problems: [fare.problem] };
  if (plan.accepted.includes(index)) return { kind: "ready", fare };
  const similar = plan.similar[index];
  if (typeof similar === "number") return { kind: "similar", tripId: similar };
  if (cancelled !== undefined) return { kind: "cancelledTrip", tripId: cancelled };
  return { kind: "ready", fare };
}

/** The row's trip of before that was cancelled, so that it may be ordered again. */
export function cancelledTripOf({ known }: Plan, index: number): number | undefined {
  const row = known[index];
  return row?.isCancelled ? row.tripId : undefined;
}

/** Whether the user has to say that a row is to be ordered. */
export const isAsked = (plan: Plan, index: number): boolean =>
  typeof plan.similar[index] === "number" || cancelledTripOf(plan, index) !== undefined;

function toProblems(field: "from" | "to", place: TablePlace | undefined): RowProblem[] {
  return place?.problem ? [{ field, message: { rule: place.problem } }] : [];
}

/** What becomes of a row that is not ready when the user confirms the others. */
export function toOutcome(state: RowState): RowOutcome | null {
  const refuse = (problem: RowProblem): RowOutcome => ({ kind: "refused", problems: [problem] });
  switch (state.kind) {
    case "ready":
      return null;
    case "reading":
      return refuse({ field: "", message: { rule: "not_searched" } });
    case "choose":
      return refuse({ field: state.field, message: { rule: "notChosen" } });
    case "similar":
      return refuse({
        field: "",
        message: { rule: "similarTrip", values: { trip: `${state.tripId}` } },
      });
    case "cancelledTrip":
      return refuse({
        field: "",
        message: { rule: "cancelledTrip", values: { trip: `${state.tripId}` } },
      });
    default:
      return state;
  }
}
