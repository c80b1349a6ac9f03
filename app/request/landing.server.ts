import { pathTo } from "../paths.ts";
import { landingOf, type Person } from "../session/access.ts";

/** Where somebody begins: their first screen, or the door. */
export function landingPath(
  person: Person | undefined,
  { siteDomain }: { siteDomain: string | undefined },
): string {
  return pathTo(person ? landingOf(person) : "before_room", { siteDomain });
}
