import type { RequestContext } from "../../request/context.server.ts";

/** On the clocks of the brand: short, and with its year. */
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
