import type { components } from "../../openapi/taxi-api.types.ts";
import { type Address, type Position, toPlace, toPosition } from "./addresses.server.ts";
import type { Api } from "./client.server.ts";
import { ApiError } from "./errors.ts";
import { fromNeeds, toNeedNames } from "./needs.server.ts";
import { hasNeeds, type Needs } from "./needs.ts";

type Wire = components["schemas"]["AgrupationOffer"];

/** The details that a fare depends on. */
export type Journey = {
  origin: Position;
  /** Left out where the passenger tells the driver. */
  destination?: Position;
  /** On the way to the destination, in order. */
  stops?: Address[];
  passengers?: number;
  /** `YYYY-MM-DD HH:mm` in the pickup's time zone; left out for now. */
  when?: string;
  /** A discount code, or the locator of a fare that was agreed beforehand. */
  code?: string;
  /** What the group has to serve. */
  needs?: Needs;
};

export type Price =
  /** The amount is guaranteed. */
  | { kind: "fixed"; amount: number }
  /** The amount may change. */
  | { kind: "estimate"; amount: number }
  /** The meter decides, within this range. */
  | { kind: "calculated"; low: number; high: number };

/** A group that serves a journey, with its fare. */
export type Offer = ReturnType<typeof toOffer>;

/** Lists the groups that serve a journey, or only the named one; empty where no group serves it. */
export async function searchOffers(
  api: Api,
  { when, origin, destination, stops = [], needs, ...journey }: Journey,
  groupId?: number,
): Promise<Offer[]> {
  const { agrupations } = await api.call("searchAgrupations", {
    body: {
      search: {
        ...journey,
        origin: toPosition(origin),
        destination: destination && toPosition(destination),
        ...(stops.length > 0 && { stops: stops.map(toPlace) }),
        ...(when && { date: `${when}:00` }),
        ...(needs && hasNeeds(needs) && { needs: fromNeeds(needs) }),
      },
      agrupacion_id: groupId,
    },
  });
  return agrupations.map(toOffer);
}

/** The API's names for the parts of a journey, where fares are asked for and where a trip is ordered. */
const fieldsOf = {
  code: ["code", "search.code"],
  date: ["date", "search.date", "fecha_servicio_diferido"],
};

/** Whether the API refused this part of the journey. */
export function isAbout(part: "code" | "date", error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status === 422 &&
    error.fieldErrors.some(({ field }) => fieldsOf[part].includes(field))
  );
}

function toOffer(wire: Wire) {
  const { id, name, logo, currency, taxi_languages, max_stops, fare, unserved_needs } = wire;
  return {
    groupId: id,
    name,
    logo: logo ?? null,
    currency,
    /** The languages of the drivers, as ISO 639 codes. */
    taxiLanguages: taxi_languages ?? [],
    /** The most stops on the way of one trip; with more, the fare is for the direct way. */
    maxStops: max_stops ?? 0,
    /** Those of the journey's needs for which the group has no taxi. */
    unservedNeeds: toNeedNames(unserved_needs),
    fare: {
      price: toPrice(fare),
      /** The fare without the discount code. */
      withoutDiscount: fare.amount_without_discount ?? null,
      /** Whether the fare is for a booking. */
      isScheduled: fare.scheduled,
      hidesDetails: fare.hide_details,
      breakdown: fare.breakdown,
      info: fare.info.map(({ value }) => value),
      waitingPassenger: fare.waiting_passenger ?? null,
    },
  };
}

function toPrice(fare: Wire["fare"]): Price {
  if (fare.type === "calculated") {
    return { kind: "calculated", low: fare.low_estimate, high: fare.high_estimate };
  }
  if ("fare" in fare) return { kind: "fixed", amount: fare.fare };
  return { kind: "estimate", amount: fare.estimate };
}
