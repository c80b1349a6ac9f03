import type { Service } from "../../features/hotel/services/find-services.server.ts";
import { formatFare, formatWhen } from "../../features/trips/history/format-trip.server.ts";
import { isFinal } from "../../features/trips/trip-status.ts";
import { addDays } from "../../i18n/calendar.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { texts } from "./texts.ts";

/** A service as the table shows it. */
export type ServiceRow = {
  id: number;
  when: string;
  room: string;
  reference: string;
  guest: string | null;
  /** The pickup; null if it is the hotel's usual one. */
  from: string | null;
  to: string | null;
  taxi: { plate: string; driver: string } | null;
  status: number;
  statusName: string;
  fare: string | null;
  /** The path of the taxi card, until the trip has ended. */
  card: string | null;
};

/** Leaves out the pickup that most rows share. */
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

/** Returns the name that more than half of at least three rows have. */
function findUsual(names: string[]): string | undefined {
  if (names.length < 3) return undefined;
  return names.find((name) => names.filter((each) => each === name).length * 2 > names.length);
}

function toServiceRow({ trip, note }: Service, today: string, context: MemberContext): ServiceRow {
  const { id, status, statusName, origin, destination, taxi } = trip;
  return {
    ...{ id, status, statusName },
    when: formatServiceTime(trip.when, today, context),
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

function formatServiceTime(when: string, today: string, { language }: MemberContext): string {
  const t = createTranslate(texts, language);
  const [day = "", time = ""] = when.split(" ");
  if (day === today) return t("today_at", { time });
  if (day === addDays(today, -1)) return t("yesterday_at", { time });
  return formatWhen(when, language);
}
