import { orderAtDesk } from "../../features/desk/ordering-at-desk.server.ts";
import { noteGuest, passNoteOn } from "../../features/hotel/note-guest.server.ts";
import { settleTrip } from "../../features/hotel/settled.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { resendTrip } from "../../features/orders/resend.server.ts";
import { cancelOwnTrip } from "../../features/trips/own-trip.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { readDeskTrips } from "../../live/desk-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import { toFlash } from "../../request/outcome-flash.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { type BoardSent, boardSchema } from "./schema.ts";

/** What becomes of a press on the board. */
export function changingBoard(
  visit: MemberVisit,
): Submission<ReturnType<typeof boardSchema>, Response> {
  return {
    language: visit.language,
    schema: boardSchema(visit),
    texts: orderTexts,
    refusals: [400, 402, 403, 405],
    run: (sent) => press(sent, visit),
    done: (response) => response,
  };
}

async function press(sent: BoardSent, visit: MemberVisit): Promise<Response> {
  const { siteDomain, context } = visit;
  if (sent.form === "order") return orderAtDesk(sent, visit, noteGuest(visit));
  if (sent.form === "resend") return resendAtDesk(sent, visit);
  if (sent.form === "cancel") await cancelOwnTrip(sent.id, visit);
  else await requireOnBoard(sent.id, visit);
  // Whoever has cancelled it need not be told.
  await settleTrip(sent.id, visit);
  return goOn(pathTo("hotel_home", { siteDomain }), context, {
    said: sent.form === "cancel" ? toFlash("successful", visit, "trip_cancelled") : undefined,
  });
}

/** Any trip of the hotel's, also one that ended some hours ago; no other. */
async function requireOnBoard(id: number, visit: MemberVisit) {
  const { inProcess, scheduled, recent } = await readDeskTrips(visit);
  const trip = [...inProcess, ...scheduled, ...recent].find((each) => each.id === id);
  if (!trip) throw screenNotFound();
  return trip;
}

async function resendAtDesk(
  sent: { id: number; key: string },
  visit: MemberVisit,
): Promise<Response> {
  const { siteDomain } = visit;
  let ordered: number | undefined;
  const answer = await resendTrip(sent, visit, {
    findTrip: (id) => requireOnBoard(id, visit),
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
  await settleTrip(sent.id, visit);
  if (ordered !== undefined) await passNoteOn(sent.id, ordered, visit);
  return answer;
}
