import { z } from "zod";
import { MAX_SHOWN, MAX_SHOWN_SIMPLE } from "../../features/places/match-words.ts";

/** As much as the API takes. */
const LONGEST = 200;

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));
const latitude = degrees(90);
const longitude = degrees(180);

/** `38.0014,0.6112` */
const position = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.tuple([latitude, longitude]))
  .transform(([latitude, longitude]) => ({ latitude, longitude }));

/** Whoever types is never told off: what is wrong with a question is not taken into account. */
export const addressesSchema = z
  .object({
    q: z
      .string()
      .transform((text) => text.trim().slice(0, LONGEST))
      .default(""),
    lat: latitude.optional().catch(undefined),
    lng: longitude.optional().catch(undefined),
    near: position.optional().catch(undefined),
    simple: z.string().optional(),
    usual: z.string().optional(),
  })
  .transform(({ q, lat, lng, near, simple, usual }) => ({
    words: q,
    /** What lies close to it comes first. */
    around: lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng },
    /** Of which the address is asked for. */
    at: near,
    /** Favourites and recent places are asked for, before anything is typed. */
    isUsual: usual !== undefined,
    most: simple === undefined ? MAX_SHOWN : MAX_SHOWN_SIMPLE,
  }));

export type AddressesAsked = z.output<typeof addressesSchema>;
