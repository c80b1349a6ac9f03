import { z } from "zod";
import type { Submission } from "../../forms/submit.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toFlash } from "../../request/outcome-flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { cancelOwnTrip } from "../trips/own-trip.server.ts";
import { resendTrip } from "./resend.server.ts";
import type { OrdersScreenName } from "./screen-name.ts";

const tripId = z.coerce.number().int().min(1).max(2_147_483_647);

const schema = z.discriminatedUnion(
  "form",
  [
    z.object({ form: z.literal("cancel"), id: tripId }),
    // The key tells one pressing from another, so that the same one sent twice requests one taxi.
    z.object({ form: z.literal("resend"), id: tripId, key: z.uuid("unreadable") }),
  ],
  "invalid",
);

/** What becomes of the forms in the dialogs over a list of trips. */
export function changingOrders(
  screen: OrdersScreenName,
  context: MemberContext,
): Submission<typeof schema, Response> {
  return {
    language: context.language,
    schema,
    run: async (sent) => {
      if (sent.form === "resend") return resendTrip(sent, context);
      const trip = await cancelOwnTrip(sent.id, context);
      // The page of the trip looks for a cancelled booking under its day, since no open list has it.
      const query = screen === "panel_home" ? { trip: sent.id, on: trip?.when.slice(0, 10) } : {};
      return redirectWithFlash(
        pathTo(screen, { query, siteDomain: context.siteDomain }),
        context.app,
        {
          flash: toFlash("successful", context, "trip_cancelled"),
        },
      );
    },
    done: (response) => response,
  };
}
