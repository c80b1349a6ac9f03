import type { Trip } from "../../api/trips.server.ts";
import { formats } from "../../forms/file-format.server.ts";
import { type Language, numberLocaleOf } from "../../i18n/languages.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { formatWhen } from "../trips/history/format-trip.server.ts";
import { nameWay } from "../trips/name-way.server.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file's size with the digits that matter to a user. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE] as const) : (["megabyte", MEGABYTE] as const);
  const format = new Intl.NumberFormat(numberLocaleOf(language), {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  });
  // A small file should not show 0 kB.
  return format.format(Math.max(bytes / size, unit === "kilobyte" ? 1 : 0));
}

/** Names a trip by its time, route and traveller; the traveller is left out if it is the user. */
export function nameTrip(trip: Trip, context: MemberContext) {
  const { when, origin, traveller } = trip;
  const { language, user } = context;
  const route = [origin.name, nameWay(trip)].filter(Boolean).join(" → ");
  const whose = traveller && traveller !== user.name ? traveller : undefined;
  return [formatWhen(when, language), route, whose].filter(Boolean).join(" · ");
}

const MAX_STEM_LENGTH = 200;

/** Keeps the user's file name, but takes the extension from the file's real type. */
export function toFileName(name: string, mediaType: string): string {
  const format = Object.values(formats).find(({ type }) => type === mediaType);
  const stem = name
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[^.]*$/, "")
    // File systems limit names, and the regular expressions below are slow on very long ones.
    .slice(0, MAX_STEM_LENGTH)
    // Replace characters that could break a header or a file system.
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, "_")
    .replaceAll(/^[ .]+|[ .]+$/g, "");
  return `${stem || "file"}.${format?.extension ?? "bin"}`;
}
