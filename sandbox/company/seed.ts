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

const referenceNames: Record<
  Brand["language"],
  { project: string; projects: string[]; costCentre: string }
> = {
  es: {
    project: "Proyecto",
    projects: ["Obra Norte", "Obra Sur", "Feria de otoño"],
    costCentre: "Centro de coste",
  },
  en: {
    project: "Project",
    projects: ["North site", "South site", "Autumn fair"],
    costCentre: "Cost centre",
  },
};

/** Ids of their own leave those of trips as they are. No field is required, so every form orders without. */
export function seedReferences(world: World): void {
  for (const company of world.accounts.values()) {
    if (company.role !== "company" || company.hotel) continue;
    const { project, projects, costCentre } =
      referenceNames[brandOf(world, company.brandId).language];
    const own = { companyId: company.id, required: false };
    const list = {
      ...own,
      id: company.id * 10 + 1,
      name: project,
      kind: "list",
      values: projects,
    } as const;
    const free = {
      ...own,
      id: company.id * 10 + 2,
      name: costCentre,
      kind: "free",
      values: [],
    } as const;
    for (const field of [list, free]) {
      world.referenceFields.set(field.id, { ...field, values: [...field.values] });
    }
    for (const trip of world.trips.values()) {
      if (trip.companyId !== company.id || trip.id % 3 !== 0) continue;
      const value = projects[Math.floor(trip.id / 3) % projects.length] ?? "";
      trip.references = [
        { field_id: list.id, name: project, value },
        { field_id: free.id, name: costCentre, value: `CC-${100 + (trip.id % 7)}` },
      ];
    }
  }
}
