/** The environment in which a Node process believes that it is so many milliseconds earlier or later. */
export function shiftClock(ms: number): { NODE_OPTIONS: string } {
  const code = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + ${ms}) : super(...given); }
      static now() { return Real.now() + ${ms}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
