import type { Known } from "../../openapi/known.ts";
import type { Schemas } from "../api/operation.ts";
import { invalid } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";

type Needs = Schemas["Needs"];
type NeedName = Known<Schemas["NeedName"]>;

const inWords: Record<NeedName, string> = {
  wheelchair: "silla de ruedas",
  child_seats: "sillas infantiles",
  luggage: "tanto equipaje",
  pet: "animales",
  name_sign: "cartel con nombre",
  flight: "vuelos",
};

/** Those of the needs that the group has no taxi for. */
export function listUnserved(group: Brand, needs: Needs = {}): NeedName[] {
  const { cannotServe = [], mostLuggage = 9 } = group;
  const names = Object.keys(inWords) as NeedName[];
  return names.filter(
    (name) =>
      isNeeded(needs[name]) &&
      (cannotServe.includes(name) || (name === "luggage" && (needs.luggage ?? 0) > mostLuggage)),
  );
}

const isNeeded = (need: unknown) => (Array.isArray(need) ? need.length > 0 : Boolean(need));

/** The needs of an order, which its group must have a taxi for. */
export function readNeeds(group: Brand, needs: Needs | undefined, field: string): Needs {
  const unserved = listUnserved(group, needs);
  if (unserved.length === 0) return needs ?? {};
  const things = unserved.map((name) => inWords[name]).join(", ");
  throw invalid({ field, message: `${group.name} no tiene taxis para: ${things}` });
}
