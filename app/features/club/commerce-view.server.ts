import type { Ad, Commerce } from "../../api/club.server.ts";
import { formatMomentBriefly } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { mayEnter } from "../../session/access.ts";

export type CommerceView = ReturnType<typeof toCommerceView>;
export type AdView = ReturnType<typeof toAdView>;

export function toCommerceView(commerce: Commerce, context: MemberContext) {
  const { id, name, category, description, address, advantage, isMine, ads } = commerce;
  const { brand, siteDomain } = context;
  const { latitude: to_lat, longitude: to_lng } = address;
  const query = { to: address.name, to_lat, to_lng };
  return {
    id,
    name,
    category,
    description,
    advantage,
    isMine,
    address: address.name,
    phone: toPhoneLink(commerce.phone, brand.phone),
    image: toPictureAddress(commerce.image, context),
    to: pathTo("commerce", { params: { id }, siteDomain }),
    /** Orders a taxi to the shop, if the user may order. */
    taxi: mayEnter("request", context) ? pathTo("request", { query, siteDomain }) : undefined,
    ads: ads.map((ad) => toAdView(ad, context)),
  };
}

/** Shows the times in the group's time zone, wherever the user is. */
function toAdView({ id, title, text, startsAt, endsAt }: Ad, { brand, language }: MemberContext) {
  const format = (at: number) => formatMomentBriefly(toLocalTime(at, brand.timeZone), language);
  return {
    id,
    title,
    text,
    isRunning: startsAt <= Date.now(),
    from: format(startsAt),
    until: format(endsAt),
  };
}
