import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { seekPlace } from "../places/places.server.ts";

/**
 * The pickup of a hotel's taxis: its default favourite, or else the address with the hotel's name, if
 * there is just one.
 */
export async function findDeskOrigin(
  favourites: Favourite[],
  context: MemberContext,
): Promise<Address | undefined> {
  const usual = favourites.find(({ isDefault }) => isDefault);
  if (usual) return usual.address;
  const hotel = usualTraveller(context.user);
  return (await seekPlace({ text: hotel }, { favourites: Promise.resolve([]) }, context)).address;
}

/** An employee has no profile to put an address in; the company has. */
export function sayOriginMissing({ user, brand, language }: MemberContext): string {
  const t = createTranslate(orderTexts, language);
  if (!user.employee) return t("originMissing");
  return t("originMissingAt", { company: user.employee.companyName ?? brand.name });
}
