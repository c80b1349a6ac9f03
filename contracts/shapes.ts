// The bodies on the wire as matchers, with only the fields that the panel reads.
import type { Needs } from "../app/api/needs.ts";
import type { Known } from "../openapi/known.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import {
  boolean,
  eachLike,
  equal,
  integer,
  number,
  pattern,
  type Shape,
  string,
} from "./matchers.ts";

type Schemas = components["schemas"];

const anyUser = {
  id: integer(101),
  name: string("Lucía Ferrer"),
  email: string("lucia.ferrer@correo.example"),
  phone: string("+34600111222"),
  permissions: eachLike(string("request")),
} satisfies Shape<Schemas["User"]>;

/** An account with the e-mail and phone that its user can log in with. */
export const accountReference = {
  id: integer(101),
  email: string("lucia.ferrer@correo.example"),
  phone: string("+34600111222"),
} satisfies Shape<Schemas["AccountReference"]>;

export const client = {
  ...anyUser,
  avatar: string("https://cantalmar.example/lucia.png"),
  company: false,
  employee: null,
} satisfies Shape<Schemas["User"]>;

export const company = {
  ...anyUser,
  logo: string("https://cantalmar.example/astilleros.svg"),
  company: true,
  employee: null,
  exclusive_agrupation: integer(1),
} satisfies Shape<Schemas["User"]>;

export const employee = {
  ...anyUser,
  company: false,
  employee: {
    name: string("Lucía Ferrer"),
    company_name: string("Astilleros del Cabo"),
    company_id: integer(130),
  },
  exclusive_agrupation: integer(1),
} satisfies Shape<Schemas["User"]>;

/** A configuration with every optional field. */
export const configuration = {
  domain_agrupation: string("cantalmar.localhost"),
  title: string("Radio Taxi Cantalmar"),
  favicon: string("https://cantalmar.example/favicon.svg"),
  maps_key: string("maps-key"),
  maps_id: string("map-id"),
  map: {
    tiles: string("https://tiles.example/{z}/{x}/{y}.png"),
    attribution: string("© Cantalmar"),
    max_zoom: integer(18),
  },
  languages: eachLike(string("es")),
  fallback_language: string("es"),
  features: {
    club: boolean(false),
    purses: boolean(true),
    tickets: boolean(true),
    promos: boolean(true),
    sign_up: boolean(true),
    google_login: boolean(true),
    map: boolean(true),
    hotel: boolean(true),
  },
  terms_link: string("https://cantalmar.example/condiciones"),
  privacy_link: string("https://cantalmar.example/privacidad"),
  wording: eachLike({
    key: string("promise"),
    language: string("ca"),
    text: string("Un taxi a la porta en deu minuts."),
  }),
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
    dark_scheme: boolean(false),
    extras: eachLike({ show: boolean(true), description: string("Silla infantil sin coste") }),
    taxi_languages: eachLike(string("es")),
    show_extra_passengers: boolean(true),
    max_num_passengers: integer(8),
    max_stops: integer(4),
    google_client_id: string("cantalmar.apps.example"),
  },
  contents: eachLike({
    content_key: string("politica_privacidad"),
    language: pattern("^[a-z]{2}$", "es"),
    title: string("Política de privacidad"),
    html: string("<p>Solo guardamos lo que un viaje necesita.</p>"),
  }),
} satisfies Shape<Schemas["Configuration"]>;

/** Every need of a traveller, as the panel sends and reads them. */
export const allNeeds: Needs = {
  wheelchair: true,
  childSeats: ["infant", "booster"],
  luggage: 2,
  pet: "assistance",
  nameSign: "Familia Ferrer",
  flight: { number: "IB3170", time: "18:40" },
};

export const needsWire = {
  wheelchair: true,
  child_seats: ["infant", "booster"],
  luggage: 2,
  pet: "assistance",
  name_sign: "Familia Ferrer",
  flight: { number: "IB3170", time: "18:40" },
} satisfies Schemas["Needs"];

