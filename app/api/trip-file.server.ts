import type { Api } from "./client.server.ts";

/** As many trips as one file can hold. */
const MOST = 10_000;

/** The trips of one of the company's employees, open or closed, as a PDF. */
export function downloadTripsOf(api: Api, employeeId: number): Promise<Blob> {
  return api.call("downloadTrips", {
    query: { format: "pdf", limit: MOST, offset: 0, employee_id: employeeId },
  });
}
