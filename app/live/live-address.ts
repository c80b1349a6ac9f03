import { pathToResource } from "../resources.ts";

/** The refresh pace of the panel's screens, or of the hotel's. */
export type MemberPace = "panel" | "hotel";

/** The address of the stream that announces changes of the user's open trips. */
export function liveAddress(pace: MemberPace, siteDomain: string | undefined): string {
  return pathToResource("live", {
    query: { pace: pace === "hotel" ? pace : undefined },
    siteDomain,
  });
}
