import { withSiteDomain } from "../paths.ts";

/** As often as the panel's screens have their news, or those of a hotel's desk. */
export type MemberPace = "panel" | "hotel";

/** Where whoever is logged in hears that there is something new about their open trips. */
export function liveAddress(pace: MemberPace, siteDomain: string | undefined): string {
  return withSiteDomain(pace === "hotel" ? "/live?pace=hotel" : "/live", siteDomain);
}
