import { request } from "undici";

/** Returns the text that Prometheus reads. */
export async function readMetrics(metricsPort: number): Promise<string> {
  const { body } = await request(`http://127.0.0.1:${metricsPort}/metrics`);
  return body.text();
}

/** The value of a metric, summed over the series whose labels contain these words. */
export async function readMetric(metricsPort: number, name: string, ...labels: string[]) {
  const text = await readMetrics(metricsPort);
  const lines = text.split("\n").filter((line) => line.match(/^\w+/)?.[0] === name);
  return lines
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}
