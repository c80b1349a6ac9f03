import { z } from "zod";
import { MAX_SHOWN, MAX_SHOWN_SIMPLE } from "../../features/places/match-words.ts";

/** The API's limit for a search. */
const MAX_LENGTH = 200;

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(-max).max(max));
const latitude = degrees(90);
const longitude = degrees(180);

/** `38.0014,0.6112` */
const position = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.tuple([latitude, longitude]))
  .transform(([latitude, longitude]) => ({ latitude, longitude }));

/** The page sends these while the user types, so we ignore invalid parameters and show no error. */
export const addressesSchema = z
  .object({
    q: z
      .string()
      .transform((text) => text.trim().slice(0, MAX_LENGTH))
      .default(""),
    lat: latitude.optional().catch(undefined),
    lng: longitude.optional().catch(undefined),
    near: position.optional().catch(undefined),
    simple: z.string().optional(),
    usual: z.string().optional(),
  })
  .transform(({ q, lat, lng, near, simple, usual }) => ({
    words: q,
    /** Addresses near this position come first. */
    around: lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng },
    /** The position whose address is wanted. */
    at: near,
    /** Whether favourites and recent places are wanted, before the user types. */
    isUsual: usual !== undefined,
    max: simple === undefined ? MAX_SHOWN : MAX_SHOWN_SIMPLE,
  }));

export type AddressesQuery = z.output<typeof addressesSchema>;
