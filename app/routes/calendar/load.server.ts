import { feedOf, feedTokensOf } from "../../features/calendar-feed/feeds.server.ts";
import { loadConsent } from "../../features/grants/load-grants.server.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { pathToResource } from "../../resources.ts";

export type CalendarPage = Awaited<ReturnType<typeof loadCalendar>>;

/** The address of the user's own feed, where there is one that works. */
export async function loadCalendar(context: MemberContext) {
  const { app, brand, user, language, siteDomain } = context;
  const account = { permalink: brand.permalink, accountId: user.id };
  const [feed, consent] = await Promise.all([
    feedOf(app.services, account).read(),
    loadConsent("calendar", context),
  ]);
  const format = (at: number) => formatMoment(toLocalTime(at, brand.timeZone), language);
  return {
    consent,
    feed:
      feed && consent.isGiven
        ? {
            ...toAddresses(feed.secret, context),
            made: format(feed.madeAt),
            read: feed.readAt > 0 ? format(feed.readAt) : undefined,
          }
        : undefined,
    /** The permission has ended without the user's doing here. */
    hasEnded: feed !== undefined && !consent.isGiven,
    paths: { bookings: pathTo("bookings", { siteDomain }) },
  };
}

function toAddresses(secret: string, { app, brand, siteDomain }: MemberContext) {
  const token = feedTokensOf(app.services, brand.permalink).toToken(secret);
  const path = pathToResource("calendar_feed", { params: { token: `${token}.ics` }, siteDomain });
  const address = `${app.origin}${path}`;
  return { address, webcal: address.replace(/^https?:/, "webcal:") };
}
