import type { RefreshHandle } from "../../../http/page-refresh.ts";
import { isFinal } from "../../trips/trip-status.ts";
import type { RequestPage } from "./load-request.server.ts";

const SECONDS = 15;

/** A form stands still; what became of an order is loaded again until it has come to an end. */
export const refreshPlaced: RefreshHandle = {
  refreshSeconds(data) {
    const page = data as RequestPage | undefined;
    if (!page || !("placed" in page)) return undefined;
    const { placed } = page;
    return placed.kind === "trip" && isFinal(placed.trip.status) ? undefined : SECONDS;
  },
};
