export type Cancel = () => void;
export type Clock = ReturnType<typeof createClock>;

export type ClockOptions = {
  /** World time at the beginning, in epoch milliseconds. */
  start: number;
  /** World milliseconds per real millisecond; 0 stops the clock. */
  speed: number;
  realNow?: () => number;
  onError?: (error: unknown) => void;
};

type ScheduledEvent = { at: number; run: () => void };

const TICK_MS = 200;

/**
 * World time. It moves only by ticks and steps, and each runs the events that fall due on the way, so
 * the world is always up to date with the clock.
 */
export function createClock(options: ClockOptions) {
  const { realNow = Date.now, onError = console.error } = options;
  let now = options.start;
  let speed = checkSpeed(options.speed);
  let lastReal = 0;
  let timer: NodeJS.Timeout | undefined;
  let advancing = false;
  /** Latest first, so that `pop` takes the next event cheaply. */
  const queue: ScheduledEvent[] = [];

  function schedule(at: number, run: () => void): Cancel {
    if (!Number.isFinite(at)) throw new RangeError(`Not a time: ${at}`);
    const event = { at, run };
    queue.splice(findInsertIndex(queue, at), 0, event);
    return () => {
      const index = queue.indexOf(event);
      if (index >= 0) queue.splice(index, 1);
    };
  }

  function advanceTo(target: number): void {
    if (advancing) throw new Error("An event cannot move the clock that runs it");
    advancing = true;
    try {
      for (let next = queue.at(-1); next && next.at <= target; next = queue.at(-1)) {
        queue.pop();
        // An event scheduled for the past runs now.
        now = Math.max(now, next.at);
        runSafely(next.run);
      }
      now = target;
    } finally {
      advancing = false;
    }
  }

  function runSafely(run: () => void): void {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  }

  function step(ms: number): void {
    if (!(ms >= 0 && Number.isFinite(ms))) throw new RangeError(`Not a step forward: ${ms}`);
    advanceTo(now + ms);
  }

  function tick(): void {
    const real = realNow();
    // The machine's clock may go back; the world's must not.
    const elapsed = Math.max(0, real - lastReal);
    lastReal = real;
    if (speed > 0) step(elapsed * speed);
  }

  function setSpeed(newSpeed: number): void {
    checkSpeed(newSpeed);
    // Advance at the old speed first. Inside an event the running tick has already done that.
    if (timer && !advancing) tick();
    speed = newSpeed;
  }

  function start(): void {
    if (timer) return;
    lastReal = realNow();
    timer = setInterval(tick, TICK_MS).unref();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    now: () => now,
    get speed() {
      return speed;
    },
    setSpeed,
    schedule,
    step,
    start,
    stop,
  };
}

/** The index of an event due at `at` in a queue sorted latest first: before equal ones, so that it runs after them. */
function findInsertIndex(queue: ScheduledEvent[], at: number): number {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((queue[middle] as ScheduledEvent).at > at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function checkSpeed(speed: number): number {
  if (!(speed >= 0 && Number.isFinite(speed))) throw new RangeError(`Not a speed: ${speed}`);
  return speed;
}
