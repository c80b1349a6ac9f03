import { isDate, isInCalendar } from "../../i18n/calendar.ts";

/** `YYYY-MM-DD HH:mm` */
const sizes = [4, 2, 2, 2, 2];
const separators = ["", "-", "-", " ", ":"];

/**
 * Formats typed digits as `YYYY-MM-DD HH:mm`, and adds the separators between them. A text in another
 * order, such as `23/11/2026`, stays unchanged.
 */
export function maskDateTime(text: string): string {
  const typed = text.replace(/[^\d\-/.,:\sThapm]/gi, "").trimStart();
  const [, year = "", month = ""] = /^(\d{4})\D?(\d{2})?/.exec(typed) ?? [];
  const isHalf = /[ap]/i.test(typed);
  if (!isInCalendar(year) || isHalf) return typed;
  // Eight digits that begin with a day, not with a year, lose the separator that was added.
  if (Number(month) > 12) return typed.replace(/^(\d{4})-/, "$1");
  return addSeparators(typed);
}

function addSeparators(text: string): string {
  const groups = [""];
  for (const character of text) {
    const at = groups.length - 1;
    const group = groups[at] ?? "";
    const size = sizes[at] ?? 0;
    const isLast = groups.length === sizes.length;
    if (/\d/.test(character)) {
      if (group.length < size) groups[at] = group + character;
      else if (!isLast) groups.push(character);
    } else if (!isLast && group !== "" && (size === 2 || group.length === size)) {
      groups[at] = group.padStart(size, "0");
      groups.push("");
    }
  }
  return groups.map((group, at) => separators[at] + group).join("");
}

export const maskDate = (text: string): string =>
  maskDateTime(text.replace(/[^\d\-/.T\s]/g, "")).slice(0, "YYYY-MM-DD".length);

/** Formats `HH:mm`. */
export function maskTime(text: string): string {
  const typed = text.replace(/[^\d:.hapm ]/gi, "").trimStart();
  // A text such as `7 pm` or `740` is only read when the user has finished it.
  if (/[ap ]/i.test(typed) || Number(typed.slice(0, 2)) > 23) return typed;
  const day = "2000-01-01 ";
  return typed === "" ? "" : addSeparators(day + typed).slice(day.length);
}

/** The day and the time of `YYYY-MM-DD HH:mm`, where they are complete. */
export function readDateTime(text: string): { date?: string; time?: string } {
  const [date = "", time = ""] = text.trim().split(" ");
  return {
    ...(isDate(date) && { date }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
  };
}
