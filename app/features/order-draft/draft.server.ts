import { z } from "zod";
import type { Position } from "../../api/addresses.server.ts";
import type { Needs } from "../../api/needs.ts";
import type { GivenReference } from "../../api/references.ts";
import { date as dateRule, rowId, time as timeRule } from "../../forms/rules.server.ts";
import { readChosenNeeds, toNeedsCode } from "../needs/needs-fields.ts";
import { readReferences, toReferencesCode } from "../references/reference-fields.ts";
import { readPick } from "./picks.ts";
import { type PlaceName, stopNames } from "./place-names.ts";
import { changeStops, readStopPress } from "./stop-presses.ts";

/** An address of the journey, as far as the user has described it. */
export type DraftPlace = {
  text: string;
  /** The position of the chosen address; undefined while the text is only words. */
  position?: Position;
  /** The position of the user, to look up its address. */
  near?: Position;
};

/** An unfinished request, which the address of the page holds. */
export type Draft = {
  /** Undefined for a new request, which begins with the default favourite. */
  from?: DraftPlace;
  to: DraftPlace;
  /** On the way, in order; an empty one is a field that waits for its address. */
  stops: DraftPlace[];
  timing: "now" | "later";
  /** `YYYY-MM-DD` and `HH:mm` in the time zone of the pickup, or empty. */
  date: string;
  time: string;
  /** When the taxi for the way back comes, written likewise; undefined without a way back. */
  back?: { date: string; time: string };
  /** The trip there, where this is its way back. */
  returnOf?: number;
  passengers: number;
  /** Undefined for a new request; empty if the user has cleared the field. */
  traveller?: string;
  phone?: string;
  notes: string;
  employee?: number;
  serviceType?: number;
  code: string;
  group?: number;
  /** The payment method of this order; undefined for the default. */
  payment?: number;
  /** Undefined while the user leaves what is saved for the employee or the address. */
  needs?: Needs;
  /** What the company sorts the trip by. */
  references?: GivenReference[];
};

export type DraftProblem =
  | "date"
  | "time"
  | "returnDate"
  | "returnTime"
  | "returnOf"
  | "passengers"
  | "employee"
  | "serviceType"
  | "group"
  | "payment";

/** The API's limits. */
export const mostCharacters = { place: 300, traveller: 120, notes: 500, code: 40, phone: 40 };

const coordinates = z
  .tuple([z.coerce.number().min(-90).max(90), z.coerce.number().min(-180).max(180)])
  .transform(([latitude, longitude]): Position => ({ latitude, longitude }));

/** Reads a query that a form, a link or a person wrote; leaves out invalid parts and names them. */
export function readDraft(query: URLSearchParams, { mostPassengers }: { mostPassengers: number }) {
  const problems: DraftProblem[] = [];

  function read<Value>(name: string, schema: z.ZodType<Value>, problem: DraftProblem) {
    // The form adds a second value behind a colon.
    const [text = ""] = query.get(name)?.trim().split(":") ?? [];
    if (text === "") return undefined;
    const { success, data } = schema.safeParse(text);
    if (!success) problems.push(problem);
    return data;
  }

  const [from, to] = query.has("swap")
    ? [readPlace(query, "to"), readPlace(query, "from")]
    : [readPlace(query, "from"), readPlace(query, "to")];
  const stops = stopNames.flatMap((name) => readPlace(query, name) ?? []);
  const moment = readMoment(query);
  const timing = query.get("timing") ?? (moment.date || moment.time ? "later" : "now");
  const date = dateRule.safeParse(moment.date).data;
  const time = timeRule.safeParse(moment.time).data;
  if (timing === "later" && date === undefined) problems.push("date");
  if (timing === "later" && time === undefined) problems.push("time");
  const back = query.get("way") === "return" ? readBack(query) : undefined;
  if (back && back.date === undefined) problems.push("returnDate");
  if (back && back.time === undefined) problems.push("returnTime");
  const draft: Draft = {
    from,
    to: to ?? { text: "" },
    stops: changeStops(
      query.has("swap") ? stops.toReversed() : stops,
      readStopPress(query.keys()),
      {
        text: "",
      },
    ),
    timing: timing === "later" ? "later" : "now",
    date: date ?? "",
    time: time ?? "",
    back: back && { date: back.date ?? "", time: back.time ?? "" },
    returnOf: read("return_of", rowId, "returnOf"),
    passengers:
      read("passengers", z.coerce.number().int().min(1).max(mostPassengers), "passengers") ?? 1,
    traveller: readText(query, "traveller", mostCharacters.traveller),
    phone: readText(query, "phone", mostCharacters.phone),
    notes: readText(query, "notes", mostCharacters.notes) ?? "",
    employee: read("employee", rowId, "employee"),
    serviceType: read("service_type", rowId, "serviceType"),
    code: readText(query, "code", mostCharacters.code) ?? "",
    group: read("group", rowId, "group"),
    payment: read("payment", rowId, "payment"),
    needs: readChosenNeeds((name) => query.get(name)),
    references: readReferences(Object.fromEntries(query)),
  };
  return { draft, problems };
}

