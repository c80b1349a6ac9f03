/** Loads the error reporting, unless the page has no address for reports. */
export async function loadBrowserReports() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]');
  if (!meta) return undefined;
  const { startBrowserReports } = await import("../../observability/browser-reports.ts");
  return startBrowserReports(JSON.parse(meta.content));
}
