import { type Followed, readFollowed } from "../../features/trips/follow/followed.server.ts";
import { screenNotFound } from "../../http/responses.server.ts";
import type { Visit } from "../../http/visit.server.ts";
import { formatMoment } from "../../i18n/format-moment.server.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { withSiteDomain } from "../../paths.ts";

export type FollowPage = Awaited<ReturnType<typeof loadFollowed>>;

export async function loadFollowed(token: string | undefined, visit: Visit) {
  const followed = await readFollowed(token, visit);
  if (!followed) throw screenNotFound();
  const { brand, siteDomain } = visit;
  return {
    ...followed,
    scheduledFor: sayWhen(followed, visit),
    phone: toPhoneLink(brand.phone, brand.phone),
    stream: withSiteDomain(`/follow_live/${encodeURIComponent(token ?? "")}`, siteDomain),
  };
}

function sayWhen({ trip }: Followed, { language }: Visit): string | null {
  return trip?.scheduledFor ? formatMoment(trip.scheduledFor, language) : null;
}
