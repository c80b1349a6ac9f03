import { flightNumber, timeOfDay } from "../../api/needs.server.ts";
import { mostOfNeeds, type Needs } from "../../api/needs.ts";

/**
 * The needs of an unfinished form, as a fare may be asked for them. The form says what is wrong with the others when it is
 * sent.
 */
export function toAskable({ childSeats, flight, ...needs }: Needs): Needs {
  const { number = "", time } = flight ?? {};
  const isTime = time !== undefined && timeOfDay.test(time);
  return {
    ...needs,
    ...(childSeats && { childSeats: childSeats.slice(0, mostOfNeeds.childSeats) }),
    ...(flightNumber.test(number) && { flight: { number, ...(isTime && { time }) } }),
  };
}
