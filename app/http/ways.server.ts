import { type MenuEntry, type MenuScreen, menuOf } from "../session/menu.ts";
import type { Visit } from "./visit.server.ts";

/** Those of the screens that are in the visitor's menu and can be gone to. */
export function listWays(
  { user, siteDomain, context }: Visit,
  screens: readonly MenuScreen[],
): MenuEntry[] {
  return menuOf(user, siteDomain).filter(
    ({ screen }) => screens.includes(screen) && context.services.routed.has(screen),
  );
}
