import { pathTo } from "../paths.ts";
import { type ScreenName, screenNames, screens } from "../screens.ts";
import { mayEnter, type Person } from "./access.ts";

export type MenuScreen = {
  [Name in ScreenName]: (typeof screens)[Name] extends { icon: string } ? Name : never;
}[ScreenName];

export type MenuEntry = { screen: MenuScreen; href: string };

const entries = screenNames.filter((name): name is MenuScreen => "icon" in screens[name]);

/** Shows the screens that the user may enter and, with a permissions list, only those on it. */
export function menuOf(person: Person | undefined, siteDomain?: string): MenuEntry[] {
  return entries
    .filter((screen) => mayEnter(screen, person) && (person?.permissions?.includes(screen) ?? true))
    .map((screen) => ({ screen, href: pathTo(screen, { siteDomain }) }));
}
