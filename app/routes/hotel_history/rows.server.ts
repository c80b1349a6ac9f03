import type { Service } from "../../features/hotel/services/find-services.server.ts";
import { formatFare, formatWhen } from "../../features/trips/history/format-trip.server.ts";
import { isFinal } from "../../features/trips/trip-status.ts";
import { addDays } from "../../i18n/calendar.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { texts } from "./texts.ts";

/** A service as the list has it. */
export type ServiceRow = {
  id: number;
  when: string;
  room: string;
  reference: string;
  guest: string | null;
  /** Where it is not from where guests of this hotel are driven. */
  from: string | null;
  to: string | null;
  taxi: { plate: string; driver: string } | null;
  status: number;
  statusName: string;
  fare: string | null;
  /** While there is a taxi to be told of. */
  card: string | null;
};

/** The rows of one page. What all of them would say alike is said by none. */
export function toServiceRows(
  services: Service[],
  today: string,
  context: MemberContext,
): ServiceRow[] {
  const usual = findUsual(services.map(({ trip }) => trip.origin.name));
  return services.map((service) => {
    const row = toServiceRow(service, today, context);
    return row.from === usual ? { ...row, from: null } : row;
  });
}

/** What comes more often than all else together; of a few, nobody can say. */
function findUsual(names: string[]): string | undefined {
  if (names.length < 3) return undefined;
  return names.find((name) => names.filter((each) => each === name).length * 2 > names.length);
}

function toServiceRow({ trip, note }: Service, today: string, context: MemberContext): ServiceRow {
  const { id, status, statusName, origin, destination, taxi } = trip;
  return {
    ...{ id, status, statusName },
    when: sayWhen(trip.when, today, context),
    room: note?.room ?? "",
    reference: note?.reference ?? "",
    guest: note?.guest || trip.traveller,
    from: origin.name,
    to: destination.name,
    taxi: taxi && { plate: taxi.plate, driver: taxi.driver },
    fare: formatFare(trip, context),
    card: isFinal(status)
      ? null
      : pathTo("taxi_card", { params: { id }, siteDomain: context.siteDomain }),
  };
}

function sayWhen(when: string, today: string, { language }: MemberContext): string {
  const t = createTranslate(texts, language);
  const [day = "", time = ""] = when.split(" ");
  if (day === today) return t("today_at", { time });
  if (day === addDays(today, -1)) return t("yesterday_at", { time });
  return formatWhen(when, language);
}
