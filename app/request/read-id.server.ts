import { screenNotFound } from "./responses.server.ts";

const MOST = 2_147_483_647;

/** The number that an address names one thing by; what is none names nothing that there is. */
export function readId(given: string | undefined): number {
  const id = /^\d+$/.test(given ?? "") ? Number(given) : 0;
  if (id < 1 || id > MOST) throw screenNotFound();
  return id;
}
