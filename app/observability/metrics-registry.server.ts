/** Labels whose values somebody else chooses could be endless; what is beyond this is counted as one. */
const MOST_SERIES = 2_000;
const OVERFLOW = "other";

type Kind = "counter" | "gauge" | "histogram";
type Values = readonly string[];
type Sample = { suffix?: string; labels: readonly (readonly [string, string])[]; value: number };
type Family = { name: string; help: string; kind: Kind; samples: () => Iterable<Sample> };

export type Registry = ReturnType<typeof createRegistry>;
export type Counter = { add: (values?: Values, by?: number) => void };
export type Gauge = { readFrom: (read: () => readonly GaugeValue[] | number) => void };
type GaugeValue = readonly [values: Values, value: number];
export type Histogram = { observe: (values: Values, value: number) => void };

/** Counts, and tells what it has counted in the text format of Prometheus. */
export function createRegistry({ mostSeries = MOST_SERIES } = {}) {
  const families: Family[] = [];

  function createSeries<Entry>(labels: Values, create: () => Entry) {
    const entries = new Map<string, { values: Values; entry: Entry }>();
    return {
      all: () => entries.values(),
      find(values: Values): Entry {
        const key = values.join("\n");
        const known = entries.get(key);
        if (known) return known.entry;
        if (entries.size >= mostSeries && values.some((value) => value !== OVERFLOW)) {
          return this.find(labels.map(() => OVERFLOW));
        }
        const entry = create();
        entries.set(key, { values: [...values], entry });
        return entry;
      },
    };
  }

  const readWhenAsked =
    (kind: Kind) =>
    (name: string, help: string, labels: Values = []): Gauge => {
      let read: () => readonly GaugeValue[] | number = () => [];
      families.push({
        ...{ name, help, kind },
        *samples() {
          const now = read();
          for (const [values, value] of typeof now === "number" ? [[[], now] as const] : now) {
            yield { labels: pair(labels, values), value };
          }
        },
      });
      return {
        readFrom(given) {
          read = given;
        },
      };
    };

  return {
    counter(name: string, help: string, labels: Values = []): Counter {
      const series = createSeries(labels, () => ({ value: 0 }));
      // What has no labels is there from the beginning, so that its first increase is seen.
      if (labels.length === 0) series.find([]);
      families.push({
        ...{ name, help, kind: "counter" },
        *samples() {
          for (const { values, entry } of series.all()) {
            yield { labels: pair(labels, values), value: entry.value };
          }
        },
      });
      return {
        add(values = [], by = 1) {
          series.find(values).value += by;
        },
      };
    },

    gauge: readWhenAsked("gauge"),
    /** A count that is kept elsewhere. */
    keptCounter: readWhenAsked("counter"),

    histogram(name: string, help: string, labels: Values, bounds: readonly number[]): Histogram {
      const series = createSeries(labels, () => ({
        counts: bounds.map(() => 0),
        count: 0,
        sum: 0,
      }));
      families.push({
        ...{ name, help, kind: "histogram" },
        *samples() {
          for (const { values, entry } of series.all()) {
            const own = pair(labels, values);
            for (const [at, bound] of bounds.entries()) {
              const value = entry.counts[at] ?? 0;
              yield { suffix: "_bucket", labels: [...own, ["le", String(bound)]], value };
            }
            yield { suffix: "_bucket", labels: [...own, ["le", "+Inf"]], value: entry.count };
            yield { suffix: "_sum", labels: own, value: entry.sum };
            yield { suffix: "_count", labels: own, value: entry.count };
          }
        },
      });
      return {
        observe(values, value) {
          const entry = series.find(values);
          entry.count += 1;
          entry.sum += value;
          for (const [at, bound] of bounds.entries()) {
            if (value <= bound) entry.counts[at] = (entry.counts[at] ?? 0) + 1;
          }
        },
      };
    },

    /** What each family is called, with the names under which a histogram is asked for. */
    names: (): string[] =>
      families.flatMap(({ name, kind }) =>
        kind === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
      ),

    render: (): string => families.map(renderFamily).join(""),
  };
}

const pair = (labels: Values, values: Values) =>
  labels.map((label, at) => [label, values[at] ?? ""] as const);

function renderFamily({ name, help, kind, samples }: Family): string {
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
  for (const { suffix = "", labels, value } of samples()) {
    const inside = labels.map(([label, text]) => `${label}="${escapeText(text)}"`).join(",");
    lines.push(`${name}${suffix}${inside && `{${inside}}`} ${value}`);
  }
  return `${lines.join("\n")}\n`;
}

const escapeText = (text: string): string =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
