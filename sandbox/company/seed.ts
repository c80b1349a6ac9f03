import type { Brand } from "../brands.ts";
import { brandOf, type World } from "../world.ts";

/** More than one page; those in `retired` are inactive. */
const serviceTypes: Record<Brand["language"], { active: string[]; retired: string[] }> = {
  es: {
    active: [
      "Visita a cliente",
      "Traslado al aeropuerto",
      "Traslado a la estación",
      "Mensajería urgente",
      "Turno de noche",
      "Feria o congreso",
      "Formación",
      "Visita médica",
      "Recogida de invitados",
      "Entre sedes",
    ],
    retired: ["Comida de empresa", "Otros encargos"],
  },
  en: {
    active: [
      "Client visit",
      "Airport transfer",
      "Railway station transfer",
      "Urgent courier",
      "Night shift",
      "Trade fair or congress",
      "Training",
      "Medical visit",
      "Guest pickup",
      "Between offices",
    ],
    retired: ["Company lunch", "Other errands"],
  },
};

export function seedCompany(world: World): void {
  for (const company of world.accounts.values()) {
    if (company.role !== "company") continue;
    const { active, retired } = serviceTypes[brandOf(world, company.brandId).language];
    for (const name of [...active, ...retired]) {
      const id = world.nextId();
      const isActive = active.includes(name);
      world.serviceTypes.set(id, { id, companyId: company.id, name, active: isActive });
    }
  }
}