export const placeAt = ({
  latitude,
  longitude,
  name,
}: Position & { name: string }): DraftPlace => ({
  text: name,
  position: { latitude, longitude },
});

/** Reads the draft of a form, whose own rules report its invalid fields. */
export function draftOfForm(
  fields: Record<string, string | undefined>,
  { maxPassengers }: { maxPassengers: number },
): Draft {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]);
  return readDraft(query, { mostPassengers: maxPassengers }).draft;
}

/** The pickup time, `YYYY-MM-DD HH:mm`; undefined for now, or while it is incomplete. */
export function whenOf({ timing, date, time }: Draft): string | undefined {
  return timing === "later" && date && time ? `${date} ${time}` : undefined;
}

/**
 * The draft as a query, without default values. It holds the phone number, the notes, the needs and the references, so
 * callers pass it through `hideContact` or use `toRequestPath`.
 */
export function toDraftQuery(draft: Draft): Record<string, string | number | undefined> {
  const { from, to, stops, timing, date, time, back, passengers, traveller, phone } = draft;
  const when = `${date} ${time}`.trim();
  return {
    ...toPlaceQuery("from", from),
    ...toPlaceQuery("to", to),
    ...Object.assign({}, ...stopNames.map((name, at) => toPlaceQuery(name, stops[at]))),
    ...(timing === "later" && { timing: when ? undefined : timing, when: when || undefined }),
    ...(back && {
      ...{ way: "return", return_date: back.date || undefined },
      return_time: back.time || undefined,
    }),
    return_of: draft.returnOf,
    passengers: passengers > 1 ? passengers : undefined,
    traveller,
    phone,
    notes: draft.notes || undefined,
    employee: draft.employee,
    service_type: draft.serviceType,
    code: draft.code || undefined,
    group: draft.group,
    payment: draft.payment,
    needs: draft.needs && toNeedsCode(draft.needs),
    references: toReferencesCode(draft.references) || undefined,
  };
}

function toPlaceQuery(name: PlaceName, place: DraftPlace | undefined) {
  if (!place || (name === "to" && !place.text)) return {};
  return {
    [name]: place.text,
    [`${name}_lat`]: place.position?.latitude,
    [`${name}_lng`]: place.position?.longitude,
  };
}

/** The button of an address wins over the text of the field. */
function readPlace(query: URLSearchParams, name: PlaceName): DraftPlace | undefined {
  const near = readPosition(query.get(`${name}_near`)?.split(",") ?? []);
  if (near) return { text: "", near };
  const pick = readPick(Object.fromEntries(query), name);
  const chosen = pick && readPosition([pick.latitude, pick.longitude]);
  if (chosen) return { text: pick.name, position: chosen };
  // Older links have this form.
  const [latitude = "", longitude = "", ...words] = query.get(`${name}_pick`)?.split(",") ?? [];
  const picked = readPosition([latitude, longitude]);
  if (picked && words.length > 0) return { text: words.join(","), position: picked };

  const text = readText(query, name, mostCharacters.place);
  const position = readPosition([query.get(`${name}_lat`) ?? "", query.get(`${name}_lng`) ?? ""]);
  // A link may hold only a position, whose address we look up.
  if (text === undefined) return position && { text: "", near: position };
  // Without JavaScript the form still sends the old coordinates after the user has changed the text.
  const knownAs = query.get(`${name}_known`);
  const isStale = text === "" || (knownAs !== null && knownAs.trim() !== text);
  return position && !isStale ? { text, position } : { text };
}

function readBack(query: URLSearchParams) {
  const [date, time] = ["return_date", "return_time"].map((name) => query.get(name)?.trim() ?? "");
  return { date: dateRule.safeParse(date).data, time: timeRule.safeParse(time).data };
}

/** Links have one parameter, the form has two fields. */
function readMoment(query: URLSearchParams): { date: string; time: string } {
  const [day = "", minute = ""] = query.get("when")?.trim().split(/[ T]+/) ?? [];
  return {
    date: query.get("date")?.trim() ?? day,
    time: query.get("time")?.trim() ?? minute,
  };
}

function readText(query: URLSearchParams, name: string, most: number): string | undefined {
  return query.get(name)?.replaceAll("\r\n", "\n").trim().slice(0, most);
}

function readPosition(parts: string[]): Position | undefined {
  if (parts.some((part) => part.trim() === "")) return undefined;
  return coordinates.safeParse(parts).data;
}
