import { orderAtDesk } from "../../features/desk/ordering-at-desk.server.ts";
import { copyNote, saveGuestNote } from "../../features/hotel/note-guest.server.ts";
import { settleTrip } from "../../features/hotel/settled.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { resendTrip } from "../../features/orders/resend.server.ts";
import { cancelOwnTrip } from "../../features/trips/own-trip.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { readDeskTrips } from "../../live/desk-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toFlash } from "../../request/outcome-flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { type BoardSent, boardSchema } from "./schema.ts";

/** Handles the forms of the board. */
export function boardSubmission(
  context: MemberContext,
): Submission<ReturnType<typeof boardSchema>, Response> {
  return {
    language: context.language,
    schema: boardSchema(context),
    texts: orderTexts,
    refusals: [400, 402, 403, 405],
    run: (sent) => runBoardForm(sent, context),
    done: (response) => response,
  };
}

async function runBoardForm(sent: BoardSent, context: MemberContext): Promise<Response> {
  const { siteDomain, app } = context;
  if (sent.form === "order") return orderAtDesk(sent, context, saveGuestNote(context));
  if (sent.form === "resend") return resendAtDesk(sent, context);
  if (sent.form === "cancel") await cancelOwnTrip(sent.id, context);
  else await requireOnBoard(sent.id, context);
  // A desk that cancels a trip knows about it, so the trip needs no attention.
  await settleTrip(sent.id, context);
  return redirectWithFlash(pathTo("hotel_home", { siteDomain }), app, {
    flash: sent.form === "cancel" ? toFlash("successful", context, "trip_cancelled") : undefined,
  });
}

/** Finds a trip of the hotel, including recently ended ones. */
async function requireOnBoard(id: number, context: MemberContext) {
  const { inProcess, scheduled, recent } = await readDeskTrips(context);
  const trip = [...inProcess, ...scheduled, ...recent].find((each) => each.id === id);
  if (!trip) throw screenNotFound();
  return trip;
}

async function resendAtDesk(
  sent: { id: number; key: string },
  context: MemberContext,
): Promise<Response> {
  const { siteDomain } = context;
  let ordered: number | undefined;
  const answer = await resendTrip(sent, context, {
    findTrip: (id) => requireOnBoard(id, context),
    ordered: (trip) => {
      ordered = trip;
      return pathTo("hotel_home", { query: { trip }, siteDomain });
    },
    unsure: (order) => pathTo("hotel_home", { query: { order }, siteDomain }),
    again: ({ destination: { name, position } }) =>
      position
        ? pathTo("pedir_destino", {
            query: { to: name ?? "", to_lat: position.latitude, to_lng: position.longitude },
            siteDomain,
          })
        : pathTo("pedir_ahora", { siteDomain }),
  });
  await settleTrip(sent.id, context);
  if (ordered !== undefined) await copyNote(sent.id, ordered, context);
  return answer;
}
