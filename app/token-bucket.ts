/** A bucket of permissions that fills up again with time. */
export function createTokenBucket(options: {
  atOnce: number;
  perMinute: number;
  now?: () => number;
}) {
  const { atOnce, perMinute, now = Date.now } = options;
  let left = atOnce;
  let filledAt = now();

  function fill(): void {
    const minutes = (now() - filledAt) / 60_000;
    left = Math.min(atOnce, left + minutes * perMinute);
    filledAt = now();
  }

  return {
    take(): boolean {
      fill();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    giveBack(): void {
      left = Math.min(atOnce, left + 1);
    },
  };
}
