import { isDate } from "../../i18n/calendar.ts";

/** `YYYY-MM-DD HH:mm` */
const sizes = [4, 2, 2, 2, 2];
const separators = ["", "-", "-", " ", ":"];

/**
 * Writes what somebody types as `YYYY-MM-DD`, and what follows as ` HH:mm`: the signs between digits
 * come by themselves, and where they are typed one digit is enough.
 */
export function maskDateTime(text: string): string {
  const groups = [""];
  for (const sign of text) {
    const at = groups.length - 1;
    const group = groups[at] ?? "";
    const size = sizes[at] ?? 0;
    const isLast = groups.length === sizes.length;
    if (/\d/.test(sign)) {
      if (group.length < size) groups[at] = group + sign;
      else if (!isLast) groups.push(sign);
    } else if (!isLast && group !== "" && (size === 2 || group.length === size)) {
      groups[at] = group.padStart(size, "0");
      groups.push("");
    }
  }
  return groups.map((group, at) => separators[at] + group).join("");
}

export const maskDate = (text: string): string => maskDateTime(text).slice(0, "YYYY-MM-DD".length);

/** `HH:mm` alone. */
export function maskTime(text: string): string {
  const day = "2000-01-01 ";
  return text === "" ? "" : maskDateTime(day + text).slice(day.length);
}

/** The day and the time that were typed, as far as they are whole. */
export function readDateTime(text: string): { date?: string; time?: string } {
  const [date = "", time = ""] = text.trim().split(" ");
  return {
    ...(isDate(date) && { date }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
  };
}
