import type { Brand } from "../api/configuration.server.ts";
import type { User } from "../api/session.server.ts";
import type { FormValues } from "../forms/values.ts";
import type { Language } from "../i18n/languages.ts";
import type { Pace } from "../live/live.server.ts";
import type { SentryOptions } from "../observability/error-reports.server.ts";
import { pathTo, withSiteDomain } from "../paths.ts";
import { lookOf } from "../pwa/icon-look.server.ts";
import { iconPath, manifestPath, offlinePath } from "../pwa/paths.ts";
import { type Capability, type Layout, screens } from "../screens.ts";
import { mayEnter } from "../session/access.ts";
import { type MenuEntry, menuOf } from "../session/menu.ts";
import { toThemeCss } from "../tenant/theme.ts";
import { toBackPath } from "./back-path.ts";
import { type Args, getRequestContext, type RequestContext } from "./context.server.ts";
import { capabilityOf } from "./document-policy.server.ts";
import { type FlashView, readFlash } from "./flash.server.ts";
import { landingPath } from "./landing.server.ts";
import { type CountsView, countForPage } from "./menu-counts.server.ts";
import { toPictureAddress } from "./picture-address.server.ts";
import { readRefreshChoice } from "./refresh-choice.server.ts";
import { toLinkAddress } from "./safe-address.ts";
import { screenAt } from "./screen-at.server.ts";
import { keepOnLink } from "./session/link-session.server.ts";
import { restoreForm } from "./session/saved-form.server.ts";

/** The data of every page about the brand and the user. */
export type RootView = CountsView & {
  brand: {
    name: string;
    title: string;
    logo: string | null;
    favicon: string;
    phone: string | null;
    timeZone: string;
    links: Brand["links"];
    themeCss: string;
  };
  pwa: PwaView;
  layout: Layout;
  /** The two screens of the hotel, which link to each other. */
  desk: { home: string; history: string };
  language: Language;
  person: PersonView | undefined;
  menu: (MenuEntry & { isOwnDocument: boolean })[];
  /** The logo's link. */
  home: string;
  /** The page's own address, to return to. */
  here: string;
  /** The page with the log-out dialog open, and whether it is open now. */
  logout: { ask: string; isAsked: boolean; action: string };
  /** The address that tells whether the session is still valid. */
  sessionCheck: string;
  flash: FlashView | undefined;
  /** Whether the user has turned off refreshing without JavaScript. */
  isRefreshOff: boolean;
  /** How often pages without JavaScript refresh themselves. */
  refreshSeconds: Record<Pace, number>;
  /** The form on this page when the last session expired. */
  savedForm: FormValues | undefined;
  /** The settings for the browser's error reports. */
  browserReports: SentryOptions | undefined;
  /** The capability of the page's document. */
  capability: Capability | undefined;
};

/** The parts that make the panel installable. */
export type PwaView = {
  manifest: string;
  touchIcon: string;
  /** The colour of the browser's bars, in the light and the dark scheme. */
  bars: { light: string; dark: string };
  /** The page that the service worker shows offline; null where browsers have no service worker. */
  offlinePage: string | null;
};

export type PersonView = {
  name: string;
  avatar: string | null;
  companyLogo: string | null;
  /** The company that employs the user; null inside where the API does not name it. */
  employeeOf: { company: string | null } | null;
  profile: string | null;
  purses: string | null;
};

