import { readForm } from "../../forms/read-form.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { saveFormInSession } from "../../request/session/saved-form.server.ts";

/** In its address, a reservation that continues with the values that the user has typed. */
export const begunMark = "begun";

/** Keeps the unfinished reservation while the user chooses a destination. */
export async function leaveToChoose(request: Request, context: MemberContext): Promise<Response> {
  const { session, app } = context;
  const form = await readForm(request);
  if (typeof form !== "string") {
    await saveFormInSession(session, pathTo("pedir_reserva"), form, app, begunMark);
  }
  return redirectToScreen("pedir_destino", { query: { for: "reserva" } }, context);
}
