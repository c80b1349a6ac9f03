import { withSiteDomain } from "../../paths.ts";

/** The path of the PDF with an employee's trips, which belongs to the history. */
export function toTripsFile(id: number, siteDomain: string | undefined): string {
  const path = withSiteDomain("/history/servicios.pdf", siteDomain);
  return `${path}${siteDomain === undefined ? "?" : "&"}employee=${id}`;
}
