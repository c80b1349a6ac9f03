// What the panel reads of the bodies on the wire: their fields as matchers, those that it does not read left out.
import type { components } from "../openapi/taxi-api.types.ts";
import { boolean, eachLike, equal, integer, pattern, type Shape, string } from "./matchers.ts";

type Schemas = components["schemas"];

const anybody = {
  id: integer(101),
  name: string("Lucía Ferrer"),
  email: string("lucia.ferrer@correo.example"),
  phone: string("+34600111222"),
  permissions: eachLike(string("request")),
} satisfies Shape<Schemas["User"]>;

export const client = {
  ...anybody,
  avatar: string("https://cantalmar.example/lucia.png"),
  company: false,
  employee: null,
} satisfies Shape<Schemas["User"]>;

export const company = {
  ...anybody,
  logo: string("https://cantalmar.example/astilleros.svg"),
  company: true,
  employee: null,
  exclusive_agrupation: integer(1),
} satisfies Shape<Schemas["User"]>;

export const employee = {
  ...anybody,
  company: false,
  employee: { name: string("Lucía Ferrer"), company_name: string("Astilleros del Cabo") },
  exclusive_agrupation: integer(1),
} satisfies Shape<Schemas["User"]>;

/** With everything that a group may leave out. */
export const configuration = {
  domain_agrupation: string("cantalmar.localhost"),
  title: string("Radio Taxi Cantalmar"),
  favicon: string("https://cantalmar.example/favicon.svg"),
  maps_key: string("maps-key"),
  agrupation: {
    id: integer(1),
    permalink: string("radio-taxi-cantalmar"),
    name: string("Radio Taxi Cantalmar"),
    logo: string("https://cantalmar.example/logo.svg"),
    currency: pattern("^[A-Z]{3}$", "EUR"),
    time_zone: string("Europe/Madrid"),
    phone: string("+34900000001"),
    facebook_link: string("https://social.example/cantalmar"),
    twitter_link: string("https://short.example/cantalmar"),
    linkedin_link: string("https://work.example/cantalmar"),
    main_color: string("#d9534f"),
    secondary_color: string("#15aeb4"),
    main_background_color: string("#ffffff"),
    menu_text_color: string("#666666"),
    top_text_color: string("#EEEEEE"),
    extras: eachLike({ show: boolean(true), description: string("Silla infantil sin coste") }),
    show_extra_passengers: boolean(true),
    max_num_passengers: integer(8),
    google_client_id: string("cantalmar.apps.example"),
  },
  contents: eachLike({
    content_key: string("politica_privacidad"),
    language: pattern("^(es|en)$", "es"),
    title: string("Política de privacidad"),
    html: string("<p>Solo guardamos lo que un viaje necesita.</p>"),
  }),
} satisfies Shape<Schemas["Configuration"]>;

export function refusal(code: NonNullable<Schemas["Error"]["code"]>) {
  return { message: string("En palabras para el usuario"), code } satisfies Shape<Schemas["Error"]>;
}

/** A refusal for what stands in one field, named as on the wire. */
export function invalid(field: string) {
  return {
    ...refusal("invalid"),
    errors: eachLike({ field: equal(field), message: string("Revisa este dato") }),
  } satisfies Shape<Schemas["Error"]>;
}
