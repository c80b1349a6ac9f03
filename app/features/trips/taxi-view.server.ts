import type { Brand } from "../../api/configuration.server.ts";
import type { Taxi, Trip } from "../../api/trips.server.ts";
import { type PhoneLink, toPhoneLink } from "../../i18n/phones.server.ts";
import { toPictureAddress, type WithPictures } from "../../request/picture-address.server.ts";

/** A trip's taxi, as pages show it. */
export type TaxiView = Pick<Taxi, "driver" | "plate" | "model" | "avatar"> & {
  phone: PhoneLink | null;
  etaMinutes: number | null;
};

export function toTaxiView(
  { taxi, etaMinutes }: Pick<Trip, "taxi" | "etaMinutes">,
  context: { brand: Pick<Brand, "phone"> } & WithPictures,
): TaxiView | null {
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
