import type { VitalsSample } from "../../observability/web-vitals.ts";

/**
 * Decides whether to measure this page load, and returns the function that loads the code for it. The
 * browser decides, since the page cache sends all users the same page.
 */
export function sampleVisit(): (() => Promise<void>) | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="web-vitals"]');
  if (!meta) return undefined;
  const { screen, sampleRate }: VitalsSample = JSON.parse(meta.content);
  if (Math.random() >= sampleRate) return undefined;
  return () =>
    import("../../observability/measure-visit.ts")
      .then(({ measureVisit }) => measureVisit(screen))
      // Without a connection there is nowhere to report to.
      .catch(() => {});
}
