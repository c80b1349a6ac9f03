import { data } from "@remix-run/node";
import { type Followed, readFollowed } from "../../features/trips/follow/followed.server.ts";
import { toTripMap } from "../../features/trips/trip-map.server.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { withSiteDomain } from "../../paths.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { landingPath } from "../../session/access.ts";
import { ownWordsOf } from "../../tenant/own-words.ts";

export type FollowPage = Awaited<ReturnType<typeof loadFollowed>>["data"];

/** 410 for a genuine link that has expired, 404 for a forged one. */
const statuses = { open: 200, ended: 200, expired: 410, unknown: 404 } as const;

export async function loadFollowed(token: string | undefined, context: RequestContext) {
  const followed = await readFollowed(token, context);
  const { brand, siteDomain, language } = context;
  const page = {
    ...followed,
    map: toMap(followed, context),
    brandName: brand.name,
    intro: ownWordsOf(brand, language).shared_trip,
    scheduledFor: formatWhen(followed, context),
    phone: toPhoneLink(brand.phone, brand.phone),
    home: landingPath(context),
    stream: withSiteDomain(`/follow_live/${encodeURIComponent(token ?? "")}`, siteDomain),
  };
  return data(page, statuses[followed.kind]);
}

/** Without the destination, which is the passenger's own matter. */
function toMap(followed: Followed, context: RequestContext) {
  if (followed.kind !== "open") return null;
  const { status, meetingPoint, pickup, position, vehicle } = followed.trip;
  if (!pickup || !vehicle) return null;
  return toTripMap(
    {
      status,
      pickup: { ...pickup, name: meetingPoint },
      destination: null,
      taxi: { plate: vehicle.plate, position },
    },
    context,
  );
}

function formatWhen(followed: Followed, { language }: RequestContext): string | null {
  const when = followed.kind === "open" ? followed.trip.scheduledFor : null;
  return when && formatMoment(when, language);
}
