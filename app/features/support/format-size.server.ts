import type { Language } from "../../i18n/languages.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** How much a file takes, in as many figures as matter. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE] as const) : (["megabyte", MEGABYTE] as const);
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  });
  // Nothing is so small that it takes no room.
  return format.format(Math.max(bytes / size, unit === "kilobyte" ? 1 : 0));
}
