import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** prom-client keeps every series that it sees, so we count what is beyond this as one. */
const MOST_SERIES = 2_000;
const OVERFLOW = "other";

type Values = readonly string[];
type GaugeValue = readonly [values: Values, value: number];

/** Declares metrics of prom-client whose series are bounded and whose labels are positional. */
export function createRegistry({ mostSeries = MOST_SERIES } = {}) {
  const registry = new Registry();
  const registers = [registry];

  function createLabelling(labelNames: Values) {
    const known = new Map<string, Record<string, string>>();
    const overflow = toLabels(labelNames.map(() => OVERFLOW));
    return (values: Values): Record<string, string> => {
      const key = values.join("\n");
      const labels = known.get(key) ?? toLabels(values);
      if (known.size < mostSeries) known.set(key, labels);
      return known.has(key) ? labels : overflow;
    };
    function toLabels(values: Values) {
      return Object.fromEntries(labelNames.map((name, at) => [name, values[at] ?? ""]));
    }
  }

  return {
    registry,

    counter(name: string, help: string, labelNames: string[] = []) {
      const counter = new Counter({ name, help, labelNames, registers });
      const label = createLabelling(labelNames);
      return { add: (values: Values = [], by = 1) => counter.inc(label(values), by) };
    },

    /** Reads its value when Prometheus asks. */
    gauge(name: string, help: string, labelNames: string[] = []) {
      let read: () => readonly GaugeValue[] | number = () => [];
      const label = createLabelling(labelNames);
      new Gauge({
        ...{ name, help, labelNames, registers },
        collect() {
          const now = read();
          this.reset();
          for (const [values, value] of typeof now === "number" ? [[[], now] as const] : now) {
            this.set(label(values), value);
          }
        },
      });
      return {
        readFrom(given: typeof read) {
          read = given;
        },
      };
    },

    histogram(name: string, help: string, labelNames: string[], buckets: number[]) {
      const histogram = new Histogram({ name, help, labelNames, buckets, registers });
      const label = createLabelling(labelNames);
      return {
        observe: (values: Values, value: number) => histogram.observe(label(values), value),
      };
    },
  };
}
