/** One event of an RFC 5545 calendar. */
export type CalendarEvent = {
  uid: string;
  /** An instant, or `YYYY-MM-DD HH:mm` in the unknown time zone of the place. */
  start: number | string;
  minutes: number;
  summary: string;
  location: string;
  position: { latitude: number; longitude: number };
  description: string;
  url: string;
  /** The text of the alarm 15 minutes before; none where it is left out. */
  alarm?: string;
  /** When it was made, or last changed, and how often it has changed: a calendar takes the newest. */
  changedAt: number;
  sequence?: number;
  isCancelled?: boolean;
};

type Calendar = {
  /** The group. */
  product: string;
  /** Of a calendar to subscribe to. */
  name?: string;
  events: CalendarEvent[];
};

export function writeCalendar({ product, name, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${toText(product)}//Parada//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === undefined ? [] : toFeedLines(name)),
    ...events.flatMap(toLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** The name of a subscription, and how often a program may ask for it (RFC 7986). */
const toFeedLines = (name: string) => [
  `NAME:${toText(name)}`,
  `X-WR-CALNAME:${toText(name)}`,
  "REFRESH-INTERVAL;VALUE=DURATION:PT15M",
  "X-PUBLISHED-TTL:PT15M",
];

function toLines(event: CalendarEvent): string[] {
  const { latitude, longitude } = event.position;
  const { changedAt, sequence = 0, isCancelled = false, alarm } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${toText(event.uid)}`,
    `DTSTAMP:${toUtc(changedAt)}`,
    `LAST-MODIFIED:${toUtc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${typeof event.start === "number" ? toUtc(event.start) : toFloating(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${toText(event.summary)}`,
    `LOCATION:${toText(event.location)}`,
    `GEO:${latitude};${longitude}`,
    `DESCRIPTION:${toText(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...(alarm === undefined ? [] : toAlarm(alarm)),
    "END:VEVENT",
  ];
}

const toAlarm = (text: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  "TRIGGER:-PT15M",
  `DESCRIPTION:${toText(text)}`,
  "END:VALARM",
];

/** RFC 5545 allows no control characters and writes a line break as `\n`. */
function toText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const toUtc = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
const toFloating = (local: string) => `${local.replaceAll(/[-:]/g, "").replace(" ", "T")}00`;

const MAX_LINE_BYTES = 75;

/** RFC 5545 limits lines to 75 bytes; continuation lines start with a space. We never split a character. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (length + bytes > MAX_LINE_BYTES) {
      folded += "\r\n ";
      length = 1;
    }
    folded += letter;
    length += bytes;
  }
  return folded;
}
