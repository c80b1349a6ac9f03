/** One date for a calendar, as RFC 5545 writes it. */
export type CalendarEvent = {
  uid: string;
  /** An instant; or `YYYY-MM-DD HH:mm` on whichever clocks there are at the place. */
  start: number | string;
  minutes: number;
  summary: string;
  location: string;
  position: { latitude: number; longitude: number };
  description: string;
  url: string;
  /** What is said a quarter of an hour before. */
  alarm: string;
};

/** A calendar that holds the one event. `now` is when it was written down. */
export function writeCalendar(event: CalendarEvent, product: string, now = Date.now()): string {
  const { latitude, longitude } = event.position;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${toText(product)}//Parada//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${toText(event.uid)}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${typeof event.start === "number" ? toUtc(event.start) : toFloating(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${toText(event.summary)}`,
    `LOCATION:${toText(event.location)}`,
    `GEO:${latitude};${longitude}`,
    `DESCRIPTION:${toText(event.description)}`,
    `URL:${event.url}`,
    "STATUS:CONFIRMED",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT15M",
    `DESCRIPTION:${toText(event.alarm)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** No control character may stand in a text; a line break is written as two letters. */
function toText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const toUtc = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
const toFloating = (local: string) => `${local.replaceAll(/[-:]/g, "").replace(" ", "T")}00`;

const LONGEST_LINE = 75;

/** No line is longer than 75 bytes; what follows begins with a space. No letter is broken. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (length + bytes > LONGEST_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += letter;
    length += bytes;
  }
  return folded;
}
