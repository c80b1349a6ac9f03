import type { AppLoadContext } from "@remix-run/node";
import { pathTo } from "../paths.ts";
import { landingOf, type Person } from "../session/access.ts";

type Where = { siteDomain: string | undefined; context: AppLoadContext };

/** Where somebody begins: their first screen, or the door while that has no route. */
export function landingPath(person: Person | undefined, { siteDomain, context }: Where): string {
  const landing = person ? landingOf(person) : "before_room";
  const isRouted = context.services.routed.has(landing);
  return pathTo(isRouted ? landing : "before_room", { siteDomain });
}
