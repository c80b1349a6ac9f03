import { z } from "zod";
import type { OrderContent } from "./order-taxi.server.ts";

const place = z.looseObject({ name: z.string(), latitude: z.number(), longitude: z.number() });

const knownFields = z.looseObject({
  groupId: z.number(),
  origin: place.extend({ notes: z.string().optional() }),
  destination: place.optional(),
  traveller: z.string(),
  when: z.string().optional(),
});

/** An order in a record. It is checked loosely: what a newer panel adds to an order survives in this one. */
export const storedOrder = z.custom<OrderContent["order"]>(
  (value) => knownFields.safeParse(value).success,
);
