import type { Brand } from "../brands.ts";
import { makePerson, type Person } from "../names.ts";
import { createRandom, type Random } from "../random.ts";
import type { Account, World } from "../world.ts";
import {
  beachHotelLogo,
  grandHotelLogo,
  instrumentsLogo,
  shipyardLogo,
  stationeryLogo,
} from "./company-logos.ts";
import { findByLogin } from "./logins.ts";
import { addAccount } from "./new-account.ts";
import { drawPortrait } from "./portraits.ts";

/** The password of all seeded accounts. */
export const DEMO_PASSWORD = "taxi-demo";

const DAY = 86_400_000;

/** The share of people with a picture on their account. */
const AVATAR_SHARE = 0.5;

type Company = { name: string; logo: string };

/** The fixed people of one brand; the seed generates the others. */
type Cast = { company: Company; employees: number; hotel: Company | null };

const casts: Cast[] = [
  {
    company: { name: "Astilleros del Cabo", logo: shipyardLogo },
    employees: 12,
    hotel: { name: "Hotel Cabo Ámbar", logo: beachHotelLogo },
  },
  {
    company: { name: "Northlight Instruments", logo: instrumentsLogo },
    employees: 4,
    hotel: { name: "Gran Hotel Cantalmar", logo: grandHotelLogo },
  },
  { company: { name: "Papelería Tres Hojas", logo: stationeryLogo }, employees: 2, hotel: null },
];

export type DemoKind = "client" | "company" | "employee" | "hotel";
export type DemoLogin = { brand: Brand; kind: DemoKind; username: string; password: string };

export function seedAccounts(world: World): void {
  world.brands.forEach((brand, index) => {
    const cast = casts[index];
    if (!cast) throw new Error(`The brand ${brand.name} has no cast`);
    populate(world, brand, cast);
  });
}

/** One login of every kind for every brand. */
export function listDemoLogins(world: World): DemoLogin[] {
  return world.brands.flatMap((brand) =>
    (["client", "company", "employee", "hotel"] as const).flatMap((kind) => {
      const username = demoEmail(brand, kind);
      const exists = [...world.accounts.values()].some((each) => each.email === username);
      return exists ? [{ brand, kind, username, password: DEMO_PASSWORD }] : [];
    }),
  );
}

export function demoEmail(brand: Brand, kind: DemoKind): string {
  return `${kind}@${brand.permalink}.example`;
}

function populate(world: World, brand: Brand, cast: Cast): void {
  const random = createRandom(world.seed, "accounts", brand.permalink);
  const add = (fields: Partial<Account>) => addSeeded(world, brand, random, fields);

  add({ email: demoEmail(brand, "client") });
  for (let count = 0; count < 4; count++) add({});
  add({ state: "pending" });

  const company = add({ role: "company", ...cast.company, email: demoEmail(brand, "company") });
  for (let count = 0; count < cast.employees; count++) {
    add({
      role: "employee",
      companyId: company.id,
      ...(count === 0 && { email: demoEmail(brand, "employee") }),
      ...(count > 0 && count % 5 === 0 && { state: "inactive" }),
    });
  }
  for (let count = 0; count < 2; count++) {
    add({ role: "employee", companyId: company.id, state: "closed" });
  }

  if (cast.hotel) {
    const email = demoEmail(brand, "hotel");
    const { id } = add({ role: "company", hotel: true, ...cast.hotel, email });
    for (let desk = 1; desk <= 2; desk++) {
      const email = `desk${desk}@${brand.permalink}.example`;
      add({ role: "employee", hotel: true, companyId: id, email });
    }
  }
}

function addSeeded(world: World, brand: Brand, random: Random, fields: Partial<Account>): Account {
  const { name, email, telephone } = makeStranger(world, brand, random);
  const createdAt = world.clock.now() - random.integer(100, 700) * DAY;
  const portrait = random.chance(AVATAR_SHARE) ? drawPortrait(random) : null;
  return addAccount(
    world,
    brand,
    {
      name,
      email,
      phone: telephone,
      password: DEMO_PASSWORD,
      // A company shows its logo.
      avatar: fields.role === "company" ? null : portrait,
      createdAt,
      ...fields,
    },
    random,
  );
}

/** A person with an e-mail and telephone that are unique on this brand. */
function makeStranger(world: World, brand: Brand, random: Random): Person {
  const person = makePerson(random);
  const isKnown = [person.email, person.telephone].some((each) => findByLogin(world, brand, each));
  return isKnown ? makeStranger(world, brand, random) : person;
}
