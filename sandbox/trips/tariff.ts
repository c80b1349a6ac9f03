import type { Brand, Tariff } from "../brands.ts";
import { findZone, roadKm, travelMinutes } from "../city/geography.ts";
import type { Position } from "../city/places.ts";
import { toLocal } from "../local-time.ts";
import { listLegs } from "./stops.ts";

export type Ride = {
  origin: Position;
  /** Null if the passenger will tell the driver. */
  destination: Position | null;
  /** On the way, in order. */
  stops?: Position[];
  at: number;
  booked: boolean;
};

/** The effect of a code on a fare. */
export type Discount =
  | { kind: "percent"; percent: number }
  | { kind: "amount"; amount: number }
  /** An agreed fare in place of the group's own. */
  | { kind: "agreed"; fare: number };

export type QuoteLine = {
  item:
    | "start"
    | "distance"
    | "time"
    | "night"
    | "top_up"
    | "minimum"
    | "airport"
    | "stops"
    | "booking"
    | "discount";
  amount: number;
  /** Kilometres or minutes. */
  quantity?: number;
};

export type Quote = {
  kind: Tariff["kind"];
  /** Equal unless the fare is a range. */
  low: number;
  high: number;
  /** They add up to the fare; for a range to its middle, or to its lower end without a destination. */
  lines: QuoteLine[];
  /** The higher end without the code's discount. */
  undiscounted: number | null;
  agreed: boolean;
};

/** The minutes of a ride without a destination. */
const OPEN_RIDE_MINUTES = { shortest: 5, longest: 20 };
/** The minutes that a taxi waits at a stop. */
const STOP_MINUTES = 3;
/** A ride takes between these shares of its calculated time. */
const TRAFFIC = { shortest: 0.9, longest: 1.15 };
/** Through streets, at an ordinary hour. */
const OPEN_RIDE_KM_PER_MINUTE = 0.43;
const RANGE = { low: 0.9, high: 1.15 };

/** A group's fare for a ride. */
export function quoteRide(group: Brand, ride: Ride, discount?: Discount): Quote {
  const { destination } = ride;
  const full = roundQuote(
    destination ? quoteJourney(group, ride, destination) : quoteOpenRide(group, ride),
  );
  if (!discount) return full;
  const discounted = roundQuote(applyDiscount(full, discount));
  return { ...discounted, undiscounted: discounted.high < full.high ? full.high : null };
}

/** The one amount that a group can promise for a ride, if it can. */
export function fixedAmountOf({ kind, high }: Quote): number | null {
  return kind === "calculated" ? null : high;
}

/** To five cents, the smallest coin that a taxi gives back. */
export function roundFare(amount: number): number {
  return Math.round(amount * 20) / 20;
}

/** The duration of a ride; `share`, from 0 to 1, scales it from the best case to the worst. */
export function rideMinutes(
  { origin, destination, stops = [] }: Pick<Ride, "origin" | "destination" | "stops">,
  hour: number,
  share: number,
): number {
  const { shortest, longest } = destination ? TRAFFIC : OPEN_RIDE_MINUTES;
  const onPaper = destination ? measureWay([origin, ...stops, destination], hour).minutes : 1;
  return onPaper * (shortest + (longest - shortest) * share);
}

function quoteJourney(group: Brand, ride: Ride, destination: Position): Quote {
  const { tariff } = group;
  const { hour } = toLocal(ride.at, group.timeZone);
  const { stops = [] } = ride;
  const way = measureWay([ride.origin, ...stops, destination], hour);
  const ridden =
    (stops.length === 0 && listAirportLine(tariff, ride.origin, destination)) ||
    listMeterLines(tariff, { ...way, hour });
  const booking = listBookingLine(tariff, ride);
  const waiting = listStopsLine(tariff, stops.length);
  const lines = [...ridden, ...waiting, ...booking];
  if (tariff.kind !== "calculated") {
    return { ...toRange(sum(lines), sum(lines), lines), kind: tariff.kind };
  }
  const extra = sum(waiting) + sum(booking);
  const low = Math.max(tariff.minimum, sum(ridden) * RANGE.low);
  const high = sum(ridden) * RANGE.high;
  return toRange(low + extra, high + extra, lines);
}

