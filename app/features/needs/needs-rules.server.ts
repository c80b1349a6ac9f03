import { z } from "zod";
import { flightNumber } from "../../api/needs.server.ts";
import { mostOfNeeds } from "../../api/needs.ts";
import {
  and,
  between,
  integer,
  maxLength,
  type Rule,
  text,
  time,
} from "../../forms/rules.server.ts";
import { readChosenNeeds, readShownNeeds } from "./needs-fields.ts";
import { fitBesideNeeds } from "./needs-line.server.ts";

/** A form without these fields has none of them; an empty field would say that there are no needs. */
const absentOr = (field: ReturnType<typeof text>) => z.union([z.undefined(), field]);

const upTo = (most: number) => absentOr(text(and(integer, between(0, most))));

const flight: Rule = z
  .string()
  .refine((value) => value === "" || flightNumber.test(value), "needsFlight");

/** The fields of needs, for the schema of every form that shows them. */
export const needsFields = {
  needs: z.string().max(1000).optional(),
  needs_usual: z.string().max(1000).optional(),
  needs_wheelchair: z.string().optional(),
  needs_infant: upTo(mostOfNeeds.childSeats),
  needs_child: upTo(mostOfNeeds.childSeats),
  needs_booster: upTo(mostOfNeeds.childSeats),
  needs_luggage: upTo(mostOfNeeds.luggage),
  needs_pet: z.string().optional(),
  needs_sign: absentOr(text(maxLength(mostOfNeeds.nameSign))),
  needs_flight: absentOr(text(maxLength(mostOfNeeds.flight), flight)),
  needs_flight_time: absentOr(text(time)),
};

type Values = Record<string, unknown>;

const readerOf = (values: Values) => (name: string) => {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
};

/** What a checked form orders for its traveller. */
export const readNeedsOf = (values: Values) => readShownNeeds(readerOf(values));

/** What a form of an employee or an address changes; undefined where the user has left it as it was. */
export const readChangedNeeds = (values: Values) => readChosenNeeds(readerOf(values));

const onNeeds = (field: string, key: string, accepts: (values: Values) => boolean) =>
  z.refine<Values>(accepts, { error: key, path: [field], when: () => true });

/** The rules for the fields of needs together, and for the notes that a driver reads beside them. */
export const needsChecks = (notesOf = ({ notes }: Values) => `${notes ?? ""}`) => [
  onNeeds("needs_infant", "needsSeats", (values) => {
    const { childSeats = [] } = readNeedsOf(values);
    return childSeats.length <= mostOfNeeds.childSeats;
  }),
  onNeeds("needs_flight", "needsFlightNumber", (values) => {
    const { flight: told } = readNeedsOf(values);
    return told?.number !== "";
  }),
  onNeeds("notes", "notesBesideNeeds", (values) =>
    fitBesideNeeds(notesOf(values), readNeedsOf(values)),
  ),
];
