type Family = { heading: Set<string>; samples: string[] };

/** Merges the metrics of workers, in Prometheus' text format; each series gets its worker's number as a label. */
export function mergeMetrics(texts: readonly { worker: number; text: string }[]): string {
  const families = new Map<string, Family>();
  for (const { worker, text } of texts) {
    let family: Family = { heading: new Set(), samples: [] };
    for (const line of text.split("\n").filter(Boolean)) {
      if (line.startsWith("# ")) {
        const [, , name = ""] = line.split(" ");
        family = families.get(name) ?? { heading: new Set(), samples: [] };
        families.set(name, family);
        family.heading.add(line);
      } else {
        family.samples.push(addLabel(line, worker));
      }
    }
  }
  return [...families.values()]
    .map(({ heading, samples }) => `${[...heading, ...samples].join("\n")}\n`)
    .join("\n");
}

/** A metric's name ends at its labels, or at its value where it has none. */
function addLabel(sample: string, worker: number): string {
  return sample.replace(/^([\w:]+)(?:\{(.*)\})? /, (_, name: string, labels?: string) => {
    const others = labels ? `,${labels}` : "";
    return `${name}{worker="${worker}"${others}} `;
  });
}
