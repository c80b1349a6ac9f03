import type { Schemas } from "../api/operation.ts";
import type { Brand } from "../brands.ts";

/** A brand as the wire knows it. */
export function toAgrupation(brand: Brand): Schemas["Agrupation"] {
  return {
    id: brand.id,
    permalink: brand.permalink,
    name: brand.name,
    logo: brand.logo,
    currency: brand.currency,
    facebook_link: brand.facebookLink,
    linkedin_link: brand.linkedinLink,
    twitter_link: brand.twitterLink,
    extras: brand.extras,
    show_extra_passengers: brand.showExtraPassengers,
    max_num_passengers: brand.maxNumPassengers,
    max_stops: brand.maxStops,
    taxi_languages: brand.taxiLanguages,
    ...brand.style,
    dark_scheme: brand.hasDarkScheme,
    time_zone: brand.timeZone,
    phone: brand.phone,
    google_client_id: brand.googleClientId,
  };
}
