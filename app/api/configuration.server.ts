import { z } from "zod";
import type { components } from "../../openapi/taxi-api.types.ts";
import { features as featureNames } from "../screens.ts";
import type { Api } from "./client.server.ts";
import { ApiError } from "./errors.ts";
import { readGoodRows } from "./rows.server.ts";

/** A configuration as the API sends it. */
export type Configuration = components["schemas"]["Configuration"];

const text = z.string().nullable();

/** A group as the panel shows it. */
export const brandSchema = z.object({
  id: z.number(),
  permalink: z.string(),
  siteDomain: z.string(),
  name: z.string(),
  title: z.string(),
  logo: text,
  favicon: text,
  currency: z.string(),
  timeZone: z.string(),
  phone: text,
  links: z.object({ facebook: text, twitter: text, linkedin: text }),
  /** The group's own pages in the place of the panel's, as https addresses. */
  legal: z.object({ terms: text, privacy: text }),
  features: z.record(z.enum(featureNames), z.boolean()),
  colours: z.object({
    main: text,
    secondary: text,
    mainBackground: text,
    menuText: text,
    topText: text,
  }),
  /** Whether a device that prefers a dark scheme gets one. */
  hasDarkScheme: z.boolean(),
  extras: z.array(z.string()),
  /** The locales in which the group wants the panel; none where it does not say. */
  languages: z.array(z.string()),
  fallbackLanguage: text,
  /** The panel's texts in the group's own words, as it sends them. */
  wording: z.array(z.object({ key: z.string(), language: z.string(), text: z.string() })),
  /** The languages of the drivers, as ISO 639 codes. */
  taxiLanguages: z.array(z.string()),
  showExtraPassengers: z.boolean(),
  maxPassengers: z.number(),
  /** The most stops on the way of one trip. */
  maxStops: z.number().default(0),
  /** Null also for a group that has switched its map off. */
  mapsKey: text,
  /** The id of the map's style that belongs to the maps key. */
  mapsId: text.default(null),
  /** The group's own map: the address of its tiles, and what the map says about its makers. */
  map: z.object({ tiles: z.string(), attribution: z.string(), maxZoom: z.number() }).nullable(),
  /** Null also for a group that has switched this log-in off. */
  googleClientId: text,
  /** A content's language may be one that the panel does not have. */
  contents: z.array(
    z.object({ key: z.string(), language: z.string(), title: z.string(), html: z.string() }),
  ),
});

export type Brand = z.output<typeof brandSchema>;

export async function findBrandOfDomain(api: Api, search: string): Promise<Brand | undefined> {
  const found = await findConfigurationOfDomain(api, search);
  return found && toBrand(found);
}

/** The brand of the caller's permalink. */
export async function findOwnBrand(api: Api): Promise<Brand | undefined> {
  const found = await findOwnConfiguration(api);
  return found && toBrand(found);
}

export const getDefaultBrand = async (api: Api): Promise<Brand> =>
  toBrand(await readGoodRows(api, (rows) => rows.call("getDomainConfiguration")));

/** A brand's configuration as the API sends it. */
export function findConfigurationOfDomain(api: Api, search: string) {
  const params = { query: { search } };
  return find(readGoodRows(api, (rows) => rows.call("getDomainConfiguration", { params })));
}

/** The configuration of the caller's permalink, as the API sends it. */
export const findOwnConfiguration = (api: Api) =>
  find(readGoodRows(api, (rows) => rows.call("getConfiguration")));

/** The API answers 404 where there is no brand, and 422 to an unknown permalink. */
async function find(answer: Promise<Configuration>): Promise<Configuration | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return undefined;
    throw error;
  }
}

export function toBrand({ agrupation, map, ...configuration }: Configuration): Brand {
  const features = toFeatures(configuration.features);
  return {
    id: agrupation.id,
    permalink: agrupation.permalink,
    siteDomain: configuration.domain_agrupation,
    name: agrupation.name,
    title: configuration.title,
    logo: agrupation.logo ?? null,
    favicon: configuration.favicon,
    currency: agrupation.currency,
    timeZone: agrupation.time_zone ?? "Europe/Madrid",
    phone: agrupation.phone ?? null,
    links: {
      facebook: agrupation.facebook_link ?? null,
      twitter: agrupation.twitter_link ?? null,
      linkedin: agrupation.linkedin_link ?? null,
    },
    legal: {
      terms: toHttps(configuration.terms_link),
      privacy: toHttps(configuration.privacy_link),
    },
    features,
    colours: {
      main: agrupation.main_color ?? null,
      secondary: agrupation.secondary_color ?? null,
      mainBackground: agrupation.main_background_color ?? null,
      menuText: agrupation.menu_text_color ?? null,
      topText: agrupation.top_text_color ?? null,
    },
    hasDarkScheme: agrupation.dark_scheme ?? true,
    extras: (agrupation.extras ?? [])
      .filter(({ show }) => show)
      .map(({ description }) => description),
    languages: configuration.languages ?? [],
    fallbackLanguage: configuration.fallback_language ?? null,
    wording: configuration.wording ?? [],
    taxiLanguages: agrupation.taxi_languages ?? [],
    showExtraPassengers: agrupation.show_extra_passengers ?? false,
    maxPassengers: agrupation.max_num_passengers ?? 7,
    maxStops: agrupation.max_stops ?? 0,
    mapsKey: features.map ? configuration.maps_key : null,
    mapsId: configuration.maps_id ?? null,
    map: map ? { tiles: map.tiles, attribution: map.attribution, maxZoom: map.max_zoom } : null,
    googleClientId: features.googleLogin ? (agrupation.google_client_id ?? null) : null,
    contents: configuration.contents.map(({ content_key, ...content }) => ({
      key: content_key,
      ...content,
    })),
  };
}

/** The group has every feature that it has not switched off. */
const toFeatures = ({
  sign_up: signUp = true,
  google_login: googleLogin = true,
  ...others
}: Configuration["features"] = {}): Brand["features"] => {
  const {
    club = true,
    purses = true,
    tickets = true,
    promos = true,
    map = true,
    hotel = true,
  } = others;
  return { club, purses, tickets, promos, signUp, googleLogin, map, hotel };
};

/** Null for a text that a browser would not open over https. */
function toHttps(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" ? href : null;
}
