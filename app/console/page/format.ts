import type { Language } from "../../i18n/languages.ts";

/** A duration in its largest unit, such as "3 min", and at least a millisecond. */
export function formatDuration(exact: number, language: Language): string {
  const milliseconds = Math.max(1, exact);
  const [unit, size] = units.find(([, size]) => milliseconds >= size) ?? ["millisecond", 1];
  return new Intl.NumberFormat(language, {
    ...{ style: "unit", unit, unitDisplay: "short" },
    maximumFractionDigits: 0,
  }).format(milliseconds / size);
}

const units: [unit: string, milliseconds: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
];

/** A part of a whole; a dash where there is no whole. */
export function formatShare(part: number, whole: number, language: Language): string {
  if (whole === 0) return "–";
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(
    part / whole,
  );
}

/** The bound of a percentile, which is at most exact to its bucket. */
export function formatBound(seconds: number | undefined, language: Language): string {
  if (seconds === undefined) return "–";
  if (seconds === Number.POSITIVE_INFINITY) return `> ${formatMilliseconds(10, language)}`;
  return `≤ ${formatMilliseconds(seconds, language)}`;
}

const formatMilliseconds = (seconds: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    ...{ style: "unit", unit: "millisecond", unitDisplay: "short" },
  }).format(seconds * 1000);
