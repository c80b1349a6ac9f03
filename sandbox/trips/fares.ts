import type { Handlers, Schemas } from "../api/operation.ts";
import type { Brand } from "../brands.ts";
import { toAgrupation } from "../configuration/agrupation.ts";
import { readBookingTime } from "./booking-time.ts";
import { toBreakdown } from "./breakdown.ts";
import { checkCode, findDiscount } from "./codes.ts";
import { mayOrderFrom, serves } from "./groups.ts";
import { listUnserved } from "./needs.ts";
import { type Quote, quoteRide } from "./tariff.ts";

export const fareHandlers: Handlers<"searchAgrupations"> = {
  searchAgrupations: ({ world, brand, account, body: { search, agrupacion_id } }) => {
    const { origin, destination = null, stops = [], passengers = 1, date, code, needs } = search;
    const now = world.clock.now();
    const at = date === undefined ? now : readBookingTime(date, brand.timeZone, now, "search.date");
    if (code !== undefined) checkCode(world, account, code, "search.code");
    const discount = code === undefined ? undefined : findDiscount(world, account.id, code);
    const ride = { origin, destination, at, booked: date !== undefined };

    const groups = world.brands
      .filter((group) => agrupacion_id === undefined || group.id === agrupacion_id)
      .filter((group) => mayOrderFrom(account, group))
      .filter((group) => serves(group, origin) && passengers <= group.maxNumPassengers)
      // The panel's own group comes first.
      .sort((first, second) => Number(second === brand) - Number(first === brand));
    return {
      agrupations: groups.map((group) => ({
        ...toAgrupation(group),
        fare: toFare(
          group,
          // A group that does not take the stops names its fare for the direct way.
          quoteRide(group, { ...ride, stops: takesStops(group, stops) ? stops : [] }, discount),
          ride.booked,
        ),
        unserved_needs: listUnserved(group, needs),
      })),
    };
  },
};

const takesStops = ({ maxStops }: Brand, stops: unknown[]) => stops.length <= maxStops;

function toFare(group: Brand, quote: Quote, scheduled: boolean): Schemas["Fare"] {
  const { tariff } = group;
  const details = {
    amount_without_discount: quote.undiscounted,
    scheduled,
    hide_details: quote.agreed,
    breakdown: toBreakdown(group, quote.lines),
    info: quote.agreed ? [] : tariff.info.map((value) => ({ value })),
    waiting_passenger: tariff.waitingPassenger,
  };
  switch (quote.kind) {
    case "calculated":
      return {
        type: "calculated",
        low_estimate: quote.low,
        high_estimate: quote.high,
        ...details,
      };
    case "fixed":
      return { type: "fixed", fare: quote.high, ...details };
    case "estimate":
      return { type: "fixed", estimate: quote.high, ...details };
  }
}
