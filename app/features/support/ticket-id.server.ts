import { screenNotFound } from "../../request/responses.server.ts";

const MAX_ID = 2_147_483_647;

/** Reads an id from the address; an invalid one leads to the not-found screen. */
export function readTicketId(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (!(id <= MAX_ID)) throw screenNotFound();
  return id;
}
