import { screenNotFound } from "./responses.server.ts";

const MAX_ID = 2_147_483_647;

/** Reads the id in an address; a text that is no id leads to the not-found screen. */
export function readId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? "") ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw screenNotFound();
  return id;
}
