import { type Role, type ScreenName, screens } from "../screens.ts";

/** As much of a user as access depends on. */
export type Person = { isCompany: boolean; employee: object | null; permissions: string[] | null };

export function roleOf({ employee, isCompany }: Person): Role {
  if (employee) return "employee";
  return isCompany ? "company" : "client";
}

/** Whoever uses the quick button of a hotel: a company or an employee that may open it. */
export function isHotelDesk(person: Person): boolean {
  return roleOf(person) !== "client" && (person.permissions?.includes("hotel_home") ?? false);
}

/** Whether a screen is for this person, or for somebody who is not logged in. */
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
