import { walkHistory } from "../../api/history.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { cancelledStatuses, progressOf } from "../trips/trip-status.ts";
import { listOpenTrips } from "./open-trips.server.ts";
import { type TableContext, withSession } from "./table-context.server.ts";

/** Which of these trips the history shows as cancelled; one that no list shows yet is not. */
export async function findCancelledTrips(
  ordered: { id: number; at: number }[],
  context: TableContext,
): Promise<Set<number>> {
  const wanted = new Set(ordered.map(({ id }) => id));
  const found = new Set<number>();
  if (wanted.size === 0) return found;
  for (const { id } of await listOpenTrips(context)) wanted.delete(id);
  if (wanted.size === 0) return found;
  const first = Math.min(...ordered.map(({ at }) => at));
  const from = toLocalDay(first, context.brand.timeZone);
  await withSession(context, ({ api }) =>
    readGoodRows(api, async (rows) => {
      // The pickup may have been moved to any later day.
      for await (const { trips } of walkHistory(rows, { from, statuses: cancelledStatuses })) {
        for (const { id, status } of trips) {
          if (wanted.has(id) && progressOf(status) === "cancelled") found.add(id);
        }
        if (found.size === wanted.size) return;
      }
    }),
  );
  return found;
}
