import { formatPhone } from "../../i18n/phones.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isHotelDesk, ordersForColleagues } from "../../session/access.ts";
import type { Draft } from "../order-draft/draft.server.ts";

/**
 * The traveller of an order without a name: the user, or the hotel for its guest; a company and its booker have to name
 * one.
 */
export function usualTraveller(context: Pick<MemberContext, "user" | "brand">): string {
  const { user } = context;
  if (isHotelDesk(context)) return user.employee?.companyName ?? user.name;
  return ordersForColleagues(user) ? "" : user.name;
}

/** The traveller's fields as the form begins. */
export function readTraveller(
  { traveller, phone }: Pick<Draft, "traveller" | "phone">,
  context: MemberContext,
) {
  const { brand, user } = context;
  const isForOneself = !ordersForColleagues(user) && !isHotelDesk(context);
  const usual = usualTraveller(context);
  const ownPhone = isForOneself && user.phone ? formatPhone(user.phone, brand.phone) : "";
  return {
    name: traveller ?? (isForOneself ? usual : ""),
    phone: phone ?? ownPhone,
    /** The phone number to be read, which the field holds as it was typed. */
    formattedPhone: phone === undefined ? ownPhone : formatPhone(phone, brand.phone),
    /** The phone number of a form without a draft. */
    ownPhone,
    /** The traveller if the user leaves the name empty. */
    usual,
    isForOneself,
  };
}
