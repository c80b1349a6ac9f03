import { matchPath } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { pathTo } from "../paths.ts";
import { screenAt } from "../request/screen-at.server.ts";
import { type ScreenName, screenNames, screens } from "../screens.ts";

/** A page that is the same for all anonymous users. */
export type PublicAddress = {
  screen: ScreenName;
  params: Record<string, string | undefined>;
  /** The brand that the address names, if any. */
  siteDomain: string | undefined;
  /** The group's content that it shows, if any. */
  contentKey: string | undefined;
};

/** The path parameters that identify no person; all others are codes, phones and tokens. */
const publicParams = ["site_domain", "content_key"];

/** The return paths after a log-in that identify no person: screens without parameters. */
const publicReturnPaths = new Set(
  screenNames
    .filter((name) => !/:[^?/]+(\/|$)/.test(screens[name].path))
    .map((name) => pathTo(name)),
);

const MAX_CACHED = 1000;
const cache = new LRUCache<string, { parsed: PublicAddress | undefined }>({
  max: MAX_CACHED,
  memoMethod: (address) => ({ parsed: parse(address) }),
});

/** Undefined for an address with any part that is not the brand's own. */
export const readPublicAddress = (address: string): PublicAddress | undefined =>
  cache.memo(address).parsed;

function parse(address: string): PublicAddress | undefined {
  const [path = "", search = "", ...more] = address.split("?");
  if (more.length > 0) return undefined;
  const screen = screenAt(path);
  const params: PublicAddress["params"] | undefined = matchPath(screens[screen].path, path)?.params;
  // A cached page would tell how things were.
  if (!params || !isForGuests(screen) || screen === "status") return undefined;
  const present = Object.keys(params).filter((name) => params[name] !== undefined);
  if (!present.every((name) => publicParams.includes(name))) return undefined;
  // Only as the panel writes it, so that other spellings do not fill the cache.
  if (pathTo(screen, { params }) !== path) return undefined;
  const query = new URLSearchParams(search);
  const isPublic = [...query].every(
    ([name, value]) => name === "site_domain" || (name === "back" && publicReturnPaths.has(value)),
  );
  if (!isPublic || `${query}` !== search || new Set(query.keys()).size !== query.size) {
    return undefined;
  }
  return {
    screen,
    params,
    siteDomain: params.site_domain ?? query.get("site_domain") ?? undefined,
    contentKey: params.content_key,
  };
}

function isForGuests(screen: ScreenName): boolean {
  const { audience } = screens[screen];
  return audience === "everyone" || audience === "guests";
}
