/** The result of one request. */
export type Ended<Answer> = {
  what: string;
  /** When it was sent and when it ended, in milliseconds since the load began. */
  from: number;
  to: number;
  /** Undefined when the connection broke. */
  page: Answer | undefined;
};

/** Sends this many requests a second, whether or not earlier ones have been answered. */
export function startSteadyLoad<Answer>(
  perSecond: number,
  send: (count: number) => { what: string; asked: Promise<Answer> },
) {
  const started = performance.now();
  const now = () => performance.now() - started;
  const ended: Ended<Answer>[] = [];
  const underWay = new Set<Promise<void>>();
  let count = 0;

  function sendDue(): void {
    for (; count < (now() / 1000) * perSecond; count += 1) {
      const from = now();
      const { what, asked } = send(count);
      const going = asked
        .catch(() => undefined)
        .then((page) => {
          ended.push({ what, from, to: now(), page });
          underWay.delete(going);
        });
      underWay.add(going);
    }
  }
  const timer = setInterval(sendDue, 5);

  return {
    now,
    ended,
    countSent: () => count,
    async stop(): Promise<Ended<Answer>[]> {
      clearInterval(timer);
      await Promise.all(underWay);
      return ended;
    },
  };
}

/** The value below which this part of the values lies. */
export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
