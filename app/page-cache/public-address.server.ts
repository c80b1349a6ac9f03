import { matchPath } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { pathTo } from "../paths.ts";
import { screenAt } from "../request/screen-at.server.ts";
import { type ScreenName, screens } from "../screens.ts";

/** A page that is the same for all who are not logged in. */
export type PublicAddress = {
  params: Record<string, string | undefined>;
  /** The brand that the address names, if any. */
  siteDomain: string | undefined;
  /** The text of the group's that it shows, if any. */
  contentKey: string | undefined;
};

/** Of a path of a screen, these say nothing of a person: all others are codes, phones and tokens. */
const harmlessParams = ["site_domain", "content_key"];
const names = Object.keys(screens) as ScreenName[];

/** Where a log-in may lead back to without saying anything of a person: a screen, and nothing of it. */
const harmlessWaysBack = new Set(
  names.filter((name) => !/:[^?/]+(\/|$)/.test(screens[name].path)).map((name) => pathTo(name)),
);

const REMEMBERED = 1000;
const known = new LRUCache<string, { read: PublicAddress | undefined }>({
  max: REMEMBERED,
  memoMethod: (address) => ({ read: understand(address) }),
});

/** Nothing for an address with anything in it that is not the brand's own. */
export const readPublicAddress = (address: string): PublicAddress | undefined =>
  known.memo(address).read;

function understand(address: string): PublicAddress | undefined {
  const [path = "", search = "", ...more] = address.split("?");
  if (more.length > 0) return undefined;
  const screen = screenAt(path);
  const params: PublicAddress["params"] | undefined = matchPath(screens[screen].path, path)?.params;
  if (!params || !isForGuests(screen)) return undefined;
  const given = Object.keys(params).filter((name) => params[name] !== undefined);
  if (!given.every((name) => harmlessParams.includes(name))) return undefined;
  // Only as we write it, so that there are no more pages than there are.
  if (pathTo(screen, { params }) !== path) return undefined;
  const query = new URLSearchParams(search);
  const isHarmless = [...query].every(
    ([name, value]) => name === "site_domain" || (name === "back" && harmlessWaysBack.has(value)),
  );
  if (!isHarmless || `${query}` !== search || new Set(query.keys()).size !== query.size) {
    return undefined;
  }
  return {
    params,
    siteDomain: params.site_domain ?? query.get("site_domain") ?? undefined,
    contentKey: params.content_key,
  };
}

function isForGuests(screen: ScreenName): boolean {
  const { audience } = screens[screen];
  return audience === "everyone" || audience === "guests";
}
