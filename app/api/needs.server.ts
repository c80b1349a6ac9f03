import { z } from "zod";
import type { components } from "../../openapi/taxi-api.types.ts";
import { childSeats, type NeedName, type Needs, orderNeeds, pets } from "./needs.ts";

type Wire = components["schemas"]["Needs"];

export const flightNumber = /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,10}[\p{L}\p{N}])$/u;
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Of a stored trip: as `toNeeds` read them, whose API has rules of its own. */
export const needsSchema: z.ZodType<Needs> = z.object({
  wheelchair: z.literal(true).optional(),
  childSeats: z.array(z.enum(childSeats)).optional(),
  luggage: z.number().optional(),
  pet: z.enum(pets).optional(),
  nameSign: z.string().optional(),
  flight: z.object({ number: z.string(), time: z.string().optional() }).optional(),
});

/** Reads needs from the wire, and leaves out a kind that the panel does not know. */
export function toNeeds(wire: Wire | undefined): Needs {
  if (!wire) return {};
  const known = <Kind extends string>(kinds: readonly Kind[], told: string | undefined) =>
    kinds.find((kind) => kind === told);
  return orderNeeds({
    wheelchair: wire.wheelchair || undefined,
    childSeats: wire.child_seats?.flatMap((seat) => known(childSeats, seat) ?? []),
    luggage: wire.luggage,
    pet: known(pets, wire.pet),
    nameSign: wire.name_sign,
    flight: wire.flight,
  });
}

/** The needs for the wire; an empty object removes those that the API has. */
export function fromNeeds(needs: Needs): Wire {
  const { wheelchair, childSeats: seats, luggage, pet, nameSign, flight } = orderNeeds(needs);
  return { wheelchair, child_seats: seats, luggage, pet, name_sign: nameSign, flight };
}

const names: Record<string, NeedName> = {
  wheelchair: "wheelchair",
  child_seats: "childSeats",
  luggage: "luggage",
  pet: "pet",
  name_sign: "nameSign",
  flight: "flight",
};

export const toNeedNames = (wire: string[] = []): NeedName[] =>
  wire.flatMap((name) => names[name] ?? []);
