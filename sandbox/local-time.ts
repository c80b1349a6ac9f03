export type LocalTime = {
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm:ss */
  time: string;
  hour: number;
  /** 0 is Sunday. */
  weekday: number;
};

// Years that a trip can have; far beyond them the arithmetic on four-digit years would fail.
const LOCAL_PATTERN = /^((?:19|20|21)\d{2}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

const formatters = new Map<string, Intl.DateTimeFormat>();

export function toLocal(ms: number, zone: string): LocalTime {
  const part = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part.year}-${part.month}-${part.day}`;
  return {
    date,
    time: `${part.hour}:${part.minute}:${part.second}`,
    hour: Number(part.hour),
    weekday: new Date(date).getUTCDay(),
  };
}

/**
 * The instant at which the clocks of a zone show `text`, "YYYY-MM-DD HH:mm:ss". Undefined for a
 * time that they never show; the first of the two for one that they show twice.
 */
export function fromLocal(text: string, zone: string): number | undefined {
  const [, date, time] = LOCAL_PATTERN.exec(text) ?? [];
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // Around a clock change the offset is that of the day before or that of the day after.
  return [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((nearby) => asUtc - getOffset(nearby, zone))
    .sort((first, second) => first - second)
    .find((candidate) => formatLocal(candidate, zone) === text);
}

function getOffset(ms: number, zone: string): number {
  return Date.parse(`${formatLocal(ms, zone).replace(" ", "T")}Z`) - ms;
}

function formatLocal(ms: number, zone: string): string {
  const { date, time } = toLocal(ms, zone);
  return `${date} ${time}`;
}

function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(zone, formatter);
  return formatter;
}
