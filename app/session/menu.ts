import { pathTo } from "../paths.ts";
import type { ScreenName } from "../screens.ts";
import { mayEnter, type Person } from "./access.ts";

/** The menu of a logged-in user, in its order. */
const memberMenu = [
  "request",
  "panel",
  "bookings",
  "history",
  "favorite",
  "PaymentMethod",
  "employee",
  "messages",
  "hotel_home",
  "tickets",
  "usuario_info",
  "condiciones_generales",
  "politica_privacidad",
] as const satisfies ScreenName[];

const guestMenu = [
  "login",
  "register",
  "usuario_info",
  "condiciones_generales",
  "politica_privacidad",
] as const satisfies ScreenName[];

export type MenuScreen = (typeof memberMenu)[number] | (typeof guestMenu)[number];

export type MenuEntry = { screen: MenuScreen; href: string };

/** Shows the screens that the user may enter and, with a permissions list, only those on it. */
export function menuOf(person: Person | undefined, siteDomain?: string): MenuEntry[] {
  const screens: readonly MenuScreen[] = person
    ? memberMenu.filter(
        (screen) => mayEnter(screen, person) && (person.permissions?.includes(screen) ?? true),
      )
    : guestMenu;
  return screens.map((screen) => ({ screen, href: pathTo(screen, { siteDomain }) }));
}
