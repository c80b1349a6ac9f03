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
const MOST_OFFSETS = 10_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** A zone's offset at the start of each UTC day, since Intl takes longer than all else that seeds a world. */
const offsets = new Map<string, number>();

export function toLocal(ms: number, zone: string): LocalTime {
  const local = new Date(ms + findOffset(ms, zone));
  const [date = "", time = ""] = local.toISOString().split(/[T.]/);
  return { date, time, hour: local.getUTCHours(), weekday: local.getUTCDay() };
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
    .map((nearby) => asUtc - findOffset(nearby, zone))
    .sort((first, second) => first - second)
    .find((candidate) => formatLocal(candidate, zone) === text);
}

/** How far the zone's clocks are ahead of UTC. */
function findOffset(ms: number, zone: string): number {
  const day = Math.floor(ms / DAY_MS);
  const offset = getOffsetOfDay(day, zone);
  return offset === getOffsetOfDay(day + 1, zone) ? offset : readOffset(ms, zone);
}

function getOffsetOfDay(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = readOffset(day * DAY_MS, zone);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffset(ms: number, zone: string): number {
  const part = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  const { year, month, day, hour, minute, second } = part;
  const wholeSecond = Math.floor(ms / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
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
