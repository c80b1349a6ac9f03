import type { Brand } from "../../api/configuration.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { toPictureAddress, type WithPictures } from "../../request/picture-address.server.ts";

export type TaxiView = NonNullable<ReturnType<typeof toTaxiView>>;

/** A trip's taxi, as pages show it. */
export function toTaxiView(
  { taxi, etaMinutes }: Pick<Trip, "taxi" | "etaMinutes">,
  context: { brand: Pick<Brand, "phone"> } & WithPictures,
) {
  if (!taxi) return null;
  const { driver, plate, model, avatar, phone } = taxi;
  return {
    driver,
    plate,
    model,
    avatar: toPictureAddress(avatar, context),
    phone: toPhoneLink(phone, context.brand.phone),
    etaMinutes,
  };
}
