import { pathTo } from "../paths.ts";
import { landingOf, type Person } from "../session/access.ts";

/** The first screen of a user, or the start page of an anonymous one. */
export function landingPath(
  person: Person | undefined,
  { siteDomain }: { siteDomain: string | undefined },
): string {
  return pathTo(person ? landingOf(person) : "before_room", { siteDomain });
}
