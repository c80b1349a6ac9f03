import type { User } from "../api/session.server.ts";
import { defer } from "../deferred.ts";
import { LANGUAGE_PARAMETER, languageCookie, readAskedLanguage } from "../i18n/detect.server.ts";
import { withNames } from "../i18n/languages.ts";
import { offsetAt } from "../i18n/local-time.ts";
import type { Pace } from "../live/live.server.ts";
import { serviceNames } from "../observability/service-health/service-names.ts";
import type { VitalsSample } from "../observability/web-vitals.ts";
import { pathTo, withSiteDomain } from "../paths.ts";
import { lookOf } from "../pwa/icon-look.server.ts";
import { iconPath, manifestPath, offlinePath } from "../pwa/paths.ts";
import { pathToResource } from "../resources.ts";
import { type Layout, type Screen, type ScreenName, screens } from "../screens.ts";
import { landingPath, mayEnter } from "../session/access.ts";
import { cookieName, readCookies, writeCookie } from "../session/cookies.server.ts";
import { menuOf } from "../session/menu.ts";
import { toPageUrl } from "./back-path.ts";
import { toBrandPicture } from "./brand-picture.server.ts";
import { type Args, getRequestContext, type RequestContext } from "./context.server.ts";
import { capabilityOf } from "./document-policy.server.ts";
import { readFlash } from "./flash.server.ts";
import { countForPage, countsAddress } from "./menu-counts.server.ts";
import { toLinkAddress, toPictureAddress } from "./picture-address.server.ts";
import { screenAt } from "./screen-at.server.ts";
import type { Services } from "./services.server.ts";
import { keepOnLink } from "./session/link-session.server.ts";
import { restoreForm } from "./session/saved-form.server.ts";

/** The data of every page about the brand and the user. */
export type RootView = Awaited<ReturnType<typeof loadRootView>>["view"];
export type PwaView = RootView["pwa"];
export type MemberView = NonNullable<RootView["member"]>;

export async function loadRootView(args: Args) {
  const context = await getRequestContext(args);
  const { brand, siteDomain, language, languages, session, user } = context;
  const here = toPageUrl(args.request);
  const isAsked = here.searchParams.get("dialog") === "logout";
  const refresh = readRefreshChoice(here, args);
  here.searchParams.delete("dialog");
  here.searchParams.delete("refresh");
  here.searchParams.delete(LANGUAGE_PARAMETER);
  const herePath = here.pathname + here.search;
  const layout = layoutAt(here.pathname, context);
  const capability = capabilityOf(screenAt(here.pathname), brand);
  const outage = screenAt(here.pathname) === "status" ? undefined : await findOutage(context);
  const flash = readFlash(args.request, args.context);
  const headers = new Headers();
  if (refresh.cookie) headers.append("Set-Cookie", refresh.cookie);
  if (readAskedLanguage(new URL(args.request.url), context) === language)
    headers.append("Set-Cookie", await languageCookie.serialize(language));
  if (flash) headers.append("Set-Cookie", flash.clearing);
  const { name, title, phone, timeZone } = brand;
  return {
    view: {
      brand: {
        name,
        title,
        phone,
        timeZone,
        offsetMs: offsetAt(Date.now(), timeZone),
        logo: toBrandPicture("logo", context),
        favicon: toBrandPicture("favicon", context) ?? iconPath("icon.svg", siteDomain),
        links: {
          facebook: toLinkAddress(brand.links.facebook),
          twitter: toLinkAddress(brand.links.twitter),
          linkedin: toLinkAddress(brand.links.linkedin),
        },
      },
      pwa: toPwaView(context),
      layout,
      language,
      languages: withNames(languages),
      alternate: toAlternate(here, context),
      member: user && toMemberView(user, { here, isAsked }, context),
      menu: menuOf(context).map((entry) => ({
        ...entry,
        href: keepOnLink(entry.href, session),
        isOwnDocument: capabilityOf(entry.screen, brand) !== capability,
      })),
      counts: user && defer(countForPage(context, here.pathname)),
      // The logo's link.
      home: session?.scope
        ? keepOnLink(pathTo(session.scope, { siteDomain }), session)
        : landingPath(context),
      // The page's own address, to return to.
      here: herePath,
      flash: flash?.flash,
      // The most important service that is down.
      outage,
      // The page that says what works.
      status: pathTo("status", { siteDomain }),
      // Whether the user has turned off refreshing without JavaScript.
      isRefreshOff: refresh.isOff,
      // How often pages without JavaScript refresh themselves.
      refreshSeconds: toRefreshSeconds(context.app.services.live.paceMs),
      // The form on this page when the last session expired.
      savedForm: await restoreForm(session, herePath, args.context),
      browserReports: args.context.services.browserReports,
      // Undefined where browsers measure nothing.
      vitalsSample: toVitalsSample(screenAt(here.pathname), args.context.services),
      capability,
    },
    headers,
  };
}

