import { readForm } from "../../forms/read-form.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/redirect-with-flash.server.ts";
import { saveFormInSession } from "../../request/session/saved-form.server.ts";

/** Stands in the address of a reservation that goes on with what was typed. */
export const begunMark = "begun";

/** To the choice of a destination; the reservation that is begun is there again after it. */
export async function leaveToChoose(request: Request, context: MemberContext): Promise<Response> {
  const { session, app } = context;
  const form = await readForm(request);
  if (typeof form !== "string") {
    await saveFormInSession(session, pathTo("pedir_reserva"), form, app, begunMark);
  }
  return redirectToScreen("pedir_destino", { query: { for: "reserva" } }, context);
}