/** A time with its offset. */
export const anInstant = (example: string) =>
  pattern("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$", example);

const aDay = pattern("^\\d{4}-\\d{2}-\\d{2}$", "2026-05-18");
const aTime = pattern("^\\d{2}:\\d{2}:\\d{2}$", "11:02:10");

/** A trip that a company has ordered, with every optional field. */
const anyTrip = {
  id: integer(7001),
  status_name: string("Un conductor va en camino"),
  date: aDay,
  time: aTime,
  direccion: {
    calle: string("Calle Mayor, 3"),
    latitude: number(38.0014),
    longitude: number(0.6112),
    datos_extra: string("Portal azul"),
  },
  destination: { latitude: number(37.9953), longitude: number(0.5921) },
  destination_address: string("Estación Central, Plaza de la Estación, 1"),
  viajero: string("Lucía Ferrer"),
  employee: { id: integer(131), name: string("Óscar Peña") },
  type_user: pattern("^(client|company|employee|hotel)$", "company"),
  agrupacion_id: integer(1),
  passengers: integer(1),
  telefono_aviso: string("+34600111222"),
  service_type: string("Visita a cliente"),
  payment_method: string("Efectivo"),
  currency: pattern("^[A-Z]{3}$", "EUR"),
} satisfies Shape<Schemas["Service"]>;

/** A stop on the way of a trip. */
export const aStop = {
  latitude: number(38.001),
  longitude: number(0.612),
  name: string("Plaza Mayor"),
} satisfies Shape<Schemas["Stop"]>;

export const tripOnItsWay = {
  ...anyTrip,
  status_code: 3,
  programacion: null,
  taxi: {
    name: string("Amparo Ruiz"),
    plate: string("0123 PRD"),
    model: string("Alba Berlina"),
    avatar: string("https://cantalmar.example/amparo.png"),
    telephone: string("+34600555666"),
    position: {
      latitude: number(37.9953),
      longitude: number(0.5921),
      bearing: number(135),
      at: anInstant("2026-05-18T09:02:10Z"),
    },
  },
  fare: number(18),
  eta_minutes: integer(4),
} satisfies Shape<Schemas["Service"]>;

export const tripMade = {
  ...tripOnItsWay,
  status_code: 8,
  status_name: string("Completado"),
  taxi: { ...tripOnItsWay.taxi, position: null },
  eta_minutes: null,
  promised_minutes: integer(5),
  waited_minutes: integer(6),
} satisfies Shape<Schemas["Service"]>;

export const booking = {
  ...anyTrip,
  status_code: 13,
  programacion: { fecha: aDay, hora: aTime },
  taxi: null,
  fare: null,
  eta_minutes: null,
} satisfies Shape<Schemas["Service"]>;

/** A hotel's desk orders for guests: without an employee and without a service type. */
const forGuest = {
  employee: null,
  type_user: pattern("^hotel$", "hotel"),
  service_type: null,
  telefono_aviso: null,
} satisfies Shape<Schemas["Service"]>;

export const tripOfHotel = { ...tripOnItsWay, ...forGuest } satisfies Shape<Schemas["Service"]>;
export const tripOfHotelMade = { ...tripMade, ...forGuest } satisfies Shape<Schemas["Service"]>;
export const bookingOfHotel = { ...booking, ...forGuest } satisfies Shape<Schemas["Service"]>;

export function refusal(code: Exclude<Known<Schemas["Error"]["code"]>, undefined>) {
  return { message: string("En palabras para el usuario"), code } satisfies Shape<Schemas["Error"]>;
}

/** The API's refusal of one field, named as on the wire. */
export function invalid(field: string, code: Parameters<typeof refusal>[0] = "invalid") {
  return {
    ...refusal(code),
    errors: eachLike({ field: equal(field), message: string("Revisa este dato") }),
  } satisfies Shape<Schemas["Error"]>;
}
