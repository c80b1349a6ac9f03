import type { Brand } from "../../api/configuration.server.ts";
import type { Taxi, Trip } from "../../api/trips.server.ts";
import { toPictureAddress } from "../../http/safe-address.ts";
import { type PhoneLink, toPhoneLink } from "../../i18n/phones.server.ts";

/** The taxi that comes, as a page shows it. */
export type TaxiView = Pick<Taxi, "driver" | "plate" | "model" | "avatar"> & {
  phone: PhoneLink | null;
  etaMinutes: number | null;
};

export function toTaxiView(
  { taxi, etaMinutes }: Pick<Trip, "taxi" | "etaMinutes">,
  brand: Pick<Brand, "phone">,
): TaxiView | null {
  if (!taxi) return null;
  const { driver, plate, model, avatar, phone } = taxi;
  return {
    driver,
    plate,
    model,
    avatar: toPictureAddress(avatar),
    phone: toPhoneLink(phone, brand.phone),
    etaMinutes,
  };
}
