import { withSiteDomain } from "../../paths.ts";

/** Where somebody's trips are saved from: it hangs on the history, as `servicios.pdf`. */
export function toTripsFile(id: number, siteDomain: string | undefined): string {
  const path = withSiteDomain("/history/servicios.pdf", siteDomain);
  return `${path}${siteDomain === undefined ? "?" : "&"}employee=${id}`;
}