export async function loadRootView(args: Args): Promise<{ view: RootView; headers: Headers }> {
  const context = await getRequestContext(args);
  const { brand, siteDomain, language, session, user } = context;
  const here = new URL(toBackPath(args.request), "http://panel.invalid");
  const isAsked = user !== undefined && here.searchParams.get("dialog") === "logout";
  here.searchParams.delete("dialog");
  here.searchParams.delete("refresh");
  const herePath = here.pathname + here.search;
  const layout = layoutAt(here.pathname, user);
  const capability = capabilityOf(screenAt(here.pathname), brand);
  const flash = readFlash(args.request, args.context);
  const refresh = readRefreshChoice(args.request, args.context);
  const headers = new Headers();
  if (refresh.cookie) headers.append("Set-Cookie", refresh.cookie);
  if (flash) headers.append("Set-Cookie", flash.clearing);
  const { name, title, phone, timeZone } = brand;
  return {
    view: {
      brand: {
        name,
        title,
        phone,
        timeZone,
        logo: toPictureAddress(brand.logo, context),
        favicon: toPictureAddress(brand.favicon, context) ?? iconPath("icon.svg", siteDomain),
        links: {
          facebook: toLinkAddress(brand.links.facebook),
          twitter: toLinkAddress(brand.links.twitter),
          linkedin: toLinkAddress(brand.links.linkedin),
        },
        themeCss: toThemeCss(brand.colours, brand),
      },
      pwa: toPwaView(context),
      layout,
      desk: {
        home: pathTo("hotel_home", { siteDomain }),
        history: pathTo("hotel_history", { siteDomain }),
      },
      language,
      person: user && toPersonView(user, context),
      menu: menuOf(user, siteDomain).map((entry) => ({
        ...entry,
        href: keepOnLink(entry.href, session),
        isOwnDocument: capabilityOf(entry.screen, brand) !== capability,
      })),
      ...(await countForPage(context, here.pathname)),
      home: session?.scope
        ? keepOnLink(pathTo(session.scope, { siteDomain }), session)
        : landingPath(user, { siteDomain }),
      here: herePath,
      logout: {
        ask: `${herePath}${here.search ? "&" : "?"}dialog=logout`,
        isAsked,
        action: keepOnLink(withSiteDomain("/logout", siteDomain), session),
      },
      sessionCheck: keepOnLink(withSiteDomain("/session_check", siteDomain), session),
      flash: flash?.flash,
      isRefreshOff: refresh.isOff,
      refreshSeconds: toRefreshSeconds(context.app.services.live.paceMs),
      savedForm: await restoreForm(session, herePath, args.context),
      browserReports: args.context.services.browserReports,
      capability,
    },
    headers,
  };
}

function toPwaView({ brand, siteDomain, language, app }: RequestContext): PwaView {
  const offlinePage = withSiteDomain(`${offlinePath}?language=${language}`, siteDomain);
  return {
    manifest: withSiteDomain(manifestPath, siteDomain),
    touchIcon: iconPath("touch.png", siteDomain),
    bars: lookOf(brand).bars,
    offlinePage: app.services.hasWorker ? offlinePage : null,
  };
}

function toRefreshSeconds({ panel, hotel, follow }: Record<Pace, number>): Record<Pace, number> {
  return { panel: toSeconds(panel), hotel: toSeconds(hotel), follow: toSeconds(follow) };
}

/** Whole seconds, and not 0, which browsers take for "at once". */
const toSeconds = (ms: number): number => Math.max(1, Math.round(ms / 1000));

/** A user without access to a screen sees the not-found screen in the frame of their own screens. */
function layoutAt(pathname: string, user: User | undefined): Layout {
  const screen = screenAt(pathname);
  return screens[mayEnter(screen, user) ? screen : "not_found"].layout;
}

function toPersonView(user: User, context: RequestContext): PersonView {
  const { session, siteDomain } = context;
  const hasProfile = !session?.scope && mayEnter("profile", user);
  const isPermitted = user.permissions?.includes("purses") ?? true;
  const hasPurses = !session?.scope && mayEnter("purses", user) && isPermitted;
  return {
    name: user.name,
    avatar: toPictureAddress(user.avatar, context),
    companyLogo: user.isCompany ? toPictureAddress(user.logo, context) : null,
    employeeOf: user.employee && { company: user.employee.companyName },
    profile: hasProfile ? pathTo("profile", { siteDomain }) : null,
    purses: hasPurses ? pathTo("purses", { siteDomain }) : null,
  };
}