/** The range from the minimum fare to a long ride through the streets, for any kind of tariff. */
function quoteOpenRide({ tariff, timeZone }: Brand, ride: Ride): Quote {
  const { hour } = toLocal(ride.at, timeZone);
  const minutes = OPEN_RIDE_MINUTES.longest;
  const km = minutes * OPEN_RIDE_KM_PER_MINUTE;
  const booking = listBookingLine(tariff, ride);
  const lines: QuoteLine[] = [{ item: "minimum", amount: tariff.minimum }, ...booking];
  const longest = [...listMeterLines(tariff, { km, minutes, hour }), ...booking];
  return toRange(sum(lines), sum(longest), lines);
}

/** The roads from point to point, without the waits at the stops. */
function measureWay(points: Position[], hour: number): { km: number; minutes: number } {
  const legs = listLegs(points);
  return {
    km: legs.reduce((total, { from, to }) => total + roadKm(from, to), 0),
    minutes: legs.reduce((total, { from, to }) => total + travelMinutes(from, to, hour), 0),
  };
}

function listStopsLine({ perMinute }: Tariff, count: number): QuoteLine[] {
  const minutes = count * STOP_MINUTES;
  return count > 0 ? [{ item: "stops", amount: minutes * perMinute, quantity: minutes }] : [];
}

function listMeterLines(
  tariff: Tariff,
  { km, minutes, hour }: { km: number; minutes: number; hour: number },
): QuoteLine[] {
  const lines: QuoteLine[] = [
    { item: "start", amount: tariff.startAmount },
    { item: "distance", amount: km * tariff.perKm, quantity: km },
    { item: "time", amount: minutes * tariff.perMinute, quantity: minutes },
  ];
  if (isNight(hour)) lines.push({ item: "night", amount: sum(lines) * (tariff.nightFactor - 1) });
  const missing = tariff.minimum - sum(lines);
  if (missing > 0) lines.push({ item: "top_up", amount: missing });
  return lines;
}

function listAirportLine(
  { airportFixed }: Tariff,
  from: Position,
  to: Position,
): QuoteLine[] | undefined {
  const zones = [findZone(from), findZone(to)];
  const isBetween = zones.includes("airport") && zones.includes("centre");
  if (airportFixed === undefined || !isBetween) return undefined;
  return [{ item: "airport", amount: airportFixed }];
}

function listBookingLine({ bookingSurcharge }: Tariff, { booked }: Ride): QuoteLine[] {
  return booked && bookingSurcharge > 0 ? [{ item: "booking", amount: bookingSurcharge }] : [];
}

function applyDiscount(full: Quote, discount: Discount): Quote {
  if (discount.kind === "agreed") {
    return { ...toRange(discount.fare, discount.fare, []), kind: "fixed", agreed: true };
  }
  const reduce = (amount: number) =>
    discount.kind === "percent"
      ? amount * (1 - discount.percent / 100)
      : Math.max(0, amount - discount.amount);
  const total = sum(full.lines);
  const line: QuoteLine = { item: "discount", amount: reduce(total) - total };
  return {
    ...full,
    low: reduce(full.low),
    high: reduce(full.high),
    lines: [...full.lines, line],
  };
}

function toRange(low: number, high: number, lines: QuoteLine[]): Quote {
  return { kind: "calculated", low, high, lines, undiscounted: null, agreed: false };
}

function roundQuote(quote: Quote): Quote {
  return { ...quote, low: roundFare(quote.low), high: roundFare(quote.high) };
}

function isNight(hour: number): boolean {
  return hour >= 22 || hour < 6;
}

function sum(lines: QuoteLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
