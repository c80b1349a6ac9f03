/** Loads what reports errors of the browser; nothing where the page names no place to report to. */
export async function loadBrowserReports() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]');
  if (!meta) return undefined;
  const { startBrowserReports } = await import("../../observability/browser-reports.ts");
  return startBrowserReports(JSON.parse(meta.content));
}
