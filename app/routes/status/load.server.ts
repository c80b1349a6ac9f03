import { toCall } from "../../features/frame/outage/outage-view.server.ts";
import { toSince } from "../../features/frame/outage/since.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { serviceNames } from "../../observability/service-health/service-names.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { unknownBrand } from "../../tenant/unknown-brand.ts";

export type Status = Awaited<ReturnType<typeof loadStatus>>;

/** What works for the brand at this moment. */
export async function loadStatus(context: RequestContext) {
  const { brand, app } = context;
  const { health } = app.services;
  await health.check();
  const state = await health.of(brand.permalink);
  const services = serviceNames.map((name) => {
    const service = state[name];
    const since = service.isUp ? null : toSince(service.since, context);
    // Where the API does not say which brand this is, it does not take orders either.
    return { name, isUp: service.isUp && brand !== unknownBrand, since };
  });
  const now = Date.now();
  const [, time = ""] = toLocalTime(now, brand.timeZone).split(" ");
  return {
    services,
    isDown: services.some(({ isUp }) => !isUp),
    checked: { iso: new Date(now).toISOString(), text: time },
    call: toCall(context),
  };
}
