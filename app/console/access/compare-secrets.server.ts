import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Takes the same time whatever the two have in common, their lengths too. */
export const areEqualSecrets = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));
