import { noNeeds } from "../../api/needs.ts";
import { formatNeeds } from "../../features/needs/needs-line.server.ts";
import {
  listActiveEmployees,
  listServiceTypes,
} from "../../features/order-draft/choices.server.ts";
import { usualTraveller } from "../../features/order-taxi/traveller.server.ts";
import {
  findSettledLink,
  toLinkAddress,
  toLinkView,
} from "../../features/ready-links/load-links.server.ts";
import type { ReadyLink } from "../../features/ready-links/ready-links.server.ts";
import { formatMoment, formatMoney } from "../../i18n/format.server.ts";
import { languages } from "../../i18n/languages.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { formatPhone, groupPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import { cardTexts } from "./texts.ts";

export type ReadyLinkPage = Awaited<ReturnType<typeof loadReadyLink>>;

/** A link with its address, QR code and card; the card speaks the holder's language. */
export async function loadReadyLink(id: string | undefined, context: MemberContext) {
  const link = id === undefined ? undefined : await findSettledLink(id, context);
  if (!link) throw screenNotFound();
  const { brand, user, siteDomain } = context;
  const language = languages.find((each) => each === link.language) ?? context.language;
  const { order, limit, currency, until } = link;
  const address = toLinkAddress(link, context);
  return {
    link: toLinkView(link, context),
    address,
    hidden: await readHidden(order, context),
    /** In the holder's language, which the browser's own files do not have. */
    words: cardTexts[language],
    card: {
      language,
      brand: brand.name,
      logo: toPictureAddress(brand.logo, context),
      maker: isHotelDesk(context) ? usualTraveller(context) : user.name,
      qrCode: address && toQrCode(address),
      from: order.origin.name,
      notes: order.origin.notes ?? "",
      to: order.destination?.name ?? "",
      group: link.group,
      limit: formatMoney(limit, currency, language),
      until: formatMoment(toLocalTime(until, brand.timeZone), language),
      phone: groupPhone(brand),
    },
    paths: {
      links: pathTo("ready_links", { siteDomain }),
    },
  };
}

/** What only the maker and the driver see of a link. */
async function readHidden(
  { noticePhone, employeeId, serviceTypeId, passengers, needs }: ReadyLink["order"],
  context: MemberContext,
) {
  const [employees, serviceTypes] = await Promise.all([
    employeeId === undefined ? [] : listActiveEmployees(context),
    serviceTypeId === undefined ? [] : listServiceTypes(context),
  ]);
  return {
    phone: formatPhone(noticePhone ?? "", context.brand.phone),
    employee: employees.find(({ id }) => id === employeeId)?.name ?? "",
    serviceType: serviceTypes.find(({ id }) => id === serviceTypeId)?.name ?? "",
    passengers: passengers && passengers > 1 ? `${passengers}` : "",
    needs: formatNeeds(needs ?? noNeeds, context.language) ?? "",
  };
}
