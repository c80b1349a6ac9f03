import { readForm } from "../../forms/read-form.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { keepFormInSession } from "../../request/session/saved-form.server.ts";

/** Stands in the address of a reservation that goes on with what was typed. */
export const begunMark = "begun";

/** To the choice of a destination; the reservation that is begun is there again after it. */
export async function leaveToChoose(request: Request, visit: MemberVisit): Promise<Response> {
  const { session, siteDomain, context } = visit;
  const form = await readForm(request);
  if (typeof form !== "string") {
    await keepFormInSession(session, pathTo("pedir_reserva"), form, context, begunMark);
  }
  return goOn(pathTo("pedir_destino", { query: { for: "reserva" }, siteDomain }), context);
}
