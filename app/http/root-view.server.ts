import type { Brand } from "../api/configuration.server.ts";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { User } from "../api/session.server.ts";
import type { FormValues } from "../forms/values.ts";
import type { Language } from "../i18n/languages.ts";
import { countForMenu, type MenuCounts } from "../live/menu-counts.server.ts";
import { readOpenTrips } from "../live/open-trips.server.ts";
import { pathTo, withSiteDomain } from "../paths.ts";
import { type Layout, screens } from "../screens.ts";
import { mayEnter } from "../session/access.ts";
import { type MenuEntry, menuOf } from "../session/menu.ts";
import type { Session } from "../session/sessions.server.ts";
import { StoreDown } from "../store/store.ts";
import { toThemeCss } from "../tenant/theme.ts";
import { toBackPath } from "./back-path.ts";
import { type FlashView, readFlash } from "./flash.server.ts";
import { giveBackForm } from "./kept-form.server.ts";
import { landingPath } from "./landing.server.ts";
import { keepOnLink } from "./link-session.server.ts";
import { type Power, powerOf } from "./own-documents.server.ts";
import { toLinkAddress, toPictureAddress } from "./safe-address.ts";
import { screenAt } from "./screen-at.server.ts";
import { type Args, openVisit, type Visit } from "./visit.server.ts";

/** What every page shows of the brand and of who is logged in. */
export type RootView = {
  brand: {
    name: string;
    title: string;
    logo: string | null;
    favicon: string | null;
    phone: string | null;
    links: Brand["links"];
    themeCss: string;
  };
  layout: Layout;
  /** The two screens of a hotel's desk, which lead to each other. */
  desk: { home: string; history: string };
  language: Language;
  person: PersonView | undefined;
  menu: (MenuEntry & { isOwnDocument: boolean })[];
  /** Beside entries of the menu; nothing where it is not known. */
  counts: MenuCounts | undefined;
  /** Where the logo leads. */
  home: string;
  /** The page's own address, to come back to. */
  here: string;
  /** The page with the question over it whether to log out, and whether this is it. */
  logout: { ask: string; isAsked: boolean; action: string };
  flash: FlashView | undefined;
  /** What was typed here when an earlier session expired. */
  keptForm: FormValues | undefined;
  /** Where the browser reports errors to. */
  reportsTo: string | undefined;
  /** What the page's document may do beyond all others. */
  power: Power | undefined;
};

export type PersonView = {
  name: string;
  avatar: string | null;
  companyLogo: string | null;
  /** Of whom somebody is an employee; null where nobody has said. */
  employeeOf: { company: string | null } | null;
  profile: string | null;
  purses: string | null;
};

export async function loadRootView(args: Args): Promise<{ view: RootView; headers: Headers }> {
  const visit = await openVisit(args);
  const { brand, siteDomain, language, session, user } = visit;
  const here = new URL(toBackPath(args.request), "http://panel.invalid");
  const isAsked = user !== undefined && here.searchParams.get("dialog") === "logout";
  here.searchParams.delete("dialog");
  const herePath = here.pathname + here.search;
  const power = powerOf(here.pathname, brand);
  const flash = readFlash(args.request, args.context);
  const headers = new Headers();
  if (flash) headers.append("Set-Cookie", flash.clearing);
  const { name, title, phone } = brand;
  return {
    view: {
      brand: {
        name,
        title,
        phone,
        logo: toPictureAddress(brand.logo),
        favicon: toPictureAddress(brand.favicon),
        links: {
          facebook: toLinkAddress(brand.links.facebook),
          twitter: toLinkAddress(brand.links.twitter),
          linkedin: toLinkAddress(brand.links.linkedin),
        },
        themeCss: toThemeCss(brand.colours),
      },
      layout: screens[screenAt(here.pathname)].layout,
      desk: {
        home: pathTo("hotel_home", { siteDomain }),
        history: pathTo("hotel_history", { siteDomain }),
      },
      language,
      person: user && toPersonView(user, session, siteDomain),
      menu: menuOf(user, siteDomain).map((entry) => ({
        ...entry,
        href: keepOnLink(entry.href, session),
        isOwnDocument: powerOf(screens[entry.screen].path, brand) !== power,
      })),
      counts: session?.scope ? undefined : await countTrips(visit),
      home: session?.scope
        ? keepOnLink(pathTo(session.scope, { siteDomain }), session)
        : landingPath(user, { siteDomain, context: args.context }),
      here: herePath,
      logout: {
        ask: `${herePath}${here.search ? "&" : "?"}dialog=logout`,
        isAsked,
        action: keepOnLink(withSiteDomain("/logout", siteDomain), session),
      },
      flash: flash?.flash,
      keptForm: await giveBackForm(session, herePath, args.context),
      reportsTo: args.context.services.reportsTo,
      power,
    },
    headers,
  };
}

/** No page fails, and nobody is logged out, for want of a number in the menu. */
async function countTrips(visit: Visit): Promise<MenuCounts | undefined> {
  const { user } = visit;
  const isCounted = menuOf(user).some(({ screen }) => screen === "panel" || screen === "bookings");
  if (!user || !isCounted) return undefined;
  try {
    const open = await Promise.race([readOpenTrips({ ...visit, user }), waitForCounts()]);
    return open && countForMenu(open);
  } catch (error) {
    const isMissing = [ApiError, ApiFault, StoreDown].some((kind) => error instanceof kind);
    if (isMissing) return undefined;
    throw error;
  }
}

/** No page waits longer for them. */
const COUNTS_MS = 1_500;

function waitForCounts(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, COUNTS_MS);
  });
}

function toPersonView(
  user: User,
  session: Session | undefined,
  siteDomain: string | undefined,
): PersonView {
  const hasProfile = !session?.scope && mayEnter("profile", user);
  const isPermitted = user.permissions?.includes("purses") ?? true;
  const hasPurses = !session?.scope && mayEnter("purses", user) && isPermitted;
  return {
    name: user.name,
    avatar: toPictureAddress(user.avatar),
    companyLogo: user.isCompany ? toPictureAddress(user.logo) : null,
    employeeOf: user.employee && { company: user.employee.companyName },
    profile: hasProfile ? pathTo("profile", { siteDomain }) : null,
    purses: hasPurses ? pathTo("purses", { siteDomain }) : null,
  };
}
