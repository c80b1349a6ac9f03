import type { Brand } from "../api/configuration.server.ts";
import { pathTo } from "../paths.ts";
import { type ScreenName, screenNames, screens } from "../screens.ts";
import { type Access, mayEnter } from "./access.ts";
import { findOwnPage } from "./legal-links.ts";

export type MenuScreen = {
  [Name in ScreenName]: (typeof screens)[Name] extends { icon: string } ? Name : never;
}[ScreenName];

type MenuEntry = { screen: MenuScreen; href: string };

type MenuContext = Access & {
  brand: Pick<Brand, "legal">;
  siteDomain?: string | undefined;
};

const entries = screenNames.filter((name): name is MenuScreen => "icon" in screens[name]);

/** Shows the screens that the user may enter and, with a permissions list, only those on it. */
export function menuOf(context: MenuContext): MenuEntry[] {
  const { user, brand, siteDomain } = context;
  return entries
    .filter((screen) => mayEnter(screen, context) && (user?.permissions?.includes(screen) ?? true))
    .map((screen) => ({
      screen,
      href: findOwnPage(screen, brand) ?? pathTo(screen, { siteDomain }),
    }));
}

/** Links to those of the screens that are in the user's menu. */
export function listNavLinks(context: MenuContext, wanted: readonly MenuScreen[]): MenuEntry[] {
  return menuOf(context).filter(({ screen }) => wanted.includes(screen));
}
