import type { Brand } from "../api/configuration.server.ts";
import { pathTo } from "../paths.ts";
import { routes } from "../resources.ts";
import { type Feature, type Role, type Screen, type ScreenName, screens } from "../screens.ts";

/** The parts of a user that access depends on. */
export type Person = { isCompany: boolean; employee: object | null; permissions: string[] | null };

/** The parts of a request's context that access depends on. */
export type Access = { user: Person | undefined; brand: Pick<Brand, "features"> };

/** The permissions that give an employee another role; no operator has confirmed their names. */
const namedRoles = ["booker", "viewer", "approver"] as const;

export function roleOf({ employee, isCompany, permissions }: Person): Role {
  if (employee) {
    return namedRoles.find((role) => permissions?.includes(`role_${role}`)) ?? "employee";
  }
  return isCompany ? "company" : "client";
}

/** Whether the user may order a taxi; a viewer and an approver only read. */
export const mayOrder = (user: Person): boolean => !["viewer", "approver"].includes(roleOf(user));

/** Whether the user orders for the company's employees, and so has to name a traveller. */
export const ordersForColleagues = (user: Person): boolean =>
  ["company", "booker"].includes(roleOf(user));

/** Whether the user follows the taxis of other people: a desk, a company, or one who books or reads for it. */
export const watchesOthers = (access: Access & { user: Person }): boolean =>
  isHotelDesk(access) || !["client", "employee"].includes(roleOf(access.user));

/** Whether the user may send the forms of a screen; one who only reads may decide what is asked of them. */
export const maySend = (screen: ScreenName, user: Person): boolean =>
  mayOrder(user) || (screen === "approvals" && mayApprove(user));

/** Whether the user decides about the requests of the company's employees. */
export const mayApprove = (user: Person): boolean => ["company", "approver"].includes(roleOf(user));

/** Whether the user may take trips along as a file. */
export const mayExport = (user: Person): boolean => roleOf(user) !== "booker";

/** Whether the account's data is the user's own; a company's is in its statement and its exports. */
export const hasOwnData = (user: Person): boolean => roleOf(user) === "client";

/** The feature that an address belongs to; undefined for one that every brand has. */
export function featureOf(route: string): Feature | undefined {
  const known: Record<string, Pick<Screen, "feature">> = routes;
  const feature = known[route]?.feature;
  return feature === "core" ? undefined : feature;
}

/** Whether the brand has the feature that the screen belongs to. */
export function isOffered(screen: ScreenName, { features }: Access["brand"]): boolean {
  const feature = featureOf(screen);
  return feature === undefined || features[feature];
}

const mayBeAtDesk: Role[] = ["company", "employee", "booker"];

/** Whether the user is a hotel user: a company or an employee with the permission for the quick button. */
export function isHotelDesk({ user, brand }: Access): boolean {
  if (!user || !isOffered("hotel_home", brand) || !mayBeAtDesk.includes(roleOf(user))) return false;
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
  if (!mayOrder(access.user)) return mayApprove(access.user) ? "approvals" : "panel";
  return isHotelDesk(access) ? "hotel_home" : "panel_home";
}

export const landingPath = (context: Access & { siteDomain: string | undefined }): string =>
  pathTo(landingOf(context), context);
