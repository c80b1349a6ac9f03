import type { User } from "../../api/session.server.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isHotelDesk } from "../../session/access.ts";
import type { Draft } from "../order-draft/draft.server.ts";

/** Who travels where nobody is named: oneself, or a guest of the hotel; a company has to say. */
export function usualTraveller(user: User): string {
  if (isHotelDesk(user)) return user.employee?.companyName ?? user.name;
  return user.isCompany ? "" : user.name;
}

/** Who travels, as the form begins with it. */
export function readTraveller(
  { traveller, phone }: Pick<Draft, "traveller" | "phone">,
  { brand, user }: MemberContext,
) {
  const isForOneself = !user.isCompany && !isHotelDesk(user);
  const usual = usualTraveller(user);
  const ownPhone = isForOneself && user.phone ? formatPhone(user.phone, brand.phone) : "";
  return {
    name: traveller ?? (isForOneself ? usual : ""),
    phone: phone ?? ownPhone,
    /** What the form begins with. */
    ownPhone,
    /** Who it is where nobody is named. */
    usual,
    isForOneself,
  };
}
