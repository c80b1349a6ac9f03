import { toLocalTime } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { formatWhen } from "../trips/history/format-trip.server.ts";

/** Formats an instant in the group's time zone. */
export const formatInstant = (iso: string, { brand, language }: MemberContext): string =>
  formatWhen(toLocalTime(Date.parse(iso), brand.timeZone), language);
