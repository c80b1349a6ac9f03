import { redirect } from "@remix-run/node";
import { recallOrder } from "../../features/booking/order/recall-order.server.ts";
import { loadBoard } from "../../features/hotel/board/load-board.server.ts";
import { passNoteOn } from "../../features/hotel/note-guest.server.ts";
import { toBackPath } from "../../http/back-path.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import { pathTo } from "../../paths.ts";

/** The board, and what is known of an order whose answer was lost on the way. */
export async function loadDesk(visit: MemberVisit, request: Request) {
  const key = new URL(request.url).searchParams.get("order");
  const recalled = key ? await recallOrder(key, visit) : undefined;
  if (key && recalled?.state === "done") {
    await passNoteOn(key, recalled.tripId, visit);
    const query = { trip: recalled.tripId };
    throw redirect(pathTo("hotel_home", { query, siteDomain: visit.siteDomain }));
  }
  return {
    ...(await loadBoard(visit, request)),
    unsettled: recalled?.state,
    group: visit.brand.name,
    here: toBackPath(request),
  };
}
