// The fields of needs in a form, and their values in one text. The browser reads them as the server does.
import {
  type ChildSeat,
  childSeats,
  mostOfNeeds,
  type Needs,
  orderNeeds,
  type Pet,
  pets,
} from "../../api/needs.ts";

type Read = (name: string) => string | null | undefined;

const NO_NEEDS = "none";

/** The names of the fields begin with it. */
export const NEEDS_PREFIX = "needs_";

/** Needs as one text; it is personal, so no address holds it. */
export function toNeedsCode(needs: Needs): string {
  const fields = Object.entries(toNeedsFields(needs)).filter(([, value]) => value !== "");
  const code = new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name.slice(NEEDS_PREFIX.length), value]),
  );
  return `${code}` || NO_NEEDS;
}

export function readNeedsCode(code: string): Needs {
  const fields = new URLSearchParams(code === NO_NEEDS ? "" : code);
  return readNeedsFields((name) => fields.get(name.slice(NEEDS_PREFIX.length)));
}

/** The needs as values of the form's fields. */
export function toNeedsFields(needs: Needs): Record<string, string> {
  const { wheelchair, luggage, pet, nameSign, flight, childSeats: seats = [] } = needs;
  const count = (kind: ChildSeat) => `${seats.filter((seat) => seat === kind).length || ""}`;
  return {
    needs_wheelchair: wheelchair ? "on" : "",
    ...Object.fromEntries(childSeats.map((kind) => [`needs_${kind}`, count(kind)])),
    needs_luggage: `${luggage ?? ""}`,
    needs_pet: pet ?? "",
    needs_sign: nameSign ?? "",
    needs_flight: flight?.number ?? "",
    needs_flight_time: flight?.time ?? "",
  };
}

/** Reads the fields as they are; the rules of the form find what is wrong in them. */
function readNeedsFields(read: Read): Needs {
  const text = (name: string, most: number) => (read(name) ?? "").trim().slice(0, most);
  const count = (name: string) => Math.min(Math.max(Number.parseInt(text(name, 3), 10) || 0, 0), 9);
  const [number, time] = [text("needs_flight", mostOfNeeds.flight), text("needs_flight_time", 8)];
  return orderNeeds({
    wheelchair: text("needs_wheelchair", 3) === "" ? undefined : true,
    childSeats: childSeats.flatMap((kind) => Array(count(`needs_${kind}`)).fill(kind)),
    luggage: count("needs_luggage"),
    pet: pets.find((pet: Pet) => pet === read("needs_pet")),
    nameSign: text("needs_sign", mostOfNeeds.nameSign).replaceAll(/\s+/g, " "),
    flight: number || time ? { number, time } : undefined,
  });
}

/** A form that shows the fields sends this one, whatever it holds. */
const hasNeedsFields = (read: Read) => typeof read("needs_luggage") === "string";

/**
 * The needs that a form or a draft holds; undefined where the user has left those that the form began with, so that those
 * of another employee or address can take their place.
 */
export function readChosenNeeds(read: Read): Needs | undefined {
  if (!hasNeedsFields(read)) {
    const code = read("needs");
    return code ? readNeedsCode(code) : undefined;
  }
  const needs = readNeedsFields(read);
  return read("needs_usual") === toNeedsCode(needs) ? undefined : needs;
}

/** The needs that a form shows, whether the user has chosen them or left those that the form began with. */
export const readShownNeeds = (read: Read): Needs =>
  hasNeedsFields(read) ? readNeedsFields(read) : readNeedsCode(read("needs") ?? NO_NEEDS);

/** Puts one text in the place of the fields. */
export function foldNeeds<Query extends Record<string, unknown>>(query: Query) {
  const chosen = readChosenNeeds((name) => {
    const value = query[name];
    return typeof value === "string" ? value : undefined;
  });
  const others = Object.entries(query).filter(([name]) => !name.startsWith(NEEDS_PREFIX));
  const rest = Object.fromEntries(others) as Query;
  return { ...rest, needs: chosen && toNeedsCode(chosen) };
}
