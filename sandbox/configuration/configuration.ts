import type { Handlers, Schemas } from "../api/operation.ts";
import { notFound } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import { MAX_ZOOM, tilesPath } from "../map/draw-tile.ts";
import type { World } from "../world.ts";
import { toAgrupation } from "./agrupation.ts";

export const configurationHandlers: Handlers<
  "getDomainConfiguration" | "getConfiguration" | "searchConfiguration"
> = {
  getDomainConfiguration({ world, origin, query: { search } }) {
    const brand = search === undefined ? world.brands[0] : findByHost(world, search);
    if (!brand) throw notFound();
    return toConfiguration(brand, origin);
  },

  getConfiguration: ({ brand, origin }) => toConfiguration(brand, origin),

  searchConfiguration({ world, origin, body }) {
    const search = toPlainText(body.search);
    const found = world.brands.filter(({ name, permalink, domains }) =>
      [name, permalink, ...domains].some((text) => toPlainText(text).includes(search)),
    );
    return { configurations: found.map((brand) => toConfiguration(brand, origin)) };
  },
};

/** A host may have a port, a domain has none. */
function findByHost(world: World, host: string): Brand | undefined {
  const domain = host.toLowerCase().replace(/:\d+$/, "");
  return world.brands.find(({ domains }) => domains.includes(domain));
}

function toConfiguration(brand: Brand, origin: string): Schemas["Configuration"] {
  const [domain] = brand.domains;
  if (domain === undefined) throw new Error(`${brand.name} has no domain`);
  return {
    domain_agrupation: domain,
    agrupation: toAgrupation(brand),
    title: brand.pageTitle,
    favicon: brand.favicon,
    maps_key: brand.mapsKey,
    maps_id: brand.mapsId,
    map: {
      tiles: origin + tilesPath,
      attribution: "© Ayuntamiento de Cantalmar",
      max_zoom: MAX_ZOOM,
    },
    languages: brand.panelLanguages,
    fallback_language: brand.panelLanguages && brand.language,
    features: brand.features,
    terms_link: brand.termsLink,
    privacy_link: brand.privacyLink,
    wording: brand.wording,
    contents: brand.contents.map(({ key, language, title, html }) => ({
      content_key: key,
      language,
      title,
      html,
    })),
  };
}

function toPlainText(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
