import { pathTo } from "../paths.ts";
import { type Role, type ScreenName, screens } from "../screens.ts";

/** The parts of a user that access depends on. */
export type Person = { isCompany: boolean; employee: object | null; permissions: string[] | null };

export function roleOf({ employee, isCompany }: Person): Role {
  if (employee) return "employee";
  return isCompany ? "company" : "client";
}

/** Whether the user is a hotel user: a company or an employee with the permission for the quick button. */
export function isHotelDesk(person: Person): boolean {
  return roleOf(person) !== "client" && (person.permissions?.includes("hotel_home") ?? false);
}

/** Whether this user, or an anonymous one, may enter a screen. */
export function mayEnter(screen: ScreenName, person: Person | undefined): boolean {
  const { audience } = screens[screen];
  if (audience === "everyone") return true;
  if (audience === "guests") return person === undefined;
  if (!person) return false;
  if ("permission" in audience) return person.permissions?.includes(audience.permission) ?? false;
  return (audience as readonly Role[]).includes(roleOf(person));
}

export function landingOf(person: Person): ScreenName {
  return isHotelDesk(person) ? "hotel_home" : "panel_home";
}

/** The first screen of a user, or the start page of an anonymous one. */
export function landingPath(
  person: Person | undefined,
  { siteDomain }: { siteDomain: string | undefined },
): string {
  return pathTo(person ? landingOf(person) : "before_room", { siteDomain });
}
