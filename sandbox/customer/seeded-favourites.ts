import type { Brand } from "../brands.ts";
import { type Place, type PlaceKind, places } from "../city/places.ts";
import { createRandom } from "../random.ts";
import { type Account, accountOf, brandOf, type World } from "../world.ts";
import { addFavourite } from "./favourites.ts";

type Saved = { alias: Record<Brand["language"], string>; fits: (place: Place) => boolean };

const isOfKind =
  (...kinds: PlaceKind[]) =>
  ({ kind }: Place) =>
    kinds.includes(kind);

const home: Saved = { alias: { es: "Casa", en: "Home" }, fits: isOfKind("home", "street") };
const office: Saved = { alias: { es: "Oficina", en: "Office" }, fits: isOfKind("street") };
const airport: Saved = {
  alias: { es: "Aeropuerto", en: "Airport" },
  fits: ({ name }) => /Aeropuerto.*Terminal \d/.test(name),
};
const station: Saved = { alias: { es: "Estación", en: "Station" }, fits: isOfKind("station") };
const doctor: Saved = { alias: { es: "Médico", en: "Doctor" }, fits: isOfKind("health") };
const parents: Saved = {
  alias: { es: "Casa de mis padres", en: "Parents" },
  fits: isOfKind("street"),
};
const sport: Saved = { alias: { es: "Entrenamiento", en: "Training" }, fits: isOfKind("sport") };
const fair: Saved = { alias: { es: "Feria", en: "Trade fair" }, fits: isOfKind("business") };
const port: Saved = { alias: { es: "Puerto", en: "Port" }, fits: isOfKind("port") };
const beach: Saved = { alias: { es: "Playa", en: "Beach" }, fits: isOfKind("beach") };

/** An account's default pickup place, and its other places. */
type Habits = { base: Saved; others: Saved[] };

function habitsOf(world: World, account: Account): Habits {
  if (account.hotel) {
    const company = accountOf(world, account.companyId ?? account.id);
    return {
      base: {
        alias: { es: "Recepción", en: "Front desk" },
        fits: ({ name }) => name === company.name,
      },
      others: [airport, station, port, beach],
    };
  }
  if (account.role === "company") return { base: office, others: [airport, station, fair, port] };
  return { base: home, others: [airport, station, doctor, parents, sport] };
}

/** Two to four addresses. Only clients, companies and hotel desks have a default. */
export function seedFavourites(world: World, account: Account): void {
  const random = createRandom(world.seed, "favourites", account.id);
  const brand = brandOf(world, account.brandId);
  const { base, others } = habitsOf(world, account);
  const add = ({ alias }: Saved, { name, latitude, longitude }: Place, isDefault = false) =>
    addFavourite(world, account, {
      alias: alias[brand.language],
      name,
      latitude,
      longitude,
      isDefault,
    });

  const served = places.filter(({ zone }) => brand.zonesServed.includes(zone));
  const first = random.pick(served.filter(base.fits));
  add(base, first, account.hotel || account.role !== "employee");

  for (const saved of random.shuffle(others).slice(0, random.integer(1, 3))) {
    const fitting = places.filter(
      (place) => saved.fits(place) && place.zone !== "island" && place !== first,
    );
    add(saved, random.pick(fitting));
  }
}
