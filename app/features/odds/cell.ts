/** About 1.7 km from south to north, and less from west to east: a quarter, and no address. */
const CELL_DEGREES = 0.015;
const BAND_HOURS = 2;
const SATURDAY = 6;

type Position = { latitude: number; longitude: number };

/** A place and an hour, so coarse that many customers' orders fall into one: the end of a key. */
export function toCell({ latitude, longitude }: Position, local: string): string {
  const [row, column] = [latitude, longitude].map((each) => Math.floor(each / CELL_DEGREES));
  const weekday = new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay() || 7;
  const band = Math.floor(Number(local.slice(11, 13)) / BAND_HOURS) * BAND_HOURS;
  return `${row}_${column}:${weekday < SATURDAY ? "weekday" : "weekend"}-${band}`;
}
