import { z } from "zod";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { giveGrant } from "../../features/grants/load-grants.server.ts";
import { cancelUnwanted } from "../../features/series/book-series.server.ts";
import {
  endSeries,
  markCancelled,
  resumeSeries,
  skipDate,
  tryAgain,
} from "../../features/series/change-series.server.ts";
import {
  changeAndWake,
  findOwnSeries,
  findSeriesEnd,
  ownSeries,
  settleStopped,
} from "../../features/series/own-series.server.ts";
import { instantOf, type Series } from "../../features/series/series-record.server.ts";
import { findOwnTrip, isCancelled } from "../../features/trips/own-trip.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { texts } from "./texts.ts";

const day = z.iso.date();

/** The button of each date has a name that says what it does, since text browsers show its value. */
const schema = z.union(
  [
    z.object({ skip: day }),
    z.object({ again: day }),
    z.object({ end: z.string(), booked: z.enum(["keep", "cancel"]).default("keep") }),
    z.object({ resume: z.string() }),
  ],
  "invalid",
);
type Sent = z.output<typeof schema>;

export function oneSeriesSubmission(
  id: string,
  context: MemberContext,
): Submission<typeof schema, "skipped_done" | "again_done" | "ended" | "resumed"> {
  const t = createTranslate(texts, context.language);
  return {
    language: context.language,
    schema,
    run: (sent) => change(id, sent, context),
    done: (text) =>
      redirectToScreen(
        "series_one",
        { params: { id }, flash: { kind: "success", text: t(text) } },
        context,
      ),
  };
}

async function change(id: string, sent: Sent, context: MemberContext) {
  const stored = await findOwnSeries(id, context);
  const [before = stored] = await settleStopped([stored], context);
  const records = ownSeries(context);
  const { text, apply } = toChange(sent, context);
  if (text === "resumed") await giveGrant("series", context);
  const cancelled = "again" in sent ? await findCancelled(stored, sent.again, context) : undefined;
  const settle = (series: Series) =>
    markCancelled(series, (tripId) => tripId === cancelled, context.brand.timeZone);
  const store = async () => {
    await records.update(id, (series) => apply(settle(series)));
    // The user is here, so a trip goes at once; the rounds cancel what is left of many.
    const isAlone = (await findSeriesEnd(context)) !== undefined;
    await cancelUnwanted(id, records, context, { isAlone });
  };
  await changeAndWake(id, store, context);
  const isNew = text === "ended" ? before.state !== "ended" : before.state === "stopped";
  if (isNew && text === "ended") await noteActivity({ kind: "series_ended", series: id }, context);
  if (isNew && text === "resumed") {
    await noteActivity({ kind: "series_resumed", series: id }, context);
  }
  return text;
}

/** The trip of a day, if it was cancelled elsewhere; asked for anew, since another taxi is ordered for it. */
async function findCancelled({ dates }: Series, date: string, context: MemberContext) {
  const tripId = dates.find((day) => day.date === date)?.tripId;
  if (tripId === undefined) return undefined;
  return isCancelled(await findOwnTrip(tripId, context)) ? tripId : undefined;
}

function toChange(sent: Sent, { brand }: MemberContext) {
  const { timeZone } = brand;
  const ifComing = (date: string, apply: (series: Series, date: string) => Series) => {
    const isComing = (each: Series["dates"][number]) =>
      each.date === date && instantOf(each, timeZone) > Date.now();
    return (series: Series) => (series.dates.some(isComing) ? apply(series, date) : undefined);
  };
  if ("skip" in sent)
    return { text: "skipped_done", apply: ifComing(sent.skip, skipDate) } as const;
  if ("again" in sent)
    return { text: "again_done", apply: ifComing(sent.again, tryAgain) } as const;
  if ("resume" in sent) return { text: "resumed", apply: resumeSeries } as const;
  const today = toLocalDay(Date.now(), timeZone);
  const cancelsBooked = sent.booked === "cancel";
  const apply = (series: Series) => endSeries(series, { cancelsBooked, today });
  return { text: "ended", apply } as const;
}
