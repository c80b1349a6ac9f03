import type { Brand } from "../api/configuration.server.ts";
import { pathTo } from "../paths.ts";
import {
  type Feature,
  type Role,
  resources,
  type Screen,
  type ScreenName,
  screens,
} from "../screens.ts";

/** The parts of a user that access depends on. */
export type Person = { isCompany: boolean; employee: object | null; permissions: string[] | null };

/** The parts of a request's context that access depends on. */
export type Access = { user: Person | undefined; brand: Pick<Brand, "features"> };

export function roleOf({ employee, isCompany }: Person): Role {
  if (employee) return "employee";
  return isCompany ? "company" : "client";
}

const routes: Record<string, Pick<Screen, "feature">> = { ...screens, ...resources };

/** The feature that an address belongs to; undefined for one that every brand has. */
export function featureOf(route: string): Feature | undefined {
  const feature = routes[route]?.feature;
  return feature === "core" ? undefined : feature;
}

/** Whether the brand has the feature that the screen belongs to. */
export function isOffered(screen: ScreenName, { features }: Access["brand"]): boolean {
  const feature = featureOf(screen);
  return feature === undefined || features[feature];
}

/** Whether the user is a hotel user: a company or an employee with the permission for the quick button. */
export function isHotelDesk({ user, brand }: Access): boolean {
  if (!user || !isOffered("hotel_home", brand) || roleOf(user) === "client") return false;
  return user.permissions?.includes("hotel_home") ?? false;
}

/** Whether this user, or an anonymous one, may enter a screen of this brand. */
export function mayEnter(screen: ScreenName, { user, brand }: Access): boolean {
  const { audience } = screens[screen];
  if (!isOffered(screen, brand)) return false;
  if (audience === "everyone") return true;
  if (audience === "guests") return user === undefined;
  if (!user) return false;
  if ("permission" in audience) return user.permissions?.includes(audience.permission) ?? false;
  return (audience as readonly Role[]).includes(roleOf(user));
}

/** The first screen of a user, or the start page of an anonymous one. */
export function landingOf(access: Access): ScreenName {
  if (!access.user) return "before_room";
  return isHotelDesk(access) ? "hotel_home" : "panel_home";
}

export const landingPath = (context: Access & { siteDomain: string | undefined }): string =>
  pathTo(landingOf(context), context);
