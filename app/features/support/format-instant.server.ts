import { toLocalTime } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { formatWhen } from "../trips/history/format-trip.server.ts";

/** When something was said, on the clocks of the group. */
export const formatInstant = (iso: string, { brand, language }: MemberContext): string =>
  formatWhen(toLocalTime(Date.parse(iso), brand.timeZone), language);
