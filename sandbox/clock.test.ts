import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ClockOptions, createClock } from "./clock.ts";

const START = Date.UTC(2025, 4, 5, 8);
const SECOND = 1000;

function stoppedClock(options: Partial<ClockOptions> = {}) {
  return createClock({ start: START, speed: 0, ...options });
}

describe("a stepped clock", () => {
  it("begins at its start and moves only by steps", () => {
    const clock = stoppedClock();
    expect(clock.now()).toBe(START);
    clock.step(90 * SECOND);
    expect(clock.now()).toBe(START + 90 * SECOND);
  });

  it("runs due events in order of time, equals in order of insertion", () => {
    const clock = stoppedClock();
    const ran: string[] = [];
    for (const [name, delay] of [
      ["late", 30],
      ["first", 10],
      ["second", 10],
      ["early", 5],
      ["third", 10],
      ["not due", 31],
    ] as const) {
      clock.schedule(START + delay, () => ran.push(name));
    }
    clock.step(30);
    expect(ran).toEqual(["early", "first", "second", "third", "late"]);
    clock.step(1);
    expect(ran.at(-1)).toBe("not due");
  });

  it("shows an event its due time, and the end of the step afterwards", () => {
    const clock = stoppedClock();
    const seen: number[] = [];
    clock.schedule(START + 10, () => seen.push(clock.now()));
    clock.schedule(START + 20, () => seen.push(clock.now()));
    clock.step(SECOND);
    expect([...seen, clock.now()]).toEqual([START + 10, START + 20, START + SECOND]);
  });

  it("runs events that events schedule within the same step", () => {
    const clock = stoppedClock();
    const seen: number[] = [];
    function repeat() {
      seen.push(clock.now() - START);
      clock.schedule(clock.now() + 10, repeat);
    }
    clock.schedule(START + 10, repeat);
    clock.step(35);
    expect(seen).toEqual([10, 20, 30]);
  });

  it("runs an event scheduled for the past at once in the next step, without going back", () => {
    const clock = stoppedClock();
    const seen: number[] = [];
    clock.schedule(START - SECOND, () => seen.push(clock.now()));
    clock.step(0);
    expect(seen).toEqual([START]);
  });

  it("does not run a cancelled event, even one that another event cancels", () => {
    const clock = stoppedClock();
    const run = vi.fn();
    const cancel = clock.schedule(START + 10, run);
    const cancelLater = clock.schedule(START + 20, run);
    clock.schedule(START + 15, () => cancelLater());
    cancel();
    cancel();
    clock.step(SECOND);
    expect(run).not.toHaveBeenCalled();
  });

  it("reports an event that throws and goes on with the others", () => {
    const onError = vi.fn();
    const clock = stoppedClock({ onError });
    const run = vi.fn();
    const failure = new Error("broken event");
    clock.schedule(START + 1, () => {
      throw failure;
    });
    clock.schedule(START + 2, run);
    clock.step(2);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(run).toHaveBeenCalledOnce();
  });

  it("refuses invalid arguments", () => {
    const onError = vi.fn();
    const clock = stoppedClock({ onError });
    expect(() => clock.step(-1)).toThrow(RangeError);
    expect(() => clock.step(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => clock.schedule(Number.NaN, () => {})).toThrow(RangeError);
    expect(() => clock.setSpeed(-1)).toThrow(RangeError);
    expect(() => stoppedClock({ speed: Number.NaN })).toThrow(RangeError);
    clock.schedule(START, () => clock.step(1));
    clock.step(5);
    expect(onError).toHaveBeenCalledOnce();
    expect(clock.now()).toBe(START + 5);
  });

  it("copes with 10,000 events", () => {
    const clock = stoppedClock();
    const ran: number[] = [];
    for (let index = 0; index < 10_000; index++) {
      const delay = (index * 7919) % 10_007;
      clock.schedule(START + delay, () => ran.push(delay));
    }
    clock.step(10_007);
    expect(ran).toHaveLength(10_000);
    expect(ran).toEqual([...ran].sort((a, b) => a - b));
  });
});

describe("a running clock", () => {
  let real: number;

  /** Lets real time pass in full ticks of the clock's interval. */
  function passReal(ms: number) {
    for (let passed = 0; passed < ms; passed += 200) {
      real += 200;
      vi.advanceTimersByTime(200);
    }
  }

  function runningClock(speed: number) {
    const clock = createClock({ start: START, speed, realNow: () => real });
    clock.start();
    return clock;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    real = 5_000_000;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("follows real time at its speed and runs what falls due", () => {
    const clock = runningClock(20);
    const seen: number[] = [];
    clock.schedule(START + 30 * SECOND, () => seen.push(clock.now()));
    passReal(SECOND);
    expect(clock.now()).toBe(START + 20 * SECOND);
    expect(seen).toEqual([]);
    passReal(SECOND);
    expect(seen).toEqual([START + 30 * SECOND]);
  });

  it("can be stepped while it runs", () => {
    const clock = runningClock(1);
    passReal(SECOND);
    clock.step(60 * SECOND);
    passReal(SECOND);
    expect(clock.now()).toBe(START + 62 * SECOND);
  });

  it("stands still at speed 0 and between stop and start", () => {
    const clock = runningClock(0);
    passReal(SECOND);
    expect(clock.now()).toBe(START);
    clock.setSpeed(1);
    passReal(SECOND);
    clock.stop();
    passReal(5 * SECOND);
    clock.start();
    clock.start();
    passReal(SECOND);
    expect(clock.now()).toBe(START + 2 * SECOND);
    clock.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts the time before a change of speed at the old speed", () => {
    const clock = runningClock(1);
    real += 100;
    clock.setSpeed(20);
    expect(clock.speed).toBe(20);
    expect(clock.now()).toBe(START + 100);
    real += 100;
    vi.advanceTimersByTime(200);
    expect(clock.now()).toBe(START + 100 + 2000);
  });

  it("lets an event change the speed", () => {
    const clock = runningClock(1);
    clock.schedule(START + 100, () => clock.setSpeed(0));
    passReal(SECOND);
    expect(clock.now()).toBe(START + 200);
  });

  it("does not follow the machine's clock backwards", () => {
    const clock = runningClock(1);
    passReal(SECOND);
    real -= 60 * SECOND;
    vi.advanceTimersByTime(200);
    expect(clock.now()).toBe(START + SECOND);
    passReal(SECOND);
    expect(clock.now()).toBe(START + 2 * SECOND);
  });
});
