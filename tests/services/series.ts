import { addDays } from "../../app/i18n/calendar.ts";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import { getPlace } from "../../sandbox/city/places.ts";
import { press, readForm } from "../http/read-form.ts";
import type { Page, Visitor } from "./visitor.ts";

/** The fields of the form of a series. */
export type SeriesFields = Record<string, string>;

const weekdayNames = [1, 2, 3, 4, 5, 6, 7].map((day) => `day_${day}`);

export const everyDay: SeriesFields = Object.fromEntries(weekdayNames.map((name) => [name, "1"]));

const today = () => toLocalTime(Date.now(), "Europe/Madrid").slice(0, 10);

/** Every day at noon, for the three days from tomorrow on. */
const shortSeries = (): SeriesFields => ({
  ...everyDay,
  at: "12:00",
  first: addDays(today(), 1),
  until: addDays(today(), 3),
});

function toFields(end: "from" | "to", id: string): SeriesFields {
  const { name, latitude, longitude } = getPlace(id);
  return {
    [end]: name,
    [`${end}_known`]: name,
    [`${end}_lat`]: `${latitude}`,
    [`${end}_lng`]: `${longitude}`,
  };
}

/** Sends the first page, and returns the second one, or the first one with its errors. */
export async function describeSeries(visitor: Visitor, days: SeriesFields, query = "") {
  const path = `/series/new${query}`;
  const { fields } = readForm((await visitor.get(path)).html, "plan");
  const others = Object.entries(fields).filter(([name]) => !weekdayNames.includes(name));
  const reply = await visitor.post(path, {
    ...Object.fromEntries(others),
    ...toFields("from", "plaza-mayor"),
    ...toFields("to", "estacion-central"),
    traveller: "Vera Series",
    ...days,
  });
  if (reply.status !== 303 || !reply.location) return { ...reply, path };
  return { ...(await visitor.get(reply.location)), path: reply.location };
}

/** Starts a series through its two pages. `at` is the path of its own page. */
export async function startSeries(
  visitor: Visitor,
  days: SeriesFields = shortSeries(),
  changes: SeriesFields = {},
) {
  const { html, path } = await describeSeries(visitor, days);
  const { fields } = readForm(html, "start");
  const reply = await visitor.post(path, { ...fields, consent: "on", ...changes });
  return { html, path, fields, reply, at: reply.location ?? "" };
}

/** Cancels the first taxi that is booked, as its question asks. */
export async function cancelFirstTrip(visitor: Visitor, at: string): Promise<Page> {
  const { html } = await visitor.get(at);
  const [, day = ""] = /[?&](?:amp;)?cancel=([\d-]+)/.exec(html) ?? [];
  const asked = await visitor.get(`${at}?cancel=${day}`);
  return press(visitor, readForm(asked.html, "cancel-trip"), { name: "skip" });
}
