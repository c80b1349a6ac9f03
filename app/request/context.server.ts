import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/node";
import type { Api } from "../api/client.server.ts";
import type { Brand } from "../api/configuration.server.ts";
import { ApiFault } from "../api/errors.ts";
import { checkToken, type User } from "../api/session.server.ts";
import { detectLanguage } from "../i18n/detect.server.ts";
import type { Language } from "../i18n/languages.ts";
import { pathTo } from "../paths.ts";
import { type ScreenName, screens } from "../screens.ts";
import { mayEnter } from "../session/access.ts";
import type { Session } from "../session/sessions.server.ts";
import { storeOfAccount } from "../store/account-records.server.ts";
import { StoreDown } from "../store/store.ts";
import { toBackPath } from "./back-path.ts";
import { toDomain } from "./host.ts";
import { landingPath } from "./landing.server.ts";
import { screenNotFound } from "./responses.server.ts";
import { type FoundSession, findSession } from "./session/find-session.server.ts";
import { SessionExpired } from "./session/session-expired.server.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/** Loaders and actions are called alike. */
export type Args = Pick<ActionFunctionArgs, "request" | "params" | "context">;

/** One request, as far as it is the same for all screens: on which brand, in which language, by whom. */
export type RequestContext = {
  brand: Brand;
  /** Set where the brand was named by the address and not by the host; addresses then go on naming it. */
  siteDomain: string | undefined;
  language: Language;
  session: Session | undefined;
  expired: FoundSession["expired"];
  user: User | undefined;
  /** Calls the taxi API as whoever is logged in. */
  api: Api;
  app: AppLoadContext;
};

export type MemberContext = RequestContext & { session: Session; user: User };

/** An account on a brand, with the API and the services: of a request, or of a job without one. */
export type AccountContext = Pick<MemberContext, "brand" | "user" | "api"> & {
  app: Pick<AppLoadContext, "services" | "log" | "requestId">;
};

export type ContextOf<Name extends ScreenName> = (typeof screens)[Name]["audience"] extends
  | "everyone"
  | "guests"
  ? RequestContext
  : MemberContext;

/** The token is checked again after a minute. */
const CHECKED_MS = 60_000;

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext & { storeDown: boolean }>>();

/** Who is here, without asking whether they may be. The loaders of one request share the answer. */
export function getRequestContext(args: Args): Promise<RequestContext & { storeDown: boolean }> {
  const opened = contexts.get(args.context) ?? open(args);
  contexts.set(args.context, opened);
  return opened;
}

/** The guard of every loader and action: lets in whom the screen table allows, and sends away the others. */
export async function requireScreen<Name extends ScreenName>(
  args: Args,
  screen: Name,
): Promise<ContextOf<Name>> {
  const context = await getRequestContext(args);
  const { siteDomain } = context;
  const isForMembers = !["everyone", "guests"].includes(screens[screen].audience as string);
  if (isForMembers && context.storeDown) throw new StoreDown(undefined);
  if (isForMembers && context.expired) throw new SessionExpired();
  if (isForMembers && !context.session) {
    throw redirect(
      pathTo("before_room", { query: { back: toBackPath(args.request) }, siteDomain }),
    );
  }
  if (isForMembers) await checkSession(context as MemberContext);
  if (screens[screen].audience === "guests" && context.user) {
    throw redirect(landingPath(context.user, context));
  }
  if (!mayEnter(screen, context.user)) throw screenNotFound();
  return context as ContextOf<Name>;
}

async function open({ request, params, context: shared }: Args) {
  const { services, requestId } = shared;
  const { brand, siteDomain } = await findBrand(new URL(request.url), params, services.tenants);
  const language = await detectLanguage(request);
  const { session, expired, storeDown } = await findSession(request, brand, shared);
  const app = session ? withAccountStore(shared, session) : shared;
  const api = services.api({
    permalink: brand.permalink,
    token: session?.token,
    requestId,
    language,
  });
  const user = session && userOf(session);
  return { brand, siteDomain, language, session, expired, user, api, app, storeDown };
}

/** All that the user's request writes is listed under the account, so that it goes with the account. */
function withAccountStore(context: AppLoadContext, { permalink, user }: Session): AppLoadContext {
  const store = storeOfAccount(context.services.store, { permalink, accountId: user.id });
  return { ...context, services: { ...context.services, store } };
}

export type FoundBrand = Pick<RequestContext, "brand" | "siteDomain"> & {
  /** Whether the host is that brand's alone. */
  isOwnHost: boolean;
  /** Tells apart the ways to a brand, which may hold copies of different age. */
  foundBy: string;
};

/** The brand that an address means. */
export async function findBrand(
  url: URL,
  params: Args["params"],
  tenants: AppLoadContext["services"]["tenants"],
): Promise<FoundBrand> {
  const host = toDomain(url.host);
  const ofHost = await tenants.find({ domain: host });
  if (ofHost) return { brand: ofHost, siteDomain: undefined, isOwnHost: true, foundBy: host };
  const domain = params.site_domain ?? url.searchParams.get("site_domain");
  const named = domain
    ? await tenants.find({ domain: toDomain(domain) })
    : params.permalink && (await tenants.find({ permalink: params.permalink }));
  const isOwnHost = false;
  if (named) {
    const { siteDomain } = named;
    return { brand: named, siteDomain, isOwnHost, foundBy: `site_domain/${siteDomain}` };
  }
  const brand = await tenants.findDefault();
  return { brand, siteDomain: undefined, isOwnHost, foundBy: "default" };
}

/** Of somebody who has come by a link to one screen, no more is known than that. */
function userOf({ user, scope }: Session): User {
  return scope ? { ...user, permissions: [scope] } : user;
}

/** Asks the API about a token that was last asked about a while ago, and keeps what it says. */
async function checkSession(context: MemberContext): Promise<void> {
  const { session, app } = context;
  if (Date.now() - session.checkedAt < CHECKED_MS) return;
  try {
    Object.assign(session, await checkToken(context.api), { checkedAt: Date.now() });
  } catch (error) {
    // With the line down, what is known stays good; the page's own calls will tell the user.
    if (!(error instanceof ApiFault)) throw error;
    traceInRequest("session_check", error, context);
    return;
  }
  context.user = userOf(session);
  await app.services.sessions.save(session);
}
