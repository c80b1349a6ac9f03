import { makePerson } from "../names.ts";
import { createRandom } from "../random.ts";
import { brandOf, type World } from "../world.ts";
import { findByLogin } from "./logins.ts";
import { addAccount } from "./new-account.ts";
import { permissionsOf } from "./permissions.ts";
import { DEMO_PASSWORD, demoEmail } from "./seed.ts";

const roles = ["booker", "viewer", "approver"] as const;

/** One employee of each role at every demo company. They come last, so that all else stays as it was. */
export function seedRoles(world: World): void {
  for (const { id } of world.brands) {
    const brand = brandOf(world, id);
    const company = findByLogin(world, brand, demoEmail(brand, "company"));
    if (!company) continue;
    const random = createRandom(world.seed, "roles", brand.permalink);
    for (const role of roles) {
      const { name, telephone } = makePerson(random);
      const phone = findByLogin(world, brand, telephone) ? null : telephone;
      addAccount(
        world,
        brand,
        {
          ...{ name, phone, password: DEMO_PASSWORD, role: "employee", companyId: company.id },
          email: `${role}@${brand.permalink}.example`,
          permissions: [...permissionsOf({ role: "employee", hotel: false }), `role_${role}`],
        },
        random,
      );
    }
  }
}
