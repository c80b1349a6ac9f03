import type { LoaderFunctionArgs } from "@remix-run/node";
import { findRequestedTrip } from "../../features/trips/history/find-requested-trip.server.ts";
import { toReservationFile } from "../../features/trips/history/reservation-file.server.ts";
import { progressOf } from "../../features/trips/trip-status.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { sendFile } from "../../request/send-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "history");
  return sendFile(args, context, async () => {
    const trip = await findRequestedTrip(new URL(args.request.url).searchParams, context);
    if (progressOf(trip.status) !== "booked") throw screenNotFound();
    return toReservationFile(trip, context);
  });
}
