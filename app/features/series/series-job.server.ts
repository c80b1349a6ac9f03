import { ApiError } from "../../api/errors.ts";
import type { DueTask } from "../../background/due-list.server.ts";
import type { Job } from "../../background/rounds.server.ts";
import type { OpenedGrant } from "../../request/grants/open-grant.server.ts";
import { noticesOf } from "../../request/notices.server.ts";
import type { Services } from "../../request/services.server.ts";
import { mayEnter } from "../../session/access.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { bookDueDates, type FailedDate, nextTimeOf } from "./book-series.server.ts";
import { isOpen, openSeriesRecords, type Series, type StopReason } from "./series-record.server.ts";

const SERIES_JOB = "series";

type SeriesWork = {
  services: Pick<Services, "store" | "vault">;
  /** Opens the owner's account by its standing permission, with the user as the API describes them now. */
  openAccount: (task: DueTask) => Promise<OpenedGrant>;
  aheadMs: number;
  now?: () => number;
};

const RETRY_MS = 2 * 60_000;

/** Books the dates of all series as they come within reach, whether or not their owners are logged in. */
export function createSeriesJob({
  services,
  openAccount,
  aheadMs,
  now = Date.now,
}: SeriesWork): Job {
  async function run(task: DueTask, signal: AbortSignal): Promise<number | undefined> {
    const own = { ...services, store: storeOfAccount(services.store, task) };
    const records = openSeriesRecords(own, task, now);
    const series = await records.read(task.id);
    if (!series || series.state === "stopped" || !series.dates.some(isOpen)) return undefined;
    const notices = noticesOf(own, task);

    const stop = async (stopReason: StopReason) => {
      if (series.state === "ended") return undefined;
      // The owner is told first: a process that dies in between tells the owner twice rather than never.
      await notices.add({ kind: `series_stopped_${stopReason}`, values: {}, series: task.id });
      await records.update(task.id, (latest) =>
        latest.state === "ended" ? undefined : { ...latest, state: "stopped", stopReason },
      );
      return undefined;
    };

    const opened = await openAccount(task);
    if (opened.state === "ended") return stop(opened.reason);
    if (opened.state === "unreachable") return now() + RETRY_MS;
    const { context } = opened;
    // A series is as good as a form that its owner sends now.
    if (!(["series", "request"] as const).every((screen) => mayEnter(screen, context))) {
      return stop("notAllowed");
    }
    const failed: FailedDate[] = [];
    const onFailed = async (each: FailedDate) => void failed.push(each);
    try {
      await bookDueDates(task.id, records, context, { aheadMs, now, signal, onFailed });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      // The consent may have ended in between; opening it again tells why.
      const again = await openAccount(task);
      return again.state === "ended" ? stop(again.reason) : now() + RETRY_MS;
    } finally {
      for (const notice of toNotices(failed)) await notices.add({ ...notice, series: task.id });
    }
    if (signal.aborted) return now();
    return findNextTime(await records.read(task.id), aheadMs, context.brand.timeZone);
  }

  return { name: SERIES_JOB, run };
}

/** When the series is due again; undefined where nothing is left to book. */
function findNextTime(series: Series | undefined, aheadMs: number, timeZone: string) {
  const times = series?.dates.filter(isOpen).map((day) => nextTimeOf(day, aheadMs, timeZone)) ?? [];
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** One notice for each reason; the page of the series lists all dates. */
function toNotices(failed: FailedDate[]) {
  const reasons = [...new Set(failed.map(({ reason }) => reason))];
  return reasons.map((reason = "unknown") => {
    const dates = failed.filter((each) => each.reason === reason);
    const [{ date = "", detail = "" } = {}] = dates;
    return { kind: `series_date_${reason}`, values: { count: dates.length, date, detail } };
  });
}

/** Has the series' dates looked at now, by whichever process works on series. */
export function wakeSeries(
  { rounds }: Pick<Services, "rounds">,
  { permalink, accountId }: Omit<DueTask, "id">,
  id: string,
  at?: number,
): Promise<void> {
  return rounds.put(SERIES_JOB, { permalink, accountId, id }, at);
}
