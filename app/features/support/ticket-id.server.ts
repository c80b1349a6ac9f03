import { screenNotFound } from "../../request/responses.server.ts";

const LARGEST = 2_147_483_647;

/** An id that stands in an address; what can be none is a screen that is not there. */
export function readTicketId(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (!(id <= LARGEST)) throw screenNotFound();
  return id;
}
