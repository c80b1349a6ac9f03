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
import { readShownNeeds } from "./needs-fields.ts";
import { fitBesideNeeds } from "./needs-line.server.ts";

const upTo = (most: number) => text(and(integer, between(0, most))).optional();

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
  needs_sign: text(maxLength(mostOfNeeds.nameSign)).optional(),
  needs_flight: text(maxLength(mostOfNeeds.flight), flight).optional(),
  needs_flight_time: text(time).optional(),
};

type Values = Record<string, unknown>;

/** What a checked form orders for its traveller. */
export const readNeedsOf = (values: Values) =>
  readShownNeeds((name) => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  });

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
