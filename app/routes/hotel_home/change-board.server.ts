import type { Trip } from "../../api/trips.server.ts";
import type { DeskOutcome } from "../../features/desk/order-at-desk.server.ts";
import { leadToBoard, orderOrReject } from "../../features/desk/submit-desk-order.server.ts";
import { noteGuest, passNoteOn } from "../../features/hotel/note-guest.server.ts";
import { settleTrip } from "../../features/hotel/settled.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { type ResendPaths, replyToResend } from "../../features/orders/reply-to-resend.server.ts";
import { type ResendOutcome, resendTrip } from "../../features/orders/resend.server.ts";
import { cancelOwnTrip } from "../../features/trips/own-trip.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { readDeskTrips } from "../../live/desk-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toFlash } from "../../request/outcome-flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { type BoardSent, boardSchema } from "./schema.ts";

type BoardOutcome =
  | { form: "order"; outcome: DeskOutcome }
  | { form: "resend"; id: number; outcome: ResendOutcome }
  | { form: "cancel" | "settle"; isFound: boolean };

/** The quick button, and the buttons of a trip on the board. */
export function boardSubmission(
  context: MemberContext,
): Submission<ReturnType<typeof boardSchema>, BoardOutcome> {
  return {
    language: context.language,
    schema: boardSchema(context),
    texts: orderTexts,
    refusals: [400, 402, 403, 405],
    run: (sent) => changeBoard(sent, context),
    done: (changed) => replyTo(changed, context),
  };
}

async function changeBoard(sent: BoardSent, context: MemberContext): Promise<BoardOutcome> {
  switch (sent.form) {
    case "order":
      return { form: "order", outcome: await orderOrReject(sent, context, noteGuest(context)) };
    case "resend":
      return { form: "resend", id: sent.id, outcome: await resendAtDesk(sent, context) };
    case "cancel": {
      const { state } = await cancelOwnTrip(sent.id, context);
      // The board need not tell the desk of a trip that it has cancelled itself.
      if (state === "cancelled") await settleTrip(sent.id, context);
      return { form: "cancel", isFound: state === "cancelled" };
    }
    case "settle": {
      const trip = await findOnBoard(sent.id, context);
      if (trip) await settleTrip(sent.id, context);
      return { form: "settle", isFound: trip !== undefined };
    }
    default:
      return sent satisfies never;
  }
}

/** Any trip of the hotel, also one that ended some hours ago. */
async function findOnBoard(id: number, context: MemberContext): Promise<Trip | undefined> {
  const { inProcess, scheduled, recent } = await readDeskTrips(context);
  return [...inProcess, ...scheduled, ...recent].find((each) => each.id === id);
}

async function resendAtDesk(
  sent: { id: number; key: string },
  context: MemberContext,
): Promise<ResendOutcome> {
  const outcome = await resendTrip(sent, () => findOnBoard(sent.id, context), context);
  const { state } = outcome;
  if (state === "placed" || state === "unknown") await settleTrip(sent.id, context);
  if (state === "placed") await passNoteOn(sent.id, outcome.tripId, context);
  return outcome;
}

function replyTo(changed: BoardOutcome, context: MemberContext): Response | Promise<Response> {
  if (changed.form === "order") return leadToBoard(changed.outcome, context);
  if (changed.form === "resend") {
    return replyToResend(changed.id, changed.outcome, boardPaths(context), context);
  }
  if (!changed.isFound) throw screenNotFound();
  const { siteDomain, app } = context;
  return redirectWithFlash(pathTo("hotel_home", { siteDomain }), app, {
    flash: changed.form === "cancel" ? toFlash("successful", context, "trip_cancelled") : undefined,
  });
}

const boardPaths = ({ siteDomain }: MemberContext): ResendPaths => ({
  trip: (trip) => pathTo("hotel_home", { query: { trip }, siteDomain }),
  order: (order) => pathTo("hotel_home", { query: { order }, siteDomain }),
  again: ({ destination: { name, position } }) =>
    position
      ? pathTo("pedir_destino", {
          query: { to: name ?? "", to_lat: position.latitude, to_lng: position.longitude },
          siteDomain,
        })
      : pathTo("pedir_ahora", { siteDomain }),
});
