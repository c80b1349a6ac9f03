import type { RequestContext } from "../../request/context.server.ts";

/** Formats a short date with the year, in the brand's time zone. */
export function formatWhen(at: number, { brand, language }: RequestContext): string {
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: brand.timeZone,
  });
  return format.format(at);
}
