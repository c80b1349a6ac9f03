import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, ApiFault, RETRY_DELAYS_MS } from "../../api/errors.ts";
import { type Favourite, listFavourites } from "../../api/favourites.server.ts";
import { hasNeeds, type Needs } from "../../api/needs.ts";
import { isAbout, searchOffers } from "../../api/offers.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { toMessage } from "../../forms/format-message.server.ts";
import { toPlain } from "../../i18n/words.ts";
import { isClose } from "../../map/distance.ts";
import { ownGroupId } from "../../request/context.server.ts";
import { explainUnserved } from "../needs/needs-line.server.ts";
import { toUsualNeeds } from "../needs/usual-needs.server.ts";
import { resolvePlace } from "../places/places.server.ts";
import { listKnownRows } from "./ordered-rows.server.ts";
import type { Plan, TableFare, TablePlace, TableRecord, TableRecords } from "./record.server.ts";
import { cancelledTripOf, needsOf, placeKeyOf, placesOf } from "./row-state.server.ts";
import { type TableRow, whenOf } from "./rows.server.ts";
import { findSimilar } from "./similar-trips.server.ts";
import { type TableContext, withSession } from "./table-context.server.ts";

/** So many look-ups run at once; each pauses afterwards for as long as it took. */
const AT_ONCE = 4;
const LONGEST_PAUSE_MS = 2_000;
/** How often the progress is stored. */
const STORE_EVERY_MS = 500;

/** Finds the addresses and the fares of all rows, and stores what it has found on the way. */
export async function lookUpRows(
  { rows, plan, progress }: TableRecord,
  records: TableRecords,
  context: TableContext,
): Promise<void> {
  let storedAt = Date.now();
  const store = async () => {
    if (Date.now() - storedAt < STORE_EVERY_MS) return;
    storedAt = Date.now();
    await records.writePlan(plan);
  };
  const isOpen = (index: number) =>
    rows[index]?.problems.length === 0 &&
    !progress.outcomes[index] &&
    (!plan.known[index] || cancelledTripOf(plan, index) !== undefined);

  plan.known = await listKnownRows(rows, records.id, context);
  const favourites = await withSession(context, ({ api }) => readGoodRows(api, listFavourites));
  const texts = listTexts(
    rows.filter((_, index) => isOpen(index)),
    plan,
  );
  await runPaced(texts, async (text) => {
    plan.places[placeKeyOf(text)] = await findPlace(text, favourites, plan, context);
    await store();
  });
  plan.usualNeeds = rows.map((row) => findNeedsOfPlace(row, plan, favourites));
  const quoted = new Map<string, Promise<TableFare>>();
  const unquoted = [...rows.entries()].filter(([index]) => isOpen(index) && !plan.fares[index]);
  await runPaced(unquoted, async ([index, row]) => {
    const journey = toJourney(row, index, plan);
    if (!journey) return;
    if (journey.destination && isClose(journey.origin, journey.destination)) {
      plan.fares[index] = { problem: { field: "to", message: { rule: "samePlace" } } };
      return;
    }
    const key = JSON.stringify(journey);
    const fare = quoted.get(key) ?? quote(journey, context);
    quoted.set(key, fare);
    plan.fares[index] = await fare;
    await store();
  });
  plan.similar = await findSimilar(rows, plan, context);
  await records.writePlan(plan);
}

/** The texts that are not looked up yet, each of them once. */
function listTexts(rows: TableRow[], { places }: Plan): string[] {
  const texts = new Map<string, string>();
  for (const text of rows.flatMap(({ from, to }) => [from, to])) {
    const key = placeKeyOf(text);
    if (text !== "" && !places[key] && !texts.has(key)) texts.set(key, text);
  }
  return [...texts.values()];
}

/** A few at a time, so that the API has time for its other callers. */
async function runPaced<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) {
      const begun = Date.now();
      await work(item);
      await sleep(Math.min(Date.now() - begun, LONGEST_PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function findPlace(
  text: string,
  favourites: Favourite[],
  { usual }: Plan,
  context: TableContext,
): Promise<TablePlace> {
  const plain = toPlain(text);
  // An alias may be shorter than the texts that an address is looked up by.
  const named = favourites.filter(({ alias }) => toPlain(alias.trim()) === plain);
  if (named[0]) {
    const [{ alias, address }] = named as [Favourite];
    return { text, address: { ...address, favourite: alias }, choices: [] };
  }
  for (const wait of [...RETRY_DELAYS_MS, undefined]) {
    const found = await withSession(context, (current) =>
      resolvePlace(
        { text },
        { favourites: Promise.resolve(favourites), near: usual ?? undefined },
        current,
      ),
    );
    if (found.state === "not_searched" && wait !== undefined) {
      await sleep(wait);
      continue;
    }
    const choices = found.choices.map(({ isRecent: _, ...choice }) => choice);
    const problem = (["too_short", "not_found", "not_searched"] as const).find(
      (each) => each === found.state,
    );
    return { text, address: found.address, choices, problem };
  }
  throw new Error("The last attempt returned nothing");
}

/** The needs that are saved for the pickup, where the row says nothing of its own. */
function findNeedsOfPlace(row: TableRow, plan: Plan, favourites: Favourite[]): Needs | null {
  const from = placesOf(row, plan).from?.address;
  const needs =
    row.needs ?? toUsualNeeds({ from: { position: from } }, { employees: [], favourites });
  return hasNeeds(needs) ? needs : null;
}

function toJourney(row: TableRow, index: number, plan: Plan) {
  const { from, to } = placesOf(row, plan);
  if (!from?.address || (row.to !== "" && !to?.address)) return undefined;
  return {
    origin: from.address,
    destination: to?.address,
    passengers: row.passengers,
    when: whenOf(row),
    needs: needsOf(row, index, plan),
  };
}

type Journey = NonNullable<ReturnType<typeof toJourney>>;

async function quote(
  { passengers, ...journey }: Journey,
  context: TableContext,
): Promise<TableFare> {
  const groupId = ownGroupId(context);
  const search = {
    ...journey,
    passengers: context.brand.showExtraPassengers ? passengers : undefined,
  };
  for (const wait of [...RETRY_DELAYS_MS, undefined]) {
    try {
      const offers = await withSession(context, ({ api }) =>
        readGoodRows(api, (rows) => searchOffers(rows, search, groupId)),
      );
      const offer = offers.find((each) => each.groupId === groupId);
      if (!offer) return { problem: { field: "from", message: { rule: "noService" } } };
      const { name: group, currency, fare, unservedNeeds: needs } = offer;
      if (needs.length > 0) {
        const text = explainUnserved({ group, needs }, context.language);
        return { problem: { field: "needs", message: { text } } };
      }
      return { groupId, group, currency, price: fare.price };
    } catch (error) {
      if (error instanceof ApiError) return { problem: toFareProblem(error) };
      if (!(error instanceof ApiFault)) throw error;
      if (wait !== undefined) await sleep(wait);
    }
  }
  return { problem: { field: "", message: { rule: "notQuoted" } } };
}

function toFareProblem(error: ApiError) {
  return {
    field: isAbout("date", error) ? ("date" as const) : ("" as const),
    message: toMessage(error, "failed"),
  };
}
