/** Where somebody's trips are saved from, as `servicios.pdf`. */
export function toTripsFile(id: number, siteDomain: string | undefined): string {
  const query = new URLSearchParams({ employee: `${id}` });
  if (siteDomain) query.set("site_domain", siteDomain);
  return `/employee/trips?${query}`;
}
