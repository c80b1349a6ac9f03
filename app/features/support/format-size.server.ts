import type { Language } from "../../i18n/languages.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file's size with the digits that matter to a user. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE] as const) : (["megabyte", MEGABYTE] as const);
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  });
  // A small file should not show 0 kB.
  return format.format(Math.max(bytes / size, unit === "kilobyte" ? 1 : 0));
}
