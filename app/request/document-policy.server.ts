import type { Brand } from "../api/configuration.server.ts";
import type { ScreenName } from "../screens.ts";
import { type Args, getRequestContext } from "./context.server.ts";
import { screenAt } from "./screen-at.server.ts";

/** What one document may do, and all others may not: run Google's scripts for a map, or use the camera. */
export type Capability = "map" | "camera";

const screensWithMap: ScreenName[] = ["panel_home", "panel_home2", "request"];

/**
 * What the page at an address may do beyond all others. A document has one policy for its life, so
 * from such a page to any other, and back, the way is a whole load.
 */
export function capabilityOf(
  pathname: string,
  { mapsKey }: Pick<Brand, "mapsKey">,
): Capability | undefined {
  const screen = screenAt(pathname);
  if (screen === "purses") return "camera";
  return mapsKey !== null && screensWithMap.includes(screen) ? "map" : undefined;
}

/** Has the browser load a whole page where a redirect leads to a page with another policy. */
export async function redirectToDocument<Result>(result: Result, args: Args): Promise<Result> {
  const location = result instanceof Response && result.headers.get("Location");
  if (!location) return result;
  const { request } = args;
  const { brand } = await getRequestContext(args);
  const to = new URL(location, request.url).pathname;
  // The page that asks; where it does not say, the address that it has asked.
  const referrer = request.headers.get("referer") ?? "";
  const from = new URL(URL.canParse(referrer) ? referrer : request.url).pathname;
  if (capabilityOf(from, brand) !== capabilityOf(to, brand)) {
    result.headers.set("X-Remix-Reload-Document", "true");
  }
  return result;
}
