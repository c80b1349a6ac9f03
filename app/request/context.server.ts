import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/node";
import type { Api } from "../api/client.server.ts";
import type { Brand } from "../api/configuration.server.ts";
import { ApiFault } from "../api/errors.ts";
import { checkToken, type User } from "../api/session.server.ts";
import { isThereWithin } from "../deferred.ts";
import { detectLanguage } from "../i18n/detect.server.ts";
import { type Language, toOffer, wholeOffer } from "../i18n/languages.ts";
import { pathTo } from "../paths.ts";
import { type ScreenName, screens } from "../screens.ts";
import { landingPath, mayEnter, maySend } from "../session/access.ts";
import type { Session } from "../session/sessions.server.ts";
import { storeOfAccount } from "../store/account-records.server.ts";
import { StoreDown } from "../store/store.ts";
import { toDomain } from "../tenant/tenants.server.ts";
import { unknownBrand } from "../tenant/unknown-brand.ts";
import { toBackPath, toPageUrl } from "./back-path.ts";
import { SessionExpired, screenNotFound } from "./responses.server.ts";
import { screenAt } from "./screen-at.server.ts";
import { findSession } from "./session/find-session.server.ts";
import type { SavedFormOwner } from "./session/saved-form.server.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/** The arguments of loaders and actions. */
export type Args = Pick<ActionFunctionArgs, "request" | "params" | "context">;

/** The brand, the language, the user and the services of a request; the same for all screens. */
export type RequestContext = {
  brand: Brand;
  /** Set where the address names the brand and not the host; the page's links then name it too. */
  siteDomain: string | undefined;
  language: Language;
  /** The languages between which the user may choose. */
  languages: readonly Language[];
  session: Session | undefined;
  /** The owner of an expired session, where the browser still has its cookie. */
  expired: SavedFormOwner | undefined;
  user: User | undefined;
  /** The taxi API, called with the user's token. */
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

/** After a minute, the API is asked again whether the token is valid. */
const CHECK_EVERY_MS = 60_000;
/** How long the status page waits for the brand. */
const STATUS_PATIENCE_MS = 2_000;

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext & { storeDown: boolean }>>();

/** Reads the context without checking access. The loaders of one request share it. */
export function getRequestContext(args: Args): Promise<RequestContext & { storeDown: boolean }> {
  const context = contexts.get(args.context) ?? open(args);
  contexts.set(args.context, context);
  return context;
}

/** Undefined where the brand cannot be found, or the API not reached. */
export const findRequestContext = (args: Args) => getRequestContext(args).catch(() => undefined);

/** The language of a request's answer, also where the brand is unknown. */
export async function languageOf(args: Args): Promise<Language> {
  const context = await findRequestContext(args);
  return context?.language ?? detectLanguage(args.request, wholeOffer);
}

/** The guard of every loader and action: returns the context to users whom the screen table admits. */
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
    args.context.recordRefusal({ reason: "logged_out" });
    throw redirect(
      pathTo("before_room", { query: { back: toBackPath(args.request) }, siteDomain }),
    );
  }
  if (isForMembers) await checkSession(context as MemberContext);
  if (screens[screen].audience === "guests" && context.user) {
    throw redirect(landingPath(context));
  }
  const isSent = !["GET", "HEAD"].includes(args.request.method);
  const maySendHere = !isSent || !context.user || maySend(screen, context.user);
  if (!mayEnter(screen, context) || !maySendHere) {
    args.context.recordRefusal({ reason: "no_access" });
    throw screenNotFound();
  }
  return context as ContextOf<Name>;
}

async function open({ request, params, context: shared }: Args) {
  const { services, requestId } = shared;
  const found = findBrand(new URL(request.url), params, services.tenants);
  const isStatus = screenAt(toPageUrl(request).pathname) === "status";
  const { brand, siteDomain, foundBy } = isStatus ? await unlessUnknown(found) : await found;
  shared.recordBrand({ brand, foundBy });
  const offer = toOffer(brand);
  const { languages } = offer;
  const language = await detectLanguage(request, offer);
  const { session, expired, storeDown } = await findSession(request, brand, shared);
  const app = session ? withAccountStore(shared, session) : shared;
  const api = services.api({
    permalink: brand.permalink,
    token: session?.token,
    requestId,
    language,
  });
  const user = session && userOf(session);
  return { brand, siteDomain, language, languages, session, expired, user, api, app, storeDown };
}

/** Lists every record that the request writes under the account, so that it is deleted with the account. */
function withAccountStore(context: AppLoadContext, { permalink, user }: Session): AppLoadContext {
  const store = storeOfAccount(context.services.store, { permalink, accountId: user.id });
  return { ...context, services: { ...context.services, store } };
}

/** The status page has to answer, and soon, while neither the API nor the store knows the brand. */
async function unlessUnknown(found: Promise<FoundBrand>): Promise<FoundBrand> {
  try {
    if (await isThereWithin(STATUS_PATIENCE_MS, found)) return await found;
    found.catch(() => {});
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
  }
  return { brand: unknownBrand, siteDomain: undefined, isOwnHost: false, foundBy: "unknown" };
}

export type FoundBrand = Pick<RequestContext, "brand" | "siteDomain"> & {
  /** Whether the host belongs to this brand alone. */
  isOwnHost: boolean;
  /** How the brand was found; the page cache keeps a copy for each, since they may differ in age. */
  foundBy: string;
};

/** Finds the brand of an address: by its host, by its parameters, or the default one. */
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

/** A session from a link may see its one screen only. */
function userOf({ user, scope }: Session): User {
  return scope ? { ...user, permissions: [scope] } : user;
}

/** Asks the API about the token when the last check is a minute old, and saves the answer. */
async function checkSession(context: MemberContext): Promise<void> {
  const { session } = context;
  if (Date.now() - session.checkedAt < CHECK_EVERY_MS) return;
  try {
    await renewToken(context);
  } catch (error) {
    // While the API is down the session stays valid; the page's own calls tell the user.
    if (!(error instanceof ApiFault)) throw error;
    traceInRequest("session_check", error, context);
    return;
  }
  context.user = userOf(session);
}

/** Saves the token and the user that the API sends for the session's token. */
export async function renewToken({
  session,
  api,
  app,
}: Pick<MemberContext, "session" | "api" | "app">) {
  Object.assign(session, await checkToken(api), { checkedAt: Date.now() });
  await app.services.sessions.save(session);
}

/** The group that takes the orders and the payment: the brand's, or the only one that the user may order from. */
export function ownGroupId({ user, brand }: Pick<MemberContext, "user" | "brand">): number {
  return user.exclusiveGroupId ?? brand.id;
}