/**
 * The page's address up to the language that it asks for; undefined for pages that search engines cannot find. It has no
 * host, since unknown hosts share one page.
 */
function toAlternate(here: URL, { languages, user }: RequestContext): string | undefined {
  const { audience }: Screen = screens[screenAt(here.pathname)];
  if (user || audience !== "everyone" || languages.length < 2) return undefined;
  return `${here.pathname}${here.search}${here.search ? "&" : "?"}${LANGUAGE_PARAMETER}=`;
}

/** What users need to know first: ordering comes before the log-in, which comes before the live view. */
async function findOutage({ brand, app }: RequestContext) {
  const health = await app.services.health.of(brand.permalink);
  for (const service of serviceNames) {
    const state = health[service];
    if (!state.isUp) return { service, since: state.since };
  }
  return undefined;
}

function toVitalsSample(
  screen: ScreenName,
  { webVitalsSampleRate: sampleRate }: Services,
): VitalsSample | undefined {
  return sampleRate > 0 ? { screen, sampleRate } : undefined;
}

/** The parts that make the panel installable. */
function toPwaView({ brand, siteDomain, language, app }: RequestContext) {
  const offlinePage = withSiteDomain(`${offlinePath}?language=${language}`, siteDomain);
  return {
    manifest: withSiteDomain(manifestPath, siteDomain),
    touchIcon: iconPath("touch.png", siteDomain),
    bars: lookOf(brand).bars,
    // Null where browsers have no service worker.
    offlinePage: app.services.hasWorker ? offlinePage : null,
  };
}

function toRefreshSeconds({ panel, hotel, follow }: Record<Pace, number>): Record<Pace, number> {
  return { panel: toSeconds(panel), hotel: toSeconds(hotel), follow: toSeconds(follow) };
}

/** Whole seconds, and not 0, which browsers take for "at once". */
const toSeconds = (ms: number): number => Math.max(1, Math.round(ms / 1000));

/** A user without access to a screen sees the not-found screen in the frame of their own screens. */
function layoutAt(pathname: string, context: RequestContext): Layout {
  const screen = screenAt(pathname);
  return screens[mayEnter(screen, context) ? screen : "not_found"].layout;
}

function toMemberView(
  user: User,
  { here, isAsked }: { here: URL; isAsked: boolean },
  context: RequestContext,
) {
  const { session, siteDomain } = context;
  const hasProfile = !session?.scope && mayEnter("profile", context);
  const isPermitted = user.permissions?.includes("purses") ?? true;
  const hasPurses = !session?.scope && mayEnter("purses", context) && isPermitted;
  return {
    name: user.name,
    avatar: toPictureAddress(user.avatar, context),
    companyLogo: user.isCompany ? toPictureAddress(user.logo, context) : null,
    // Null inside where the API does not name the company.
    employeeOf: user.employee && { company: user.employee.companyName },
    profile: hasProfile ? pathTo("profile", { siteDomain }) : null,
    purses: hasPurses ? pathTo("purses", { siteDomain }) : null,
    // The two screens of the hotel, which link to each other.
    desk: {
      home: pathTo("hotel_home", { siteDomain }),
      history: pathTo("hotel_history", { siteDomain }),
    },
    // The address that tells whether the session is still valid.
    sessionCheck: keepOnLink(pathToResource("session_check", { siteDomain }), session),
    // The page with the log-out dialog open, and whether it is open now.
    logout: {
      ask: `${here.pathname}${here.search}${here.search ? "&" : "?"}dialog=logout`,
      isAsked,
      action: keepOnLink(pathToResource("logout", { siteDomain }), session),
    },
    countsAddress: countsAddress(context, here.pathname),
  };
}

const YEAR_SECONDS = 365 * 86_400;

/**
 * Whether pages without JavaScript may refresh themselves. `?refresh=off` in a link turns it off; a
 * cookie remembers the choice for every page, so links need not carry it.
 */
function readRefreshChoice({ searchParams }: URL, { request, context: { isSecure } }: Args) {
  const name = cookieName("parada_refresh", isSecure);
  const choice = searchParams.get("refresh");
  if (choice !== "off" && choice !== "on") {
    return { isOff: readCookies(request.headers.get("cookie")).get(name) === "off" };
  }
  const isOff = choice === "off";
  const maxAgeSeconds = isOff ? YEAR_SECONDS : 0;
  return {
    isOff,
    cookie: writeCookie(name, isOff ? "off" : "", { secure: isSecure, maxAgeSeconds }),
  };
}
