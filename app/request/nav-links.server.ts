import { type MenuEntry, type MenuScreen, menuOf } from "../session/menu.ts";
import type { RequestContext } from "./context.server.ts";

/** Links to those of the screens that are in the user's menu. */
export function listNavLinks(
  { user, siteDomain }: Pick<RequestContext, "user" | "siteDomain">,
  screens: readonly MenuScreen[],
): MenuEntry[] {
  return menuOf(user, siteDomain).filter(({ screen }) => screens.includes(screen));
}
