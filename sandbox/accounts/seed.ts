import type { Brand } from "../brands.ts";
import { makePerson } from "../names.ts";
import { createRandom, type Random } from "../random.ts";
import type { Account, World } from "../world.ts";
import { permissionsOf } from "./permissions.ts";

/** The password of everybody who is here from the start. */
export const DEMO_PASSWORD = "taxi-demo";

const DAY = 86_400_000;

/** What stands out about the people of one brand; the rest is made up from the seed. */
type Cast = { company: string; employees: number; hotel: string | null };

const casts: Cast[] = [
  { company: "Astilleros del Cabo", employees: 12, hotel: "Hotel Mirador" },
  { company: "Northlight Instruments", employees: 4, hotel: "Hotel Terminal" },
  { company: "Papelería Tres Hojas", employees: 2, hotel: null },
];

export type DemoKind = "client" | "company" | "employee" | "hotel";
export type DemoLogin = { brand: Brand; kind: DemoKind; username: string; password: string };

export function seedAccounts(world: World): void {
  world.brands.forEach((brand, index) => {
    const cast = casts[index];
    if (!cast) throw new Error(`Nobody is cast for ${brand.name}`);
    populate(world, brand, cast);
  });
}

/** One login of every kind there is on every brand. */
export function listDemoLogins(world: World): DemoLogin[] {
  return world.brands.flatMap((brand) =>
    (["client", "company", "employee", "hotel"] as const).flatMap((kind) => {
      const username = demoEmail(brand, kind);
      const exists = [...world.accounts.values()].some((each) => each.email === username);
      return exists ? [{ brand, kind, username, password: DEMO_PASSWORD }] : [];
    }),
  );
}

function populate(world: World, brand: Brand, cast: Cast): void {
  const random = createRandom(world.seed, "accounts", brand.permalink);
  const add = (fields: Partial<Account>) => addAccount(world, brand, random, fields);

  add({ email: demoEmail(brand, "client") });
  for (let count = 0; count < 4; count++) add({});
  add({ state: "pending" });

  const company = add({
    role: "company",
    name: cast.company,
    email: demoEmail(brand, "company"),
  });
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
    const hotel = { role: "company", hotel: true, name: cast.hotel } as const;
    const { id } = add({ ...hotel, email: demoEmail(brand, "hotel") });
    for (let desk = 1; desk <= 2; desk++) {
      add({ role: "employee", hotel: true, companyId: id, email: `desk${desk}@${brand.permalink}.example` });
    }
  }
}

export function demoEmail(brand: Brand, kind: DemoKind): string {
  return `${kind}@${brand.permalink}.example`;
}

function addAccount(
  world: World,
  brand: Brand,
  random: Random,
  fields: Partial<Account>,
): Account {
  const person = makePerson(random);
  const role = fields.role ?? "client";
  const account: Account = {
    id: world.nextId(),
    brandId: brand.id,
    role,
    hotel: false,
    name: person.name,
    email: person.email,
    phone: person.telephone,
    password: DEMO_PASSWORD,
    avatar: null,
    logo: null,
    companyId: null,
    state: "active",
    createdAt: world.clock.now() - random.integer(100, 700) * DAY,
    permissions: permissionsOf({ role, hotel: fields.hotel ?? false }),
    // Who travels on an account does so with the group that the account is kept with.
    exclusiveAgrupation: role === "client" ? null : brand.id,
    purseCode: `PRD-${random.token(4)}-${random.token(4)}`.toUpperCase(),
    ...fields,
  };
  world.accounts.set(account.id, account);
  return account;
}
